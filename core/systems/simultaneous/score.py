"""The running score of a display: the givers against all boards. Points are half points."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId
from paircard.core.systems.simultaneous.field import givers
from paircard.core.values.frozen import dataclass

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


@dataclass(frozen=True, slots=True)
class Score:
    """What is on the boards so far."""

    giver: int
    boards: int
    """Points of everybody else."""
    over: int
    """Games that have a final result."""
    open: int
    empty: int
    """Boards at which nobody came to play: they count for neither side."""

    @property
    def percentage(self) -> str:
        """What the givers have made of the games that are over; empty before the first is."""
        return f"{50 * self.giver / self.over:.1f} %" if self.over else ""


def score_of(tournament: Tournament, counts: Callable[[Board], bool] = bool) -> Score:
    """Return the score of a display, or of those boards of it that count."""
    giving = frozenset(givers(tournament))
    boards = [board for round_ in tournament.rounds for board in round_.boards if counts(board)]
    over = [board for board in boards if board.result and board.result.settled and board.result.played]
    empty = sum(board.result is not None and not board.result.played for board in boards)
    points, theirs = (sum(points_of(giving, board)[side] for board in over) for side in (0, 1))
    return Score(points, theirs, len(over), len(boards) - len(over) - empty, empty)


def points_of(giving: frozenset[ContestantId], board: Board) -> tuple[int, int]:
    """Return the half points of the giver and of the player at a board that has a result."""
    white, black = board.result.half_points if board.result else (0, 0)
    return (white, black) if board.white in giving else (black, white)


def player_at(giving: frozenset[ContestantId], board: Board) -> ContestantId:
    """Return who plays against the giver."""
    return board.black if board.white in giving else board.white
