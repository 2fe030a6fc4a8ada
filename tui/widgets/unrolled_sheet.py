"""A sheet of text whose lines are written as it is scrolled: of a long explanation few are ever seen."""

from __future__ import annotations

from rich.text import Text

from paircard.core.values.lazily import Lazily
from paircard.tui.widgets.text_sheet import TextSheet

_BELOW = 5
"""So many lines are written below those seen: then one can scroll on, and the next are written."""


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
        if self._roll is not None:
            self.show(self._called, self._roll.first(top + self.size.height + _BELOW))

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Write on where one scrolls."""
        super().watch_scroll_y(old_value, new_value)
        self._write(int(new_value))

    def on_resize(self) -> None:
        """Write as much as there is room for."""
        self._write(self.scroll_offset.y)
