"""The line above the footer of every screen: what was said last."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from paircard.tui.looks.signs import signs_for
from paircard.tui.widgets.fitting import fold

USUAL_ROWS = 2
"""Rows kept for the status line, so that most messages do not move the table and repaint it."""


class StatusLine(Static):
    """The line above the footer: the last thing the program said.

    It stays until the next, or until screen or event are left; a refusal until a command succeeds.
    """

    said = 0
    """How often something was said."""
    _rows = USUAL_ROWS
    _message = ""

    def on_resize(self) -> None:
        """Break the lines anew, once the layout that told of the new size is done."""
        self.call_after_refresh(self._tell_again)

    def _tell_again(self) -> None:
        # what is said by then, not what was said when the size changed: a result may have come in between
        self.tell(self._message, bad=self.has_class("bad"))

    def tell(self, message: str, *, bad: bool = False) -> None:
        """Say something; a refusal is marked with `!`, so that no colour is needed."""
        self._message = message
        self.said += 1
        told = signs_for().spell(f"! {message}" if bad else message)
        lines = fold(told, self.content_size.width or 76)
        rows, self._rows = self._rows, max(USUAL_ROWS, len(lines))
        self.update(Text("\n".join(lines), no_wrap=True), layout=rows != self._rows)
        self.set_class(bad, "bad")

    def end_of(self, said: int) -> None:
        """End a refusal that was said before a command, if the command said nothing itself."""
        if said == self.said and self.has_class("bad"):
            self.tell("")
