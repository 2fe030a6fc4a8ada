"""The result of one board, written from the side of the player listed first (White as paired)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from paircard.core.values.frozen import dataclass
from paircard.core.values.language import trp
from paircard.core.values.pattern import pattern
from paircard.core.values.points import DRAW, LOSS, WIN, format_points

_LATER = 7
"""The format of the journal that results came with which older versions do not know."""


class Result(StrEnum):
    """What an arbiter can write on a board; the value is the code that is typed and kept in the journal."""

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
    WHITE_HALF = "=-0"
    """Played, half a point for White alone, as an arbiter may decide (Laws of Chess 12.9)."""
    BLACK_HALF = "0-="
    """Played, half a point for Black alone."""
    BOTH_LOSE = "0-0"
    """Played, and lost by both."""
    WHITE_UNRATED = "1u"
    """White wins a game of less than one move: it counts as played, and is not rated."""
    DRAW_UNRATED = "=u"
    BLACK_UNRATED = "0u"

    @property
    def since(self) -> int:
        """The format of the journal that a reader must know for it."""
        return _LATER if len(self.value) > 1 else 1

    @property
    def played(self) -> bool:
        """Whether a game was begun: only then colours and opponents count (F2)."""
        return self not in _FORFEITS

    @property
    def half_points(self) -> tuple[int, int]:
        """Half points for pairing, of White and of Black; an adjourned game counts as a draw (F9)."""
        return _CODES[self].half_points

    @property
    def outcome(self) -> Literal["W", "=", "B", ""]:
        """Who has won: White, nobody in a draw, Black; empty for what is neither, such as a game lost by both."""
        return _OUTCOMES.get(self.half_points, "")

    @property
    def signs(self) -> tuple[str, str]:
        """What a report has in the column of results, for White and for Black."""
        return _CODES[self].signs

    @property
    def turned(self) -> Result:
        """The same result from the side of Black."""
        return _TURNED[self]

    @property
    def settled(self) -> bool:
        """Whether the result is final, that is, not adjourned."""
        return self is not Result.ADJOURNED

    @property
    def text(self) -> str:
        """The result as it stands on a pairing sheet, in the language that is spoken."""
        return trp("at most 5 columns", "adj") if self is Result.ADJOURNED else _CODES[self].text

    @property
    def in_record(self) -> str:
        """The result as the comments of a report have it, in ASCII: `1-0`, `1/2-0`, `1F-0F`, `W-L`, `*` for none."""
        if not self.settled:
            return "*"
        if self.played:
            return "-".join(self.signs).replace("=", "1/2")
        return "-".join(f"{format_points(points)}F" for points in self.half_points)

    @staticmethod
    def of_record(text: str) -> Result | None:
        """Return the final result that a comment of a report means; None where it means none.

        >>> [each and each.text for each in map(Result.of_record, ("1-0", "=-=", "1F-0F", "1/2-0", "*"))]
        ['1-0', '½-½', '+ -', '½-0', None]
        """
        return _BY_RECORD.get(text.replace("=", "1/2"))

    @staticmethod
    def of_signs(white: str, black: str) -> Result | None:
        """Return what two signs of a report say together; None where they contradict each other, or say nothing."""
        return _BY_SIGNS.get((white, black))

    @staticmethod
    def typed(text: str) -> Result | None:
        """Return what somebody means: a code, or the result as it stands on a sheet; None where it means none.

        >>> [each and each.name for each in map(Result.typed, ("1", "1-0", "½-0", "=-=", "d", "1-½"))]
        ['WHITE', 'WHITE', 'WHITE_HALF', 'DRAW', 'DRAW', None]
        """
        return _TYPED.get(_HALF.sub("=", text.casefold()))


@dataclass(frozen=True, slots=True)
class _Code:
    """What one result is worth, and how it is written: the one table that everything is made of."""

    half_points: tuple[int, int]
    signs: tuple[str, str]
    text: str


_CODES: Mapping[Result, _Code] = {
    Result.WHITE: _Code((WIN, LOSS), ("1", "0"), "1-0"),
    Result.DRAW: _Code((DRAW, DRAW), ("=", "="), "½-½"),
    Result.BLACK: _Code((LOSS, WIN), ("0", "1"), "0-1"),
    Result.WHITE_FORFEIT: _Code((WIN, LOSS), ("+", "-"), "+ -"),
    Result.BLACK_FORFEIT: _Code((LOSS, WIN), ("-", "+"), "- +"),
    Result.DOUBLE_FORFEIT: _Code((LOSS, LOSS), ("-", "-"), "- -"),
    Result.ADJOURNED: _Code((DRAW, DRAW), ("", ""), ""),
    Result.WHITE_HALF: _Code((DRAW, LOSS), ("=", "0"), "½-0"),
    Result.BLACK_HALF: _Code((LOSS, DRAW), ("0", "="), "0-½"),
    Result.BOTH_LOSE: _Code((LOSS, LOSS), ("0", "0"), "0-0"),
    Result.WHITE_UNRATED: _Code((WIN, LOSS), ("W", "L"), "1-0u"),
    Result.DRAW_UNRATED: _Code((DRAW, DRAW), ("D", "D"), "½-½u"),
    Result.BLACK_UNRATED: _Code((LOSS, WIN), ("L", "W"), "0-1u"),
}
_OUTCOMES: Mapping[tuple[int, int], Literal["W", "=", "B"]] = {
    (WIN, LOSS): "W",
    (DRAW, DRAW): "=",
    (LOSS, WIN): "B",
}
_FORFEITS = frozenset({Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT})
_BY_SIGNS = {code.signs: result for result, code in _CODES.items() if result.settled}
_BY_RECORD = {result.in_record: result for result in _CODES if result.settled}
_TURNED = {result: _BY_SIGNS.get(code.signs[::-1], result) for result, code in _CODES.items()}
_HALF = pattern("½|1/2|0[.,]5")
_TYPED = {
    **{code.text.replace("½", "="): result for result, code in _CODES.items() if code.text},
    **{result.value: result for result in Result},
    "5": Result.DRAW,
    "d": Result.DRAW,
    "5u": Result.DRAW_UNRATED,
}

ODD_RESULTS = (
    Result.WHITE_HALF,
    Result.BLACK_HALF,
    Result.BOTH_LOSE,
    Result.WHITE_UNRATED,
    Result.DRAW_UNRATED,
    Result.BLACK_UNRATED,
)
"""Those that are seldom wanted, and have one key together."""
