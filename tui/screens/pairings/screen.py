"""The screen: one round as a table, a cursor that follows the typing, a caption that says what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Static

from core.commands import EnterResult
from core.earlier import Played, earlier_results, left_out
from core.events import ColoursCorrected, Event, ResultCleared, ResultCorrected, ResultEntered
from core.finding import found
from core.result import Result
from core.round import Board, Round
from core.tournament import Tournament
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.common import EVERYWHERE
from tui.screens.pairings import by_hand, finding, pairing, results
from tui.screens.pairings.rows import columns, rows
from tui.widgets.bars import adjourned
from tui.widgets.celltable import CellTable
from tui.widgets.marks import Marks


class Pairings(CommandScreen):
    """Pair a round, publish it, type the results. The cursor moves on after each valid key."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        *results.COMMANDS,
        *pairing.COMMANDS,
        *by_hand.COMMANDS,
        *finding.COMMANDS,
        *EVERYWHERE,
    )
    mode = "pairings"

    round_shown = 0
    """Number of the round on the screen; 0 before round 1 is paired."""
    missing_only = False
    _newest: tuple[tuple[int, int], ...] | None = None
    """The pairs of the last round when it was shown last."""
    _typed_last: tuple[int, int] | None = None
    """Round and board when the last board has just been typed and the cursor has nowhere to go."""
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

    def show(self, tournament: Tournament) -> None:
        """Show the round chosen; a newly paired one, also one paired anew, at once."""
        current = tournament.current
        newest = tuple(board.players for board in current.boards) if current else ()
        fresh = newest != self._newest
        if fresh:
            self._newest, self.round_shown = newest, len(tournament.rounds)
        self._draw(tournament)
        if fresh:
            self._to_first_missing()

    def reset(self) -> None:
        """Show all boards of the newest round."""
        self.missing_only = False
        self._newest = None

    # --- what the commands ask of the screen ---------------------------------------------------------------

    @property
    def round(self) -> Round | None:
        """The round on the screen."""
        if self.tournament is None or not self.round_shown:
            return None
        return self.tournament.rounds[self.round_shown - 1]

    @property
    def board(self) -> Board | None:
        """The board under the cursor."""
        key = self.query_one(CellTable).row_key_at_cursor
        if self.round is None or key is None or not key.isdigit():
            return None
        return self.round.board(int(key))

    def go_to_round(self, number: int) -> None:
        """Show another round."""
        tournament = self.program.need_tournament()
        if not 1 <= number <= len(tournament.rounds):
            self.say(f"Rounds 1 to {len(tournament.rounds)} are paired." if tournament.rounds else "Nothing is paired.")
            return
        self.round_shown = number
        self._draw(tournament)
        self._to_first_missing()

    def show_missing_only(self, wanted: bool) -> None:
        """Show all boards, or those without a result."""
        self.missing_only = wanted
        self._draw(self.program.need_tournament())

    def enter(self, result: Result) -> None:
        """Write a result on the board under the cursor and move on; a refused key leaves everything as it is."""
        board = self.board
        if board is None:
            self.say("There is no board under the cursor.", bad=True)
            return
        if self._typed_last == (self.round_shown, board.number):
            self.say("That was the last board. Move the cursor to change a result.", bad=True)
            return
        if board.result is result:
            self.say(f"Board {board.number} is {result.text} already.")
            self._move_on(board)
            return
        said = f"Board {board.number}: {self._pair(board, result.text)}"
        if board.result is not None:
            said += f" (was {board.result.text})"
        if self.round is not None and not self.round.published:
            said += f". Round {self.round_shown} counts as published from its first result on."
        if board.result is Result.ADJOURNED and self.round_shown < len(self.program.need_tournament().rounds):
            said += ". F9: pairings made meanwhile counted a draw, and stand."
        if self.program.perform(EnterResult(self.round_shown, board.number, result), said):
            self._move_on(board)

    def find(self, wanted: str) -> bool:
        """Put the cursor on the board of a player, by number or a part of the name."""
        tournament, round_ = self.program.need_tournament(), self.round
        if round_ is None:
            return False
        for id_ in found(tournament, tournament.order, wanted):
            board = round_.board_of(id_)
            if self.find_board(board.number) if board else self.query_one(CellTable).move_to(f"bye {id_}"):
                return True
        return False

    def go_where(self, events: Sequence[Event]) -> None:
        """Put the cursor on the board that an event was about, so that the next key writes there."""
        for event in events:
            if isinstance(event, ResultEntered | ResultCleared | ResultCorrected | ColoursCorrected):
                self.round_shown = event.round
                self._draw(self.program.need_tournament())
                self.find_board(event.board)

    def find_board(self, number: int) -> bool:
        """Put the cursor on a board, showing all boards if it is filtered out."""
        table = self.query_one(CellTable)
        if table.move_to(str(number)):
            return True
        if self.missing_only:
            self.show_missing_only(False)
        return table.move_to(str(number))

    # --- drawing -------------------------------------------------------------------------------------------

    def _draw(self, tournament: Tournament) -> None:
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
        self.query_one("#caption", Static).update(
            Text(self._caption(tournament), no_wrap=True, overflow="ellipsis"), layout=False
        )

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

    def _caption(self, tournament: Tournament) -> str:
        round_ = self.round
        if round_ is None:
            return f"{len(tournament.to_pair)} players for round 1. p pairs it."
        parts = [f"Round {round_.number} of {tournament.regulations.rounds}"]
        missing = len(round_.missing)
        parts.append(f"{missing} missing" if missing else f"complete{adjourned(tournament)}")
        if self.missing_only:
            parts.append("missing boards only")
        parts.append("published" if round_.published else "NOT PUBLISHED: b publishes, t takes back")
        if round_.by_hand:
            parts.append("by hand")
        if absent := _absent(tournament, round_):
            parts.append(f"not playing: {absent}")
        return " · ".join(parts)

    def _move_on(self, board: Board) -> None:
        if self.missing_only:
            return
        if not self.query_one(CellTable).move_to(str(board.number + 1)):
            # one key too many must not change the last board
            self._typed_last = (self.round_shown, board.number)

    @on(DataTable.RowHighlighted)
    def moved(self) -> None:
        """Whoever moves the cursor means the board he moves it to."""
        self._typed_last = None

    def _to_first_missing(self) -> None:
        if self.round is not None and self.round.missing:
            self.query_one(CellTable).move_to(str(self.round.missing[0].number))

    def _pair(self, board: Board, between: str) -> str:
        tournament = self.program.need_tournament()
        return f"{tournament.label(board.white)} {between} {tournament.label(board.black)}"


def _absent(tournament: Tournament, round_: Round) -> str:
    playing = {id_ for board in round_.boards for id_ in board.players} | {
        round_.bye,
        *round_.half_point_byes,
    }
    away = [
        tournament.numbers[id_]
        for id_, each in tournament.registrations.items()
        if id_ not in playing and each.first_round <= round_.number
    ]
    return " ".join(map(str, sorted(away)))
