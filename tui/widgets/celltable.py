"""A table that repaints one cell when one cell changes, and is told its rows as a whole."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual._types import SegmentLines
from textual.binding import Binding, BindingType
from textual.cache import LRUCache
from textual.coordinate import Coordinate
from textual.geometry import Offset, Region
from textual.strip import Strip
from textual.widgets import DataTable
from textual.widgets.data_table import Row as LineOfTable
from textual.widgets.data_table import RowKey

from paircard.tui.widgets.drawn_cell import drawn_cell

Cell = Text
"""Cells are always `Text`: names are data, never markup."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row: a key that stays with it and its cells."""

    key: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Column:
    """One column: its head and its width in terminal cells (None: as wide as its content)."""

    key: str
    label: str
    width: int | None = None


_KEPT_ROWS = 200
"""So many rows are kept as they were drawn: a few windows full."""
_KEPT = ("square.", "said.won", "bold")
"""Styles that are seen under the cursor too begin so: squares, and weight."""


def under_cursor(cell: Text) -> Text:
    """Return a cell as it is in the row of the cursor.

    >>> from rich.text import Span
    >>> under_cursor(Text("1 B", spans=[Span(0, 1, "said.quiet"), Span(2, 3, "square.black")])).spans
    [Span(2, 3, 'square.black')]
    """
    shown = cell.copy()
    shown.spans = [span for span in cell.spans if str(span.style).startswith(_KEPT)]
    if not str(cell.style).startswith(_KEPT):
        shown.style = ""
    return shown


