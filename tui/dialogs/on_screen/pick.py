"""A list of rows, one of which is picked; or something is done with all of them."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual import on
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList, Static

from paircard.tui.dialogs.on_screen.base import Dialog
from paircard.tui.dialogs.pick import Pick


class PickDialog(Dialog[str]):
    """Rows, and the keys under them."""

    question: Pick

    def body(self) -> Iterable[Widget]:
        """The text, and the rows under it."""
        yield Static(Text(self.question.text), markup=False)
        yield OptionList(*(Text(row, no_wrap=True, overflow="ellipsis") for row in self.question.rows), markup=False)

    def on_mount(self) -> None:
        """Stand where one stood before."""
        rows = self.query_one(OptionList)
        rows.highlighted = min(self.question.at, len(self.question.rows) - 1)
        rows.focus()

    @on(OptionList.OptionSelected)
    def answer_row(self, event: OptionList.OptionSelected) -> None:
        """Answer with the number of the row."""
        self.dismiss(str(event.option_index + 1))

    def on_key(self, event: Key) -> None:
        """Answer with the key, if it is one of those that do something."""
        if event.character in self.question.more:
            event.stop()
            self.dismiss(event.character)
