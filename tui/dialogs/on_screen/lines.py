"""Many lines at once: typed one after the other, or pasted."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual import on
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.values.language import trn
from paircard.tui.dialogs.lines import AskLines
from paircard.tui.dialogs.on_screen.base import Dialog
from paircard.tui.widgets.line_input import LineInput

_SHOWN = 10
"""So many of the last lines are seen."""


class LinesDialog(Dialog[str]):
    """Enter ends a line, Enter alone ends all of them."""

    question: AskLines

    def __init__(self, question: AskLines) -> None:
        """Begin with none."""
        super().__init__(question)
        self._typed: list[str] = []

    def body(self) -> Iterable[Widget]:
        """What is asked, the last lines, and the one being typed."""
        yield Static(Text(self.question.text), markup=False)
        yield Static("", classes="typed", markup=False)
        yield LineInput(classes="line")

    @on(Input.Submitted)
    def take_line(self, event: Input.Submitted) -> None:
        """Take a line; without one answer with all of them."""
        if event.value.strip():
            event.input.value = ""
            self._take([event.value.rstrip()])
        elif self._typed:
            self.dismiss("\n".join(self._typed))

    @on(LineInput.Lines)
    def take_lines(self, event: LineInput.Lines) -> None:
        """Take all lines that were pasted, the first behind what is typed already."""
        first, *others = event.lines
        lines = [f"{event.line.value}{first}", *others]
        event.line.value = ""
        self._take(lines)

    def on_key(self, event: Key) -> None:
        """Take the last line back into the field, where nothing is typed in it."""
        line = self.query_one(LineInput)
        if event.key == "backspace" and not line.value and self._typed:
            event.stop()
            line.value = self._typed.pop()
            line.cursor_position = len(line.value)
            self._tell()

    def _take(self, lines: list[str]) -> None:
        self._typed += lines
        self._tell()

    def _tell(self) -> None:
        count = trn("{count} line", "{count} lines", len(self._typed))
        shown = [*self._typed[-_SHOWN:], count] if self._typed else []
        self.query_one(".typed", Static).update(Text("\n".join(shown), no_wrap=True, overflow="ellipsis"))
