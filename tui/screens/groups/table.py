"""The table of the score groups: a cursor that stands on one player of a row, followed when they move."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich.text import Text
from textual.coordinate import Coordinate
from textual.widgets.data_table import CursorType

from paircard.core.event.ids import ContestantId
from paircard.tui.looks.pair_marks import pair_marks
from paircard.tui.looks.signs import signs_for
from paircard.tui.looks.styles import CHOSEN
from paircard.tui.screens.groups.facing import Line
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.widgets.celltable import CellTable, Column, Row

LEFT, MIDDLE, RIGHT = 0, 1, 2
"""The columns of S1 and S2; what stands between them cannot be chosen."""
_MARK = ">"
Cells = tuple[Text, Text, Text]


class GroupTable(CellTable):
    """Lines of heads and player pairs; `>` marks the chosen player, so that they are seen without colour.

    The head of the group one is in has a mark of its own, and the line of the pair one looks at is heavy.
    """

    lines: tuple[Line, ...] = ()
    _heads: Sequence[int] = ()
    """The rows of the heads, from top to bottom."""
    _marked: Mapping[int, Cells] = {}
    """The rows that are marked, as they are shown so."""
    _drawing = False
    _followed: ContestantId | None = None
    """Id of the player chosen before the lines were let go."""

    def on_mount(self) -> None:
        """Let the cursor choose a player, not a row."""
        self.cursor_type = "cell"
        self.cell_padding = 0
        # squares keep their letters under the cursor
        self.cursor_foreground_priority = "renderable"

    def let_go(self) -> None:
        """Stand on nobody until the next `draw`: who is shown may not be in what is drawn then."""
        self._followed = self.chosen or self._followed
        self.lines, self._heads, self._marked = (), (), {}

    def set_widths(self, layout: Layout, heads: tuple[str, str] | None = None) -> None:
        """Set the widths, and other heads than those of score groups; the lines are gone until the next `draw`."""
        self.let_go()
        left, right = heads or ("S1".ljust(2) + layout.heading[2:], "S2".ljust(2) + layout.heading[2:])
        names = (left, "", right)
        columns = zip(("s1", "middle", "s2"), names, layout.widths, strict=True)
        self.set_columns([Column(key, name, width) for key, name, width in columns])

    def draw(self, lines: Sequence[Line]) -> None:
        """Show the lines; the cursor goes with the player it stood on."""
        chosen, column = self.chosen or self._followed, self.cursor_column
        self._followed = None
        self.lines = tuple(lines)
        self._heads = [row for row, line in enumerate(self.lines) if line.head is not None]
        self._drawing = True
        self._marked = dict(self._marks())
        self.show([self._row(row) for row in range(len(self.lines))])
        if chosen is None or not self.go_to(chosen, nearest=True):
            self.move_cursor(column=column)
        self._drawing = False
        self._show_marked()

    def rewrite(self, lines: Mapping[int, Line]) -> None:
        """Show some of the lines in other cells, by their rows; heads and players stand where they stood."""
        written = list(self.lines)
        for row, line in lines.items():
            written[row] = line
        self.lines = tuple(written)
        self._show_marked(lines)

    @property
    def line(self) -> Line | None:
        """The line under the cursor."""
        return self.lines[self.cursor_row] if 0 <= self.cursor_row < len(self.lines) else None

    @property
    def head(self) -> int | None:
        """Index of the group whose head is chosen."""
        return None if self.line is None else self.line.head

    @property
    def group(self) -> int | None:
        """Index of the group one is in: that of the head above."""
        rows = self.rows_of_group
        return self.lines[rows.start].head if rows else None

    @property
    def rows_of_group(self) -> range:
        """The rows of the group one is in, its head among them; none above the first head."""
        at = bisect_right(self._heads, self.cursor_row)
        if not at:
            return range(0)
        return range(self._heads[at - 1], self._heads[at] if at < len(self._heads) else len(self.lines))

    @property
    def side(self) -> int:
        """The column that is chosen: where nobody stands on one side, the other one."""
        line = self.line
        if line is None or line.head is not None:
            return LEFT
        wanted = LEFT if self.cursor_column == LEFT else RIGHT
        if (line.left if wanted == LEFT else line.right) is not None:
            return wanted
        return RIGHT if line.right is not None else LEFT

    @property
    def chosen(self) -> ContestantId | None:
        """Id of the chosen player, None on a head."""
        line = self.line
        if line is None:
            return None
        return line.left if self.side == LEFT else line.right

    def players(self) -> list[ContestantId]:
        """Ids of everybody shown, from the cursor on and round again."""
        after = [*self.lines[self.cursor_row + 1 :], *self.lines[: self.cursor_row + 1]]
        return list(dict.fromkeys(id_ for line in after for id_ in (line.left, line.right) if id_ is not None))

    def go_to(self, player: ContestantId, *, nearest: bool = False) -> bool:
        """Choose a player; say whether they are shown. Who moves down is shown in several brackets: the last counts."""
        rows = [row for row, line in enumerate(self.lines) if player in (line.left, line.right)]
        if not rows:
            return False
        row = min(rows, key=lambda row: abs(row - self.cursor_row)) if nearest else rows[-1]
        self.move_cursor(row=row, column=LEFT if player == self.lines[row].left else RIGHT)
        return True

    def go_to_head(self, step: int) -> bool:
        """Choose the next head of a group (step 1) or the one before (-1); say whether there is one."""
        ahead = [row for row in self._heads if (row - self.cursor_row) * step > 0]
        if not ahead:
            return False
        row = min(ahead, key=lambda row: abs(row - self.cursor_row))
        self.scroll_to(y=row, animate=False, force=True)
        self.move_cursor(row=row)
        return True

    def watch_cursor_coordinate(self, old_coordinate: Coordinate, new_coordinate: Coordinate) -> None:
        """Move the mark with the cursor."""
        super().watch_cursor_coordinate(old_coordinate, new_coordinate)
        if old_coordinate == new_coordinate:  # the library sets it again with every row that comes
            return
        for row in {old_coordinate.row, new_coordinate.row}:
            if self._is_head(row):
                self.refresh_row(row)
        if self.lines and not self._drawing:
            self._show_marked()

    def _should_highlight(self, cursor: Coordinate, target_cell: Coordinate, type_of_cursor: CursorType) -> bool:
        """Let the bar of the cursor cover a head as a whole: it is one line of text over all columns."""
        if self._is_head(cursor.row):
            return cursor.row == target_cell.row
        return super()._should_highlight(cursor, target_cell, type_of_cursor)

    def _is_head(self, row: int) -> bool:
        return 0 <= row < len(self.lines) and self.lines[row].head is not None

    def action_cursor_left(self) -> None:
        """Choose the player in S1."""
        self.move_cursor(column=LEFT)

    def action_cursor_right(self) -> None:
        """Choose the player in S2."""
        self.move_cursor(column=RIGHT)

    def _show_marked(self, rewritten: Iterable[int] = ()) -> None:
        before, self._marked = self._marked, dict(self._marks())
        self.show_some({row: self._row(row) for row in {*rewritten, *before, *self._marked}})

    def _row(self, row: int) -> Row:
        return Row(str(row), self._marked.get(row) or self.lines[row].cells)

    def _marks(self) -> Iterator[tuple[int, Cells]]:
        """Yield the rows that are marked, each with its cells: the group one is in, its lines, the one chosen."""
        here, at = self.line, self.cursor_row
        if here is None:
            return
        rows = self.rows_of_group
        cells = {row: [*self.lines[row].cells] for row in {at, *rows[:1]}}
        if here.gap is not None:
            drawn = here.gap.cells(self.chosen)
            for row in rows:
                line = self.lines[row]
                if line.gap is here.gap:
                    cells.setdefault(row, [*line.cells])[MIDDLE] = drawn[line.row]
        for row in rows[:1]:
            cells[row][LEFT] = _of_group(cells[row][LEFT])
        cells[at][self.side] = _marked(cells[at][self.side])
        if here.head is not None:
            cells[at][1:] = [Text(cell.plain, no_wrap=True) for cell in cells[at][1:]]
        for row, (left, middle, right) in cells.items():
            yield row, (left, middle, right)


def _marked(cell: Text) -> Text:
    """Mark what is chosen; colours of its own would be lost on that of the cursor, but for squares."""
    marked = Text(_MARK + cell.plain[1:], no_wrap=True)
    for span in cell.spans:
        if str(span.style).startswith("square."):  # no words: styles
            marked.stylize(span.style, span.start, span.end)
    return marked


def _of_group(cell: Text) -> Text:
    marked = Text("", cell.style, no_wrap=True).append(pair_marks(signs_for()).chosen, CHOSEN)
    return marked.append_text(cell[1:])
