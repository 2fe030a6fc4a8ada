"""The list of entries: only the rows that are seen are made, so that a long journal opens at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from paircard.tui.screens.journal.book import Line
from paircard.tui.widgets.celltable import under_cursor


class Listing(ScrollView, can_focus=True):
    """Lines with a cursor."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"listing--cursor"}
    DEFAULT_CSS = """
    Listing { height: 1fr; scrollbar-size-vertical: 1; overflow-x: hidden; }
    Listing > .listing--cursor { background: $block-cursor-background; color: $block-cursor-foreground; }
    Listing:nocolor > .listing--cursor { background: white; color: black; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
    ]

    class Moved(Message):
        """The cursor stands on another line."""

    def __init__(self, row: Callable[[Line], Text]) -> None:
        """`row` writes a line; it is asked for rows that are seen, and for no others."""
        super().__init__()
        self._row = row
        self._lines: Sequence[Line] = ()
        self.cursor = 0

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines; the cursor stays on its entry while that is among them."""
        here = self.chosen
        numbers = [line.entry.number for line in lines]
        self._lines = lines
        self.virtual_size = Size(0, len(lines))
        at = numbers.index(here.entry.number) if here and here.entry.number in numbers else 0
        self.cursor = at
        self._keep_in_sight()
        self.refresh()
        self.post_message(self.Moved())

    @property
    def chosen(self) -> Line | None:
        """The line under the cursor."""
        return self._lines[self.cursor] if 0 <= self.cursor < len(self._lines) else None

    def caret(self) -> Offset:
        """Return where the line under the cursor begins."""
        return Offset(0, self.cursor - self.scroll_offset.y)

    def render_line(self, y: int) -> Strip:
        """Return one row of the screen."""
        index = y + self.scroll_offset.y
        width = self.size.width
        if index >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        chosen = index == self.cursor
        style = self.get_component_rich_style("listing--cursor") if chosen else self.rich_style
        row = self._row(self._lines[index])
        row.truncate(width, overflow="ellipsis")
        row.end = ""
        segments = Segment.apply_style((under_cursor(row) if chosen else row).render(self.app.console), style)
        return Strip(segments).adjust_cell_length(width, style)

    def action_step(self, step: int) -> None:
        """Move the cursor."""
        before, self.cursor = self.cursor, max(0, min(self.cursor + step, len(self._lines) - 1))
        top = self.scroll_offset.y
        self._keep_in_sight()
        if self.scroll_offset.y == top:
            self.refresh(*(Region(0, at - top, self.size.width, 1) for at in (before, self.cursor)))
        self.post_message(self.Moved())

    def action_page(self, step: int) -> None:
        """Move the cursor by what is seen at once."""
        self.action_step(step * max(1, self.size.height - 1))

    def _keep_in_sight(self) -> None:
        height = max(1, self.size.height)
        top = min(self.scroll_offset.y, self.cursor)
        self.scroll_to(y=max(top, self.cursor - height + 1), animate=False, force=True)
