"""The screen: the list of the rules, and the one under the cursor in full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.containers import Container
from textual.coordinate import Coordinate
from textual.events import ScreenResume
from textual.widget import Widget
from textual.widgets import DataTable, Input, Static

from paircard.core.rules import Rule
from paircard.core.values.language import tr
from paircard.core.values.rule_id import RuleId
from paircard.tui.looks.styles import HEAD, KEY
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.rules.page import beside, page
from paircard.tui.screens.rules.reader import BEGINNING
from paircard.tui.screens.rules.room import RulesRoom
from paircard.tui.screens.rules.sheet import Sheet
from paircard.tui.widgets.celltable import CellTable, Column, Row
from paircard.tui.widgets.fitting import fit
from paircard.tui.widgets.search_line import SearchLine

WIDE, WIDEST = 100, 180
"""From so many columns on the rule stands beside the list, and from so many what another book has beside the rule."""
LIST = 44
"""Columns of the list then."""
_FEW = 30
"""Rows from which on there is room for that below the rule."""

TITLE = "# "
"""Begins the key of a row that is no rule but the title of a book."""


class RuleList(CellTable, inherit_bindings=False):
    """The ids and titles, book by book. Enter and the arrows to the sides are for the links of the open rule."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor_up", show=False),
        Binding("down", "cursor_down", show=False),
        Binding("pageup", "page_up", show=False),
        Binding("pagedown", "page_down", show=False),
        Binding("home", "scroll_top", show=False),
        Binding("end", "scroll_bottom", show=False),
    ]

    def validate_cursor_coordinate(self, value: Coordinate) -> Coordinate:
        """Keep the cursor off the titles of books: it goes on the way it went, at the top it stays below."""
        wanted = super().validate_cursor_coordinate(value)
        if not self._is_title(wanted.row):
            return wanted
        up = wanted.row < self.cursor_row and wanted.row > 0
        return wanted.up() if up else wanted.down()

    def show_title(self, *, on_top: bool = False) -> None:
        """Bring the title in sight that stands above the cursor, or to the top."""
        above = self.cursor_row - 1
        if self._is_title(above) and (on_top or above < self.scroll_offset.y):
            self.scroll_to(y=above, animate=False)

    def _is_title(self, row: int) -> bool:
        return 0 <= row < min(len(self._shown), self.row_count) and self._shown[row].key.startswith(TITLE)


