"""The scroll bar in whole cells: over a slow line an eighth of a cell is not worth what it takes to show it."""

from __future__ import annotations

from typing import ClassVar

from textual.scrollbar import ScrollBar, ScrollBarRender


class WholeCells(ScrollBarRender):
    """A thumb that begins and ends where cells do."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "]
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "]


def draw_in_whole_cells() -> None:
    """Let every scroll bar be drawn so from now on."""
    ScrollBar.renderer = WholeCells
