"""Cells of a table on the screen: as wide as their column, numbers at the right."""

from __future__ import annotations

from rich.text import Text

from data.papers.fitting import fit, fold

__all__ = ["fit", "fold", "left", "right"]


def left(text: str, width: int) -> Text:
    """Return a cell with the text at its left."""
    return Text(fit(text, width), no_wrap=True)


def right(text: str, width: int) -> Text:
    """Return a cell with a short number at its right."""
    return Text(text.rjust(width), no_wrap=True)
