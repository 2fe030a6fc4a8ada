"""The screen: one round as a table, a cursor that follows the typing, a caption that says what is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Static

from core.earlier import Played, earlier_results, left_out
from core.round import Round
from core.tournament import Tournament
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.common import EVERYWHERE
from tui.screens.pairings import by_hand, finding, pairing, results
from tui.screens.pairings.caption import caption
from tui.screens.pairings.place import RoundPlace
from tui.screens.pairings.rows import columns, rows
from tui.widgets.celltable import CellTable
from tui.widgets.marks import Marks


class Pairings(RoundPlace, CommandScreen):
    """Pair a round, publish it, type the results. The cursor moves on after each valid key."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        *results.COMMANDS,
        *pairing.COMMANDS,
        *by_hand.COMMANDS,
        *finding.COMMANDS,
        *EVERYWHERE,
    )
    mode = "pairings"

    _width = 0

    def body(self) -> Iterable[Widget]:
        """Caption, marks, table."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield Marks()
        yield CellTable()

    def on_mount(self) -> None:
        """Let the keys work at once, and start where the work is."""
        self.query_one(CellTable).focus()

    def on_resize(self) -> None:
        """Use the width there is."""
        if self.tournament is not None and self.size.width != self._width:
            self.show(self.tournament)

    @property
    def cursor(self) -> CellTable:
        """The table."""
        return self.query_one(CellTable)

    def draw(self, tournament: Tournament) -> None:
        """Show the round chosen, each board a row."""
        table = self.query_one(CellTable)
        if self.size.width != self._width:
            self._width = self.size.width
            table.set_columns(columns(self._width))
        round_ = self.round
        if round_ is None:
            table.show([])
        else:
            left = self._left_out(tournament, round_)
            table.show(rows(tournament, round_, self._width, left, missing_only=self.missing_only))
        self.query_one(Marks).tell(each for each in tournament.overrides if each.round == self.round_shown)
        text = " · ".join(caption(tournament, round_, missing_only=self.missing_only))
        self.query_one("#caption", Static).update(Text(text, no_wrap=True, overflow="ellipsis"), layout=False)

    def _left_out(self, tournament: Tournament, round_: Round) -> Played:
        # asked of the whole journal: once a pairing, not once a result
        pairing = (tournament.opening, round_.number, tuple(board.players for board in round_.boards))
        if pairing != self._pairing:
            self._pairing = pairing
            earlier = earlier_results(tournament, round_.number)
            self._left = left_out(tournament, round_.number, earlier)
        return self._left

    _pairing: tuple[object, ...] = ()
    _left: Played = ()

    @on(DataTable.RowHighlighted)
    def moved(self) -> None:
        """Whoever moves the cursor means the board he moves it to."""
        self.typed_last = None
