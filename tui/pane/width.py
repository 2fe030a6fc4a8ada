"""How wide the pane is."""

from __future__ import annotations

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
