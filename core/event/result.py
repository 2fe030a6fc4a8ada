"""The result of one board, written from the side of the player listed first (White as paired)."""

from __future__ import annotations

from enum import StrEnum

from core.values.language import trp
from core.values.points import DRAW, LOSS, WIN


class Result(StrEnum):
    """What an arbiter can write on a board; the value is the sign kept in the journal."""

    WHITE = "1"
    DRAW = "="
    BLACK = "0"
    WHITE_FORFEIT = "+"
    """White wins, Black did not come."""
    BLACK_FORFEIT = "-"
    """Black wins, White did not come."""
    DOUBLE_FORFEIT = "x"
    """Neither came."""
    ADJOURNED = "a"
    """Not finished: a draw for pairing only (F9)."""

    @property
    def played(self) -> bool:
        """Whether a game was begun: only then colours and opponents count (F2)."""
        return self not in _FORFEITS

    @property
    def half_points(self) -> tuple[int, int]:
        """Half points for pairing, of White and of Black; an adjourned game counts as a draw (F9)."""
        return _HALF_POINTS[self]

    @property
    def turned(self) -> Result:
        """The same result from the side of Black."""
        return _TURNED.get(self, self)

    @property
    def settled(self) -> bool:
        """Whether the result is final, that is, not adjourned."""
        return self is not Result.ADJOURNED

    @property
    def text(self) -> str:
        """The result as it stands on a pairing sheet, in the language that is spoken."""
        return trp("at most 5 columns", "adj") if self is Result.ADJOURNED else _TEXTS[self]


_FORFEITS = frozenset({Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT})
_TURNED = {
    Result.WHITE: Result.BLACK,
    Result.BLACK: Result.WHITE,
    Result.WHITE_FORFEIT: Result.BLACK_FORFEIT,
    Result.BLACK_FORFEIT: Result.WHITE_FORFEIT,
}
_HALF_POINTS = {
    Result.WHITE: (WIN, LOSS),
    Result.DRAW: (DRAW, DRAW),
    Result.BLACK: (LOSS, WIN),
    Result.WHITE_FORFEIT: (WIN, LOSS),
    Result.BLACK_FORFEIT: (LOSS, WIN),
    Result.DOUBLE_FORFEIT: (LOSS, LOSS),
    Result.ADJOURNED: (DRAW, DRAW),
}
_TEXTS = {
    Result.WHITE: "1-0",
    Result.DRAW: "½-½",
    Result.BLACK: "0-1",
    Result.WHITE_FORFEIT: "+ -",
    Result.BLACK_FORFEIT: "- +",
    Result.DOUBLE_FORFEIT: "- -",
}
