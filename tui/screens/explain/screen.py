"""The screen: brackets in S1 | S2 as they were paired, and below them why, for whatever the cursor stands on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.containers import VerticalScroll
from textual.widget import Widget
from textual.widgets import DataTable, Static

from core.cited import texts_of
from tui.command import ScreenCommand
from tui.looks.pair_marks import draws_threads
from tui.looks.tokens import SIXTEEN
from tui.screens.base import CommandScreen
from tui.screens.everywhere import EVERYWHERE
from tui.screens.explain.commands import COMMANDS
from tui.screens.explain.presenter import ExplainPresenter
from tui.screens.explain.table_lines import table_heads, table_lines
from tui.screens.groups.layout import Layout
from tui.screens.groups.lines import Writer
from tui.screens.groups.table import GroupTable
from tui.signs import signs_for


class Explain(ExplainPresenter, CommandScreen):
    """Why a round is paired as it is: move to a bracket or a player and read, ask why not two others."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    CSS_PATH = "explain.tcss"
    mode = "explain"

    _layout: tuple[Layout, tuple[str, str] | None] | None = None

    def body(self) -> Iterable[Widget]:
        """What is explained, the brackets, the reasons."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield GroupTable()
        with VerticalScroll(id="why", can_focus=False):
            yield Static("", id="reasons", markup=False)

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.signs = signs_for()
        self.query_one(GroupTable).focus()

    def on_resize(self) -> None:
        """Use the room there is."""
        self.set_class(self.size.height > 34, "tall")
        self.call_after_refresh(self.show_again)

    @property
    def cursor(self) -> GroupTable:
        """The table."""
        return self.query_one(GroupTable)

    def draw(self) -> None:
        """Draw the brackets and what is said of the one under the cursor."""
        if not self.size.width:
            return
        self.query_one("#caption", Static).update(Text(self.said(), no_wrap=True, overflow="ellipsis"), layout=False)
        account = self.account
        if self.meetings:
            lines = table_lines(self.program.need_tournament(), self.round_shown, self._fit_widths())
            self.cursor.draw(list(lines))
        elif account is None:
            self.cursor.draw([])
        else:
            layout = self._fit_widths()
            names = account.before.registrations
            writer = Writer(
                layout,
                self.signs,
                lambda id_: names[id_].entrant.name,
                system=account.before.system,
                threads=draws_threads(self.signs),
                ruled=self.signs.plain or self.program.theme == SIXTEEN.name,
            )
            self.cursor.draw(list(writer.groups(self.groups)))
        self._reason()

    def _fit_widths(self) -> Layout:
        layout, heads = self._fit(), table_heads() if self.meetings else None
        if (layout, heads) != self._layout:
            self._layout = (layout, heads)
            self.cursor.set_widths(layout, heads)
        return layout

    def _fit(self) -> Layout:
        before = self.program.need_tournament()
        rounds, players = before.regulations.rounds, len(before.registrations)
        if self.groups and not self.meetings:
            return Layout.of(self.size.width - 1, self.groups, players, threads=draws_threads(self.signs))
        return Layout.fit(self.size.width - 1, middle=2 * len(str(players)) + 3, rounds=rounds, players=players)

    @on(DataTable.CellHighlighted)
    def moved(self) -> None:
        """Explain what the cursor stands on now."""
        self.forget_answer()
        self._reason()

    def _reason(self) -> None:
        lines = list(self._folded(texts_of(self.explanation())))
        self.query_one("#reasons", Static).update(Text("\n".join(lines)))
        self.query_one("#why", VerticalScroll).scroll_home(animate=False)
        self.call_after_refresh(self._keep_cursor_in_sight)

    def _keep_cursor_in_sight(self) -> None:
        """Scroll to the cursor: what is said may have taken its row."""
        self.cursor.move_cursor(row=self.cursor.cursor_row, animate=False)

    def _folded(self, lines: Iterable[str]) -> Iterator[str]:
        """Break lines at the width there is, what follows indented."""
        for line in lines:
            indent = " " * (len(line) - len(line.lstrip()))
            room = max(20, self.size.width - 4)  # a margin on both sides, and the bar that shows where one is
            yield from wrap(line.strip(), room, initial_indent=indent, subsequent_indent=f"{indent}    ") or [""]

    @on(DataTable.CellSelected)
    def open_cell(self) -> None:
        """Enter in the table opens; the table has that key for itself."""
        self.open_chosen()
