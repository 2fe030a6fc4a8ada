"""A wide screen in halves: the position left, what is asked or said of it right."""

from __future__ import annotations

WIDE = 119
"""From so many columns on."""
_LEFT = 72
"""Cells of the left half with its margins at least; it has three fifths of a wider screen."""


def halves(width: int) -> tuple[int, int]:
    """Return the cells that a text has in each half; where there is one above the other, both have all.

    >>> halves(80), halves(120), halves(200)
    ((77, 77), (69, 43), (117, 75))
    """
    left = left_half(width)
    return (left - 3, width - left - 5) if width >= WIDE else (width - 3, width - 3)


def left_half(width: int) -> int:
    """Return the cells of the left half of a wide screen, with its margins."""
    return max(_LEFT, width * 3 // 5)
