"""The screen: one round as a table, a cursor that follows the typing, a caption that says what is missing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Static

from core.event.round import Round
from core.event.tournament import Tournament
from tui.command import ScreenCommand
from tui.looks.result_strip import result_strip
from tui.screens.base import CommandScreen
from tui.screens.everywhere import EVERYWHERE
from tui.screens.pairings import (
    by_hand,
    display,
    finding,
    forfeits,
    from_paper,
    late_teams,
    line_ups,
    no_notice,
    pairing,
    play_offs,
    results,
    verifying,
)
from tui.screens.pairings.boards import HandBoards
from tui.screens.pairings.boards.editing import Editing
from tui.screens.pairings.caption import caption_in
from tui.screens.pairings.presenter import RoundPresenter
from tui.screens.pairings.rows import columns, rests_on_points, result_text, rows
from tui.screens.times import TimesOfRounds
from tui.signs import signs_for
from tui.widgets.celltable import CellTable
from tui.widgets.marks import Marks


class Pairings(RoundPresenter, CommandScreen):
    """Pair a round, publish it, type the results. The cursor moves on after each valid key."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        *results.COMMANDS,
        *no_notice.COMMANDS,
        *line_ups.COMMANDS,
        *forfeits.COMMANDS,
        *late_teams.COMMANDS,
        *display.COMMANDS,
        *play_offs.COMMANDS,
        *pairing.COMMANDS,
        *by_hand.COMMANDS,
        *from_paper.COMMANDS,
        *verifying.COMMANDS,
        *finding.COMMANDS,
        TimesOfRounds,
        *EVERYWHERE,
    )
    mode = "pairings"

    _shape: tuple[int, bool, bool, str] = (0, False, False, "")
    """For what the columns were made: the width, whether teams meet, whether matches have several games, the system."""

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
        if self.tournament is not None and self.size.width != self._shape[0]:
            self.show(self.tournament)

    @property
    def cursor(self) -> CellTable:
        """The table."""
        return self.query_one(CellTable)

    def draw(self, tournament: Tournament) -> None:
        """Show the round chosen, each board a row."""
        table = self.query_one(CellTable)
        round_ = self.round
        several = round_ is not None and round_.several_games
        width, of_teams, *_ = shape = (self.size.width, tournament.of_teams, several, tournament.system.key)
        if shape != self._shape:
            self._shape = shape
            table.set_columns(columns(width, of_teams=of_teams, several=several, points=rests_on_points(tournament)))
        if round_ is None:
            table.show([])
        else:
            result = self.comparing.shown if self.comparing else result_text
            left = self.left_out(tournament, round_)
            shown = rows(
                tournament,
                round_,
                width,
                left,
                missing_only=self.missing_only,
                result=result,
                blind=self.comparing is not None,
            )
            table.show(shown)
        self.query_one(Marks).tell(each for each in tournament.overrides if each.round == self.round_shown)
        room = width - 2
        text = caption_in(room, tournament, round_, self.comparing, missing_only=self.missing_only)
        line = Text(text, no_wrap=True, overflow="ellipsis")
        if round_ is not None and self.comparing is None:
            _add_strip(line, round_, room)
        self.query_one("#caption", Static).update(line, layout=False)

    def open_boards(self, tournament: Tournament) -> bool:
        """Open them over this screen."""
        self.program.open_over(HandBoards(Editing(tournament)))
        return True

    @on(DataTable.RowHighlighted)
    def moved(self) -> None:
        """Whoever moves the cursor means the board they move it to."""
        self.typed_last = None


def _add_strip(line: Text, round_: Round, room: int) -> None:
    """Put the results of a round at the right end of a line, a cell a board, where there is room for all of them."""
    between = room - line.cell_len - len(round_.boards)
    if len(round_.boards) > 1 and between >= 2:
        line.append(" " * between).append_text(result_strip(round_, signs_for()))
