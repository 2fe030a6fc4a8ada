"""A wide screen in halves: the position left, what is asked or said of it right."""

from __future__ import annotations

WIDE = 119
"""From so many columns on."""
LEFT = 72
"""Cells of the left half with its margins."""


def halves(width: int) -> tuple[int, int]:
    """Return the cells that a text has in each half; where there is one above the other, both have all.

    >>> halves(80), halves(120)
    ((77, 77), (69, 43))
    """
    return (LEFT - 3, width - LEFT - 5) if width >= WIDE else (width - 3, width - 3)
