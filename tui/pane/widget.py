"""The pane as a widget, and how wide it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from paircard.tui.looks.signs import signs_for
from paircard.tui.pane.parts import Part, drawn
from paircard.tui.widgets.detail import Late

WIDE = 160
"""From so many columns on there is room for it."""
_TABLE = 120
"""Cells that a table would like to have beside it; narrower windows leave it ten less."""
_CELLS = range(50, 91)
_EDGE = 1
"""Cells for the line at its left."""


def pane_width(width: int) -> int:
    """Return how wide the pane is in a window of so many columns, its edge included; 0 where there is none.

    >>> [pane_width(each) for each in (159, 160, 180, 200, 300)]
    [0, 50, 60, 80, 90]
    """
    return 0 if width < WIDE else max(_CELLS[0], min(_CELLS[-1], width - _TABLE))


class SidePane(Late):
    """Parts about what is under the cursor; told late, as the detail line is."""

    DEFAULT_CSS = "SidePane { display: none; height: 1fr; border-left: solid $line; }"

    def tell_parts(self, parts: Callable[[int], Sequence[Part]]) -> None:
        """Show what this returns for a width, asked only when the keys rest."""
        self.tell(lambda: self._drawn(parts))

    def _drawn(self, parts: Callable[[int], Sequence[Part]]) -> Text:
        width, signs = self.size.width, signs_for()
        # a blank cell at the right, as at the left
        return drawn(parts(width - 1), width, self.size.height, signs) if width else Text()
