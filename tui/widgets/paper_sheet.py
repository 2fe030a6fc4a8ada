"""A paper as it will be printed, to scroll through: only the lines that are seen are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.segment import Segment
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from paircard.data.papers.cells import cell_len
from paircard.tui.looks.styles import PAST, WON

SIDEWAYS = 20
"""Columns that one step to the side goes."""


class PaperSheet(ScrollView, can_focus=True):
    """Lines of text, as they are."""

    DEFAULT_CSS = "PaperSheet { height: 1fr; scrollbar-size-vertical: 0; scrollbar-size-horizontal: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "aside(-1)", show=False),
        Binding("right", "aside(1)", show=False),
        Binding("space", "page_down", show=False),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._lines: Sequence[str] = ()
        self._title = ""
        self.framed = False
        """Whether it has an edge, and blanks inside it."""

    def show(self, title: str, lines: Sequence[str]) -> None:
        """Show these lines; under another title from their beginning."""
        self._lines = lines
        self.virtual_size = Size(max(map(cell_len, lines), default=0), len(lines))
        if title != self._title:
            self._title = title
            self.scroll_to(0, 0, animate=False, force=True)
        self.refresh()

    @property
    def seen(self) -> tuple[int, int, int]:
        """Numbers of the first and the last line seen, and of the last one."""
        first = self.scroll_offset.y
        return first + 1, min(first + self.size.height, len(self._lines)), len(self._lines)

    def action_aside(self, step: int) -> None:
        """Scroll sideways, where the paper is wider than the screen."""
        self.scroll_relative(x=step * SIDEWAYS, animate=False)

    def render_line(self, y: int) -> Strip:
        """Return one line of the screen."""
        left, top = self.scroll_offset
        at = top + y
        text = self._line(at)
        # where the paper is narrower than the window it begins where everything else on the screen does
        text = text if self.framed or self.virtual_size.width >= self.size.width else f" {text}"
        strip = Strip([Segment(text, self.rich_style + self.app.console.get_style(self._style(at)))])
        return strip.crop_extend(left, left + self.size.width, self.rich_style)

    def _style(self, at: int) -> str:
        """Return how a line looks: a heading bold, the rule under it quiet."""
        if _is_rule(self._line(at)):
            return PAST
        return WON if _is_rule(self._line(at + 1)) else "none"

    def _line(self, at: int) -> str:
        return self._lines[at] if at < len(self._lines) else ""


def _is_rule(line: str) -> bool:
    """Whether a line is drawn and not written: under a heading, or under the heads of a table.

    >>> _is_rule("====="), _is_rule("--  --- ----"), _is_rule("1 - 2"), _is_rule("-"), _is_rule("")
    (True, True, False, False, False)
    """
    return len(line) > 1 and not line.strip("=- ")