class Rules(RulesRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "rules.tcss"
    _began_at = BEGINNING
    """The rule that was open when the search line was."""

    def body(self) -> Iterable[Widget]:
        """Caption, list and rule, search line."""
        yield Static("", id="caption", classes="caption", markup=False)
        with Container(id="both"):
            yield RuleList(padding=0)
            yield Sheet(id="rule")
            yield Sheet(id="other")
        yield SearchLine("find", tr("Find: words, or an id such as B5. Enter stays, Esc lists all"))

    def on_mount(self) -> None:
        """Fill the list, and let the arrows move at once."""
        table = self.query_one(RuleList)
        table.show_header = False
        table.focus()
        self.draw()

    def on_screen_resume(self, _: ScreenResume) -> None:
        """The language may be another one now."""
        self.draw()

    def on_resize(self) -> None:
        """Put the rule beside the list where there is room."""
        self.set_class(self.size.width >= WIDE, "-wide")
        self.set_class(self.size.width >= WIDEST, "-widest")
        self.call_after_refresh(self.draw)

    # --- what the commands ask of the screen ---------------------------------------------------------------

    def begin_find(self) -> None:
        """Open the search line with what it held."""
        self._began_at = self.reader.rule.id
        self.query_one(SearchLine).display = True
        self.set_focus(self.query_one(SearchLine))

    def read_on(self) -> None:
        """Scroll the rule."""
        self._sheet.read_on()
        self.call_after_refresh(self._caption)

    def choose_link(self, step: int) -> None:
        """Choose a link and bring it in sight."""
        super().choose_link(step)
        self._sheet.show_links()

    def follow_link(self) -> None:
        """Go where the link leads, and drop a filter that hides it."""
        super().follow_link()
        if self.reader.rule not in self.reader.listed:
            self.query_one(SearchLine).value = ""

    def go_to_next_book(self) -> None:
        """Go on to the next book, its title on top; a filter, which may hide it, is dropped."""
        self.query_one(SearchLine).value = ""
        super().go_to_next_book()
        self.call_after_refresh(partial(self.query_one(RuleList).show_title, on_top=True))

    # --- drawing -------------------------------------------------------------------------------------------

    @on(Input.Changed, "#find")
    def find(self, event: Input.Changed) -> None:
        """List what fits with every key, the best on top."""
        self.reader.words = event.value
        if event.value and self.reader.listed:
            self.reader.look_at(self.reader.listed[0].id)
        self.draw()

    @on(SearchLine.Left)
    def end_find(self, event: SearchLine.Left) -> None:
        """Back to the list: Enter keeps the filter, Escape drops it and returns to the rule that was open."""
        if event.back:
            self.query_one(SearchLine).value = ""
            self.reader.look_at(self._began_at)
            self.draw()
        self.query_one(SearchLine).display = False
        self.query_one(RuleList).focus()

    @on(DataTable.RowHighlighted)
    def open_rule(self, event: DataTable.RowHighlighted) -> None:
        """Open the rule under the cursor."""
        table = self.query_one(RuleList)
        # an event may tell of a row the cursor has left again
        if event.row_key.value == table.row_key_at_cursor and event.row_key.value is not None:
            self.reader.look_at(RuleId.read(event.row_key.value))
            self._open()

    @property
    def _sheet(self) -> Sheet:
        return self.query_one("#rule", Sheet)

    def draw(self) -> None:
        """Show the list with the cursor on the open rule."""
        if not self.size.width:
            return
        table = self.query_one(RuleList)
        at = self.reader.rule.id
        chapters = list(self.reader.chapters())
        ids = 2 + max((len(_id(each, title)) for title, listed in chapters for each in listed), default=0)
        widths = ids, (LIST if self.has_class("-wide") else self.size.width) - ids - 1
        if widths != self._widths:
            self._widths = widths
            table.set_columns([Column("id", "", widths[0]), Column("title", "", widths[1])])
        table.show(list(_rows(chapters, widths)))
        table.move_to(str(at))
        self._open()

    _widths: tuple[int, int] | None = None

    def _open(self) -> None:
        id_ = str(self.reader.rule.id)
        other = self.has_class("-widest")
        self._sheet.write(id_, self._with_other if self._room_below and not other else self._page)
        self.query_one("#other", Sheet).write(id_, partial(beside, self.reader) if other else _nothing)
        self.call_after_refresh(self.query_one(RuleList).show_title)
        self.call_after_refresh(self._caption)

    @property
    def _room_below(self) -> bool:
        return self.has_class("-wide") and self.size.height >= _FEW

    def _page(self, width: int) -> Sequence[Text]:
        return page(self.reader, width, airy=self.has_class("-wide"))

    def _with_other(self, width: int) -> Sequence[Text]:
        """Write the rule, and below it what another book has in its place."""
        below = beside(self.reader, width)
        return [*self._page(width), *([Text(), *below] if below else [])]

    def _caption(self) -> None:
        more = tr(". Space reads on") if self._sheet.goes_on else ""
        self.query_one("#caption", Static).update(Text(f"{self.reader.caption()}{more}", no_wrap=True), layout=False)


def _rows(chapters: Iterable[tuple[str, tuple[Rule, ...]]], widths: tuple[int, int]) -> Iterator[Row]:
    """Yield the list: in a chapter ids go without the name of their book, which stands above them."""
    for title, listed in chapters:
        if title:
            over = Text(fit(f" {title}", sum(widths)), HEAD, no_wrap=True)
            over.stylize("bold")
            left, right = over.divide([widths[0]])
            yield Row(f"{TITLE}{title}", (left, right))
        for each in listed:
            said = Text(f" {_id(each, title)}", KEY, no_wrap=True)
            yield Row(str(each.id), (said, Text(fit(each.title, widths[1]), no_wrap=True)))


def _id(each: Rule, title: str) -> str:
    return (title and each.id.article) or str(each.id)


def _nothing(_width: int) -> Sequence[Text]:
    return ()
