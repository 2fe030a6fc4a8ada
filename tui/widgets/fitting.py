"""Cells of a table on the screen: as wide as their column, numbers at the right."""

from __future__ import annotations

from rich.text import Text

from paircard.data.papers.cells import cell_len
from paircard.data.papers.fitting import fit, fold

__all__ = ["fit", "fold", "hanging", "left", "right"]


def hanging(head: str, text: str, width: int, rows: int = 2) -> list[str]:
    """Break a text under itself, not under the head before it, where it is whole in so many rows then.

    >>> hanging("12:00, Zoë: ", "what was done and why", 26)
    ['12:00, Zoë: what was done', '            and why']
    """
    indent = cell_len(head)
    under = fold(text, max(1, width - indent))
    if len(under) > rows or 2 * indent > width:
        return fold(head + text, width)
    first, *others = under or [""]
    return [head + first, *(" " * indent + line for line in others)]


def left(text: str, width: int) -> Text:
    """Return a cell with the text at its left."""
    return Text(fit(text, width), no_wrap=True)


def right(text: str, width: int) -> Text:
    """Return a cell with a short number at its right."""
    return Text(text.rjust(width), no_wrap=True)
