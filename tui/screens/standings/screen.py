"""The table after any round, as a ranking or as a crosstable."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from core.standings import standings
from core.tournament import Tournament
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.common import EVERYWHERE
from tui.screens.standings.layout import columns, heading, legend, rows
from tui.widgets.celltable import CellTable
from tui.widgets.marks import Marks


class EarlierRound(ScreenCommand):
    """Show the table after the round before."""

    key = "left_square_bracket,less_than_sign"
    key_shown = "["
    label = "Earlier"
    footer = True

    def run(self, screen: StandingsScreen) -> None:
        """One back."""
        screen.go_to(screen.after - 1)


class LaterRound(ScreenCommand):
    """Show the table after the next round."""

    key = "right_square_bracket,greater_than_sign"
    key_shown = "]"
    label = "Later"
    footer = True

    def run(self, screen: StandingsScreen) -> None:
        """One on."""
        screen.go_to(screen.after + 1)


class ShowCrosstable(ScreenCommand):
    """Switch between the ranking and the crosstable: opponent, colour and result of every round."""

    key = "c"
    label = "Crosstable"
    footer = True

    def run(self, screen: StandingsScreen) -> None:
        """Switch over."""
        screen.toggle_crosstable()


class StandingsScreen(CommandScreen):
    """The standings: points, then the tie-breaks of the event."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        EarlierRound,
        LaterRound,
        ShowCrosstable,
        *EVERYWHERE,
    )
    mode = "standings"
    CSS_PATH = "standings.tcss"

    after = 0
    """Round of the table shown."""
    _newest = -1
    _crosstable = False
    _layout: tuple[object, ...] = ()

    def body(self) -> Iterable[Widget]:
        """Heading, table, marks, legend."""
        yield Static("", id="heading", classes="caption", markup=False)
        yield CellTable(padding=0)
        yield Marks()
        yield Static("", id="legend", markup=False)

    def show(self, tournament: Tournament) -> None:
        """Show the chosen round; a new round moves the table on to it."""
        completed = tournament.completed_rounds
        if completed != self._newest:
            self._newest = completed
            self.after = completed
        self._draw(tournament)

    def reset(self) -> None:
        """Show the ranking after the newest complete round."""
        self._crosstable = False
        self._newest = -1

    def go_to(self, after: int) -> None:
        """Show the table after another round."""
        tournament = self.program.need_tournament()
        self.after = max(0, min(after, len(tournament.rounds)))
        self._draw(tournament)

    def toggle_crosstable(self) -> None:
        """Switch between ranking and crosstable."""
        self._crosstable = not self._crosstable
        self._draw(self.program.need_tournament())

    def _draw(self, tournament: Tournament) -> None:
        table = standings(tournament, self.after)
        crosstable, width = self._crosstable, self.size.width
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
            self._draw(self.tournament)
