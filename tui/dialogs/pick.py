"""A list of rows, one of which is picked; or something is done with all of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.text import Text
from textual import on
from textual.events import Key
from textual.widget import Widget
from textual.widgets import OptionList, Static

from paircard.core.values.language import tr
from paircard.tui.dialogs.base import Dialog


class Pick(Dialog[str]):
    """Show rows and wait for Enter on one of them, or for another key; the answer is its number from 1, or the key."""

    def __init__(
        self,
        title: str,
        text: str,
        rows: Sequence[str],
        more: Mapping[str, str],
        *,
        enter: str,
        told: Sequence[str],
        at: int = 0,
    ) -> None:
        """Begin at a row; `enter` says what Enter does, `more` what other keys do, `told` the rows in line mode."""
        super().__init__(title)
        self.text = text
        self.rows = rows
        self.more = more
        self.told = told
        self._enter = enter
        self._at = at

    def body(self) -> Iterable[Widget]:
        """The text, and the rows under it."""
        yield Static(Text(self.text), markup=False)
        yield OptionList(*(Text(row, no_wrap=True, overflow="ellipsis") for row in self.rows), markup=False)

    def keys(self) -> str:
        """Say what may be done."""
        others = (f"{key} {label}" for key, label in self.more.items())
        enter = f"Enter {self._enter}"  # no words: a key
        return "   ".join([enter, *others, tr("Esc close")])

    def on_mount(self) -> None:
        """Stand where one stood before."""
        rows = self.query_one(OptionList)
        rows.highlighted = min(self._at, len(self.rows) - 1)
        rows.focus()

    @on(OptionList.OptionSelected)
    def answer_row(self, event: OptionList.OptionSelected) -> None:
        """Answer with the number of the row."""
        self.dismiss(str(event.option_index + 1))

    def on_key(self, event: Key) -> None:
        """Answer with the key, if it is one of those that do something."""
        if event.character in self.more:
            event.stop()
            self.dismiss(event.character)
