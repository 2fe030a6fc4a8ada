"""A sheet of text whose lines are written as it is scrolled: of a long explanation few are ever seen."""

from __future__ import annotations

from time import monotonic

from rich.text import Text

from paircard.core.values.lazily import Lazily
from paircard.tui.widgets.text_sheet import TextSheet

_BELOW = 5
"""So many lines are written below those seen: then one can scroll on, and the next are written."""
_AT_ONCE = 0.04
"""So many seconds go into lines before those there are are painted: the next key need not wait for all of them."""


class UnrolledSheet(TextSheet):
    """Lines that are written when they come into sight."""

    _roll: Lazily[Text] | None = None
    _called = ""

    def unroll(self, title: str, lines: Lazily[Text], top: int = 0) -> None:
        """Show these lines from one of them on; under another title, all of the sheet is painted."""
        self._roll, self._called = lines, title
        self._write(top)
        self.scroll_to(y=top, animate=False)

    def _write(self, top: int) -> None:
        """Write as many lines as are seen, or those that are soon there: the others when they have been painted."""
        roll = self._roll
        if roll is None:
            return
        wanted, until = top + self.size.height + _BELOW, monotonic() + _AT_ONCE
        more = len(roll.known) < wanted
        while more and len(roll.known) < wanted and monotonic() < until:
            more = roll.read_on()
        self.show(self._called, roll.known[:wanted])
        if more and len(roll.known) < wanted:
            self.call_after_refresh(self._write_on, roll)

    def _write_on(self, roll: Lazily[Text]) -> None:
        if roll is self._roll:
            self._write(self.scroll_offset.y)

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Write on where one scrolls."""
        super().watch_scroll_y(old_value, new_value)
        self._write(int(new_value))

    def on_resize(self) -> None:
        """Write as much as there is room for."""
        self._write(self.scroll_offset.y)
