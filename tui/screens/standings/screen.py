"""The table after any round, as a ranking or as a crosstable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from core.standings import standings
from core.table_words import heading, legend
from core.tournament import Tournament
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.common import EVERYWHERE
from tui.screens.standings.layout import columns, rows
from tui.screens.standings.place import StandingsPlace
from tui.widgets.celltable import CellTable
from tui.widgets.marks import Marks


class EarlierRound(ScreenCommand):
    """Show the table after the round before."""

    key = "left_square_bracket,less_than_sign"
    key_shown = "["
    label = "Earlier"
    footer = True

    def run(self, screen: StandingsPlace) -> None:
        """One back."""
        screen.go_to(screen.after - 1)


class LaterRound(ScreenCommand):
    """Show the table after the next round."""

    key = "right_square_bracket,greater_than_sign"
    key_shown = "]"
    label = "Later"
    footer = True

    def run(self, screen: StandingsPlace) -> None:
        """One on."""
        screen.go_to(screen.after + 1)


class ShowCrosstable(ScreenCommand):
    """Switch between the ranking and the crosstable: opponent, colour and result of every round."""

    key = "c"
    label = "Crosstable"
    footer = True

    def run(self, screen: StandingsPlace) -> None:
        """Switch over."""
        screen.toggle_crosstable()


class StandingsScreen(StandingsPlace, CommandScreen):
    """The standings: points, then the tie-breaks of the event."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        EarlierRound,
        LaterRound,
        ShowCrosstable,
        *EVERYWHERE,
    )
    mode = "standings"
    CSS_PATH = "standings.tcss"

    _layout: tuple[object, ...] = ()

    def body(self) -> Iterable[Widget]:
        """Heading, table, marks, legend."""
        yield Static("", id="heading", classes="caption", markup=False)
        yield CellTable(padding=0)
        yield Marks()
        yield Static("", id="legend", markup=False)

    def draw(self, tournament: Tournament) -> None:
        """Write what differs."""
        table = standings(tournament, self.after)
        crosstable, width = self.crosstable, self.size.width
        cells = self.query_one(CellTable)
        layout = (crosstable, width, table.after, tournament.regulations.tie_breaks)
        if layout != self._layout:
            self._layout = layout
            cells.set_columns(columns(table, width, crosstable=crosstable))
        cells.show(rows(tournament, table, width, crosstable=crosstable))
        self.query_one(Marks).tell(each for each in tournament.overrides if each.round <= self.after)
        self.query_one("#heading", Static).update(Text(heading(tournament, table, crosstable=crosstable)))
        self.query_one("#legend", Static).update(Text(legend(table, crosstable=crosstable)))

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.query_one(CellTable).focus()

    def on_resize(self) -> None:
        """Use the width there is."""
        if self.tournament is not None and self._layout and self.size.width != self._layout[1]:
            self.draw(self.tournament)
