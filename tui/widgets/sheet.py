"""A table of many rows and columns: only what is seen is made; the first columns stay while the others scroll."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from rich.segment import Segment
from rich.text import Text
from textual.binding import Binding, BindingType
from textual.geometry import Offset, Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from paircard.tui.looks.styles import KEY, QUIET
from paircard.tui.widgets.celltable import under_cursor
from paircard.tui.widgets.fitting import fit

R = TypeVar("R")
SCROLL_BAR = 1
"""Cells kept for it, whether it is there or not: a number must never lose its last figure to it."""
MARK = ">"
"""Stands before the row of the cursor, so that it is seen without colour; never beside a figure."""
CHOSEN = "bold underline"  # no words: a style
"""The cell of the cursor."""


@dataclass(frozen=True)
class SheetColumn(Generic[R]):
    """One column: its head, its width with the gap at its left, and what stands in it for a row."""

    key: str
    label: str
    width: int
    text: Callable[[R], str]
    at_right: bool = True
    choosable: bool = True
    """Whether the cursor may stand on it."""
    painted: Callable[[R], Text] | None = None
    """The same text with what is to be seen in it at a glance; None where it is plain."""
    before: Callable[[R], str] | None = None
    """What stands in the gap at the left."""

    def cell(self, text: str) -> str:
        """Return a text as wide as the column, after a gap."""
        room = self.width - 1
        return " " + (text.rjust(room) if self.at_right else fit(text, room))

    def drawn(self, row: R) -> Text:
        """Return the cell of a row."""
        cell = Text(self.cell(self.text(row)), no_wrap=True)
        if self.before is not None and (lead := self.before(row)):
            cell = Text(no_wrap=True).append(lead, KEY).append(cell.plain[1:])
        if self.painted is not None:
            paint = self.painted(row)
            start = max(0, cell.plain.rfind(paint.plain))
            for span in paint.spans:
                cell.stylize(span.style, start + span.start, start + span.end)
            cell.stylize(paint.style, start, start + len(paint.plain))
        return cell


class Sheet(ScrollView, Generic[R], can_focus=True):
    """Rows with a cursor on one cell."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {"sheet--head", "sheet--cursor"}
    DEFAULT_CSS = """
    Sheet { height: 1fr; scrollbar-size-vertical: 1; overflow-x: hidden; }
    Sheet > .sheet--head { background: $panel; color: $foreground; text-style: bold; }
    Sheet > .sheet--cursor { background: $block-cursor-background; color: $block-cursor-foreground; }
    Sheet:nocolor > .sheet--cursor { background: white; color: black; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "step(-1000000)", show=False),
        Binding("end", "step(1000000)", show=False),
        Binding("left", "aside(-1)", show=False),
        Binding("right", "aside(1)", show=False),
    ]

    leap = 0
    """So many rows the table scrolls at its edge, 0 for one: each time much is sent where the pane stands beside it."""

    class Moved(Message):
        """The cursor stands on another cell."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: Sequence[SheetColumn[R]] = ()
        self._staying = 0
        self._rows: Sequence[R] = ()
        self._keys: Sequence[str] = ()
        self._row = 0
        self._column = 0
        self._first = 0
        """Index of the first column seen of those that scroll."""
        self._drawn: list[Text] = []
        self._kept: dict[int, Text] = {}
        """Rows as they were drawn last, without the cursor."""
        self._kept_for: list[int] = []
        self._divided: tuple[int, str] | None = None

    def show(
        self,
        columns: Sequence[SheetColumn[R]],
        staying: int,
        rows: Sequence[R],
        keys: Sequence[str],
        *,
        divided: tuple[int, str] | None = None,
    ) -> None:
        """Show these rows, each under a key of its own; the first `staying` columns do not scroll.

        The cursor stays on its row and column while they are there. `divided`: a line of text before the row of that
        index, where the cursor never stands.
        """
        self._divided = divided
        row, column = self.row_key_at_cursor, self.column_key
        self._columns, self._staying, self._rows, self._keys = columns, staying, rows, keys
        self._kept = {}
        self._row = keys.index(row) if row in keys else min(self._row, max(0, len(keys) - 1))
        stops = self._stops()
        found = [at for at in stops if columns[at].key == column]
        self._column = (found or stops[:1] or [0])[0]
        self.virtual_size = Size(0, self._lines() + 1)
        self._bring_column_in_sight()
        self._bring_row_in_sight()
        self._redraw()
        self.post_message(self.Moved())

    # --- where the cursor is -------------------------------------------------------------------------------

    @property
    def row_key_at_cursor(self) -> str | None:
        """Key of the row under the cursor, None in an empty table."""
        return self._keys[self._row] if self._row < len(self._keys) else None

    @property
    def column_key(self) -> str:
        """Key of the column under the cursor, empty without columns."""
        return self._columns[self._column].key if self._column < len(self._columns) else ""

    @property
    def hidden(self) -> tuple[int, int]:
        """How many columns there are out of sight at the left and at the right."""
        return max(0, self._first - self._staying), len(self._columns) - self._end()

    def move_to(self, key: str) -> bool:
        """Put the cursor on the row of that key; say whether there is one."""
        if key not in self._keys:
            return False
        self.action_step(self._keys.index(key) - self._row)
        return True

    def caret(self) -> Offset:
        """Return where the cell under the cursor begins."""
        seen = self._seen()
        before = seen[: seen.index(self._column)] if self._column in seen else []
        left = sum(self._columns[at].width for at in before)
        return Offset(left, 1 + self._line_of(self._row) - self.scroll_offset.y)

    # --- drawing -------------------------------------------------------------------------------------------

    def render_line(self, y: int) -> Strip:
        """Return one row of the screen: the heads, then what is scrolled to."""
        width = self.size.width
        at = self._row_at(y)
        if at is None:
            if self._divides(y):
                line = Segment.apply_style(self._line(y).render(self.app.console), self.rich_style)
                return Strip(line).adjust_cell_length(width, self.rich_style)
            style = self.get_component_rich_style("sheet--head") if y == 0 else self.rich_style
            return Strip([Segment(fit(self._line(y).plain, width), style)], width)
        style = self.get_component_rich_style("sheet--cursor") if at == self._row else self.rich_style
        segments = Segment.apply_style(self._line(y).render(self.app.console), style)
        return Strip(segments).adjust_cell_length(width, style)

    def on_resize(self) -> None:
        """Use the room there is."""
        self._bring_column_in_sight()
        self._bring_row_in_sight()
        self._drawn = []

    def _lines(self) -> int:
        return len(self._rows) + (self._divided is not None)

    def _divides(self, y: int) -> bool:
        """Whether the line that divides the table stands in this row of the screen."""
        return self._divided is not None and y > 0 and y - 1 + self.scroll_offset.y == self._divided[0]

    def _row_at(self, y: int) -> int | None:
        at = y - 1 + self.scroll_offset.y
        if self._divided is not None and at >= self._divided[0]:
            if at == self._divided[0]:
                return None
            at -= 1
        return at if y > 0 and at < len(self._rows) else None

    def _line_of(self, row: int) -> int:
        """Return in which line of the table a row stands."""
        return row + (self._divided is not None and row >= self._divided[0])

    def _line(self, y: int) -> Text:
        if y == 0:
            return Text("".join(self._columns[at].cell(self._columns[at].label) for at in self._seen()))
        if self._divided is not None and self._divides(y):
            return Text(self._divided[1], QUIET, no_wrap=True, end="")
        at = self._row_at(y)
        if at is None:
            return Text()
        return self._row_of_cursor(at) if at == self._row else self._row_drawn(at)

    def _row_drawn(self, row: int) -> Text:
        """Return a row without the cursor; it is drawn once while the same rows and columns are shown."""
        if (seen := self._seen()) != self._kept_for:
            self._kept_for, self._kept = seen, {}
        if row not in self._kept:
            line = Text(no_wrap=True, end="")
            for at in seen:
                line.append_text(self._columns[at].drawn(self._rows[row]))
            self._kept[row] = line
        return self._kept[row]

    def _row_of_cursor(self, row: int) -> Text:
        """Return the row of the cursor; its cell is marked, and bold."""
        line = Text(no_wrap=True, end="")
        for at in self._seen():
            cell = self._columns[at].drawn(self._rows[row])
            if at == self._column:
                # what is chosen is the text, not the blanks around it
                cell.stylize(CHOSEN, len(cell.plain) - len(cell.plain.lstrip()), len(cell.plain.rstrip()))
            line.append_text(cell)
        return under_cursor(Text(MARK, no_wrap=True, end="").append_text(line[1:])) if line else line

    def _redraw(self) -> None:
        """Repaint the lines that differ from what was drawn last."""
        drawn = [self._line(y) for y in range(self.size.height)]
        if len(drawn) != len(self._drawn):
            self.refresh()
        else:
            changed = [y for y, (new, old) in enumerate(zip(drawn, self._drawn, strict=True)) if new != old]
            if changed:
                self.refresh(*(Region(0, y, self.size.width, 1) for y in changed))
        self._drawn = drawn

    # --- moving --------------------------------------------------------------------------------------------

    def action_step(self, step: int) -> None:
        """Move the cursor up or down."""
        self._row = max(0, min(self._row + step, len(self._keys) - 1))
        self._bring_row_in_sight()
        self._redraw()
        self.post_message(self.Moved())

    def action_page(self, step: int) -> None:
        """Move the cursor by what is seen at once."""
        self.action_step(step * max(1, self.size.height - 2))

    def action_aside(self, step: int) -> None:
        """Choose the next column or the one before."""
        stops = self._stops()
        if self._column in stops:
            self._column = stops[max(0, min(stops.index(self._column) + step, len(stops) - 1))]
        self._bring_column_in_sight()
        self._redraw()
        self.post_message(self.Moved())

    def _stops(self) -> list[int]:
        return [at for at, column in enumerate(self._columns) if column.choosable]

    def _seen(self) -> list[int]:
        return [*range(min(self._staying, len(self._columns))), *range(max(self._first, self._staying), self._end())]

    def _end(self, first: int | None = None) -> int:
        """Index after the last column that fits, from the first one that is seen on."""
        room = self.size.width - SCROLL_BAR - sum(column.width for column in self._columns[: self._staying])
        at = max(self._first if first is None else first, self._staying)
        while at < len(self._columns) and self._columns[at].width <= room:
            room -= self._columns[at].width
            at += 1
        return at

    def _bring_column_in_sight(self) -> None:
        self._first = max(self._staying, min(self._first, self._column))
        while self._first < self._column and self._end() <= self._column:
            self._first += 1
        # what fits at the right leaves no room empty
        while self._first > self._staying and self._end(self._first - 1) == len(self._columns):
            self._first -= 1

    def _bring_row_in_sight(self) -> None:
        height = max(1, self.size.height - 1)
        line = self._line_of(self._row)
        before = self.scroll_offset.y
        top = max(min(before, line), line - height + 1)
        if abs(top - before) == 1:
            top = before + (top - before) * max(1, self.leap)
        self.scroll_to(y=top, animate=False, force=True)
