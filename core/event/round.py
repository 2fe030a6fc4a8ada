"""One paired round: its boards as published, and what was written on them."""

from __future__ import annotations

from dataclasses import replace

from core.colour import Colour, Float
from core.event.result import Result
from core.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Board:
    """One board: the pair as made (R19) and its result so far."""

    number: int
    white: int
    """Id of the player paired with White; they stay the first named even when the colours were reversed."""
    black: int
    white_float: Float = "-"
    black_float: Float = "-"
    result: Result | None = None
    reversed: bool = False
    """The game was played with the colours the other way round (F7)."""
    verified_by: str = ""
    """Who typed the result a second time; empty since the board was changed, or when nobody has."""

    @property
    def players(self) -> tuple[int, int]:
        """The two ids, first named first."""
        return self.white, self.black

    def colour_of(self, player: int) -> Colour | None:
        """Colour in which they played; None when no game was played (F2). An empty board counts as being played."""
        if self.result is not None and not self.result.played:
            return None
        return "W" if (player == self.white) != self.reversed else "B"


@dataclass(frozen=True, slots=True)
class Round:
    """One round from its pairing on."""

    number: int
    boards: tuple[Board, ...]
    bye: int | None = None
    half_point_byes: tuple[int, ...] = ()
    published: bool = False
    by_hand: str = ""
    """Reason of a pairing made by hand; empty when the program paired."""
    against: tuple[str, ...] = ()
    """The articles a pairing by hand breaks."""
    further_byes: tuple[int, ...] = ()
    """Pairing byes beside `bye`, told by a report from elsewhere."""
    full_point_byes: tuple[int, ...] = ()
    """Whole points without opponent that were no pairing bye, told by a report from elsewhere."""

    @property
    def byes(self) -> tuple[int, ...]:
        """Everybody who got a point without an opponent, the bye of the pairing first."""
        return (*(() if self.bye is None else (self.bye,)), *self.further_byes, *self.full_point_byes)

    @property
    def more_byes_than_one(self) -> bool:
        """Whether points were given that no pairing by the rules gives: they know one bye (A5), and none on request."""
        return len(self.byes) > 1 or bool(self.full_point_byes)

    @property
    def without_opponent(self) -> tuple[int, ...]:
        """Everybody who got points without an opponent: the byes, then the half points."""
        return (*self.byes, *self.half_point_byes)

    @property
    def missing(self) -> tuple[Board, ...]:
        """Boards without a result."""
        return tuple(board for board in self.boards if board.result is None)

    @property
    def begun(self) -> bool:
        """Whether any result is in."""
        return any(board.result is not None for board in self.boards)

    @property
    def complete(self) -> bool:
        """Whether every board has a result (an adjourned game counts as one, F9)."""
        return all(board.result is not None for board in self.boards)

    @property
    def settled(self) -> bool:
        """Whether every result is final."""
        return all(board.result is not None and board.result.settled for board in self.boards)

    @property
    def verified_by(self) -> str:
        """Who verified boards of this round; empty when nobody has."""
        return ", ".join(sorted({board.verified_by for board in self.boards} - {""}))

    @property
    def unverified(self) -> tuple[Board, ...]:
        """Boards whose result was not typed a second time, or was changed since."""
        return tuple(board for board in self.boards if not board.verified_by)

    def board(self, number: int) -> Board:
        """Return the board of that number; raise `IndexError` when there is none."""
        if not 1 <= number <= len(self.boards):
            raise IndexError(number)
        return self.boards[number - 1]

    def with_board(self, board: Board) -> Round:
        """Return the round with one board replaced."""
        index = board.number - 1
        return replace(self, boards=(*self.boards[:index], board, *self.boards[index + 1 :]))

    def board_of(self, player: int) -> Board | None:
        """Return the board of a player, None when they have none."""
        return next((board for board in self.boards if player in board.players), None)