class CellTable(DataTable[Cell]):
    """A `DataTable` without flicker: stock `update_cell` sends the whole table over the line for one cell."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "scroll_top", show=False),
        Binding("end", "scroll_bottom", show=False),
    ]
    leap = 0
    """So many rows the table scrolls at its edge, 0 for one: each time much is sent where the pane stands beside it."""
    _hold = False
    _base_style = Style.null()
    _shown: tuple[Row, ...] = ()
    _place: tuple[str | None, int, int] = (None, 0, 0)
    """Where to return to after new columns: key of the row, its line, and how far the table was scrolled."""

    def __init__(self, *, padding: int = 1, id: str | None = None) -> None:
        self._unmoved: LRUCache[tuple[object, ...], Strip] = LRUCache(_KEPT_ROWS)
        super().__init__(cursor_type="row", cell_padding=padding, cursor_foreground_priority="renderable", id=id)

    def leave_enter(self) -> None:
        """Leave Enter to the screen, which then shows in its footer what that key does."""
        self._bindings.key_to_bindings.pop("enter", None)

    def set_columns(self, columns: Sequence[Column]) -> None:
        """Replace the columns; rows are gone until the next `show`, which puts the cursor where it was."""
        self._place = self._here()
        self.clear(columns=True)
        self._shown = ()
        for column in columns:
            self.add_column(Text(column.label), key=column.key, width=column.width)

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows: cells that differ are written one by one; the cursor stays on its row."""
        new = tuple(rows)
        if [row.key for row in new] != [row.key for row in self._shown]:
            self._refill(new)
        else:
            self._patch(new, range(len(new)))
        self._shown = new

    def show_some(self, rows: Mapping[int, Row]) -> None:
        """Show these rows where others of the same keys stand, by their places: the rest is not looked at."""
        shown = list(self._shown)
        for place, row in rows.items():
            shown[place] = row
        new = tuple(shown)
        self._patch(new, sorted(rows))
        self._shown = new

    @property
    def row_key_at_cursor(self) -> str | None:
        """Key of the row under the cursor, None in an empty table."""
        return self._shown[self.cursor_row].key if 0 <= self.cursor_row < len(self._shown) else None

    def move_to(self, key: str) -> bool:
        """Put the cursor on the row of that key; say whether there is one."""
        for index, row in enumerate(self._shown):
            if row.key == key:
                self.move_cursor(row=index, animate=False)
                return True
        return False

    def caret(self) -> Offset:
        """Return where the row of the cursor begins, or its cell where it stands on one."""
        head = self.header_height if self.show_header else 0
        before = self.ordered_columns[: self.cursor_column] if self.cursor_type == "cell" else ()
        left = sum(column.get_render_width(self) for column in before)
        return Offset(left, head + self.cursor_row) - self.scroll_offset

    def refresh(self, *regions: Region, repaint: bool = True, layout: bool = False, recompose: bool = False) -> Self:
        """Hold back the repaint of the whole table while a single cell is being written."""
        if self._hold and not regions and not layout and not recompose:
            return self
        return super().refresh(*regions, repaint=repaint, layout=layout, recompose=recompose)

    def _render_cell(
        self,
        row_index: int,
        column_index: int,
        base_style: Style,
        width: int,
        cursor: bool = False,
        hover: bool = False,
    ) -> SegmentLines:
        """Draw a cell of a row by itself: it is one line of text, and the library would look for several."""
        cell = self._text_at(row_index, column_index)
        if cell is None:
            return super()._render_cell(row_index, column_index, base_style, width, cursor, hover)
        component, after = self._get_styles_to_render_cell(
            False,
            False,
            False,
            hover,
            cursor,
            self.show_cursor,
            self._show_hover_cursor,
            self.cursor_foreground_priority == "css",
            self.cursor_background_priority == "css",
        )
        style = base_style + Style.from_meta({"row": row_index, "column": column_index}) + component
        drawn = drawn_cell(cell, width, self.cell_padding, style, self.app.console)
        return [drawn if not after else list(Segment.apply_style(drawn, post_style=after))]

    def _text_at(self, row: int, column: int) -> Cell | None:
        """Return what stands in a cell of a row; None in heads."""
        if not (0 <= row < len(self._shown) and column >= 0):
            return None
        cell = self._shown[row].cells[column]
        return under_cursor(cell) if row == self.cursor_row and self.cursor_type == "row" else cell

    def _clear_caches(self) -> None:
        super()._clear_caches()
        self._unmoved.clear()

    def render_lines(self, crop: Region) -> list[Strip]:
        """Ask once for all lines how the table looks: the library adds it up of all widgets around, for every line."""
        self._base_style = self.rich_style
        return super().render_lines(crop)

    def render_line(self, y: int) -> Strip:
        """Return one line of the screen; no rows are fixed but the heads."""
        left, top = self.scroll_offset
        heads = self.header_height if self.show_header else 0
        return self._render_line(y + top if y >= heads else y, left, left + self.size.width, self._base_style)

    def _render_line(self, y: int, x1: int, x2: int, base_style: Style) -> Strip:
        """Keep the rows on which the cursor is not: while it moves they are drawn anew by the library, every one."""
        heads = self.header_height if self.show_header else 0
        if self.cursor_type != "row" or y - heads == self.cursor_row:
            return super()._render_line(y, x1, x2, base_style)
        hovers = self._show_hover_cursor and self.hover_coordinate
        key = (y, x1, x2, self.size.width, base_style, self._update_count, self._pseudo_class_state, hovers)
        if key not in self._unmoved:
            self._unmoved[key] = super()._render_line(y, x1, x2, base_style)
        return self._unmoved[key]

    def _update_dimensions(self, new_rows: Iterable[RowKey]) -> None:
        """Measure no rows where every column has a width of its own: a thousand would be measured for nothing."""
        measured = any(column.auto_width for column in self.columns.values())
        super()._update_dimensions(new_rows if measured else ())

    def _scroll_cursor_into_view(self, animate: bool = False) -> None:
        """Scroll by several rows where the cursor goes over the edge by one, at once: another key may be on its way.

        Keys may come before the table has its height, and nothing is over its edge then.
        """
        if not self.size.height:
            self.call_after_refresh(super()._scroll_cursor_into_view, animate=animate)
            return
        heads = self.header_height if self.show_header else 0
        top, seen = int(self.scroll_target_y), self.size.height - heads
        beyond = {top - 1: -self.leap, top + seen: self.leap}.get(self.cursor_row, 0)
        if beyond:
            self.scroll_to(y=top + beyond, animate=animate, force=True, immediate=True)
        else:
            super()._scroll_cursor_into_view(animate)

    def _here(self) -> tuple[str | None, int, int]:
        return self.row_key_at_cursor, self.cursor_row, self.scroll_offset.y

    def _refill(self, rows: tuple[Row, ...]) -> None:
        kept, line, top = self._here() if self._shown else self._place
        self.clear()
        for row in rows[:1]:
            self.add_row(*row.cells, key=row.key)
        self._add_below(rows[1:])
        self._shown = rows
        if not rows:
            return
        if kept is None or not self.move_to(kept):
            self.move_cursor(row=min(max(line, 0), len(rows) - 1), animate=False)
        self.scroll_to(y=top, animate=False)

    def _add_below(self, rows: Iterable[Row]) -> None:
        """Add rows below the first; the library would see to its cursor after each of a thousand."""
        columns = [column.key for column in self.ordered_columns]
        for place, row in enumerate(rows, start=1):
            key = RowKey(row.key)
            self._row_locations[key] = place
            self._data[key] = dict(zip(columns, row.cells, strict=True))
            self.rows[key] = LineOfTable(key, 1)
            self._new_rows.add(key)
        self._require_update_dimensions = True
        self._update_count += 1
        self.check_idle()

    def _patch(self, rows: tuple[Row, ...], places: Iterable[int]) -> None:
        columns = list(self.columns)
        changed = [
            Coordinate(row, column)
            for row in places
            if self._shown[row] is not rows[row]
            for column, (old, new) in enumerate(zip(self._shown[row].cells, rows[row].cells, strict=True))
            if old is not new and (old != new or old.style != new.style)
        ]
        self._hold = True
        try:
            for row, column in changed:
                self.update_cell(rows[row].key, columns[column].value or "", rows[row].cells[column])
        finally:
            self._hold = False
        if self._require_update_dimensions:  # rows have come, too: the whole table is painted before long
            return
        # only now: with every cell that is written the library forgets where its rows stand
        for each in changed:
            self.refresh_coordinate(each)
