"""The machine interface of these rules: everybody's matches in, the pairs of the next round out.

The result of a match is two signs, its games one after the other, both as the one sees it who had White in the first.
"""
# no words in this file: machines read English

from __future__ import annotations

from typing import Any

from paircard.core.event.ids import ContestantId
from paircard.core.systems.double_swiss.book import BOOK
from paircard.core.systems.double_swiss.options import MATCH, DoubleSwissOptions
from paircard.core.systems.double_swiss.position import Position, position_of
from paircard.core.systems.kit.position_fields import Fields, Malformed, object_of
from paircard.core.systems.swiss.turns import Kind, PointSystem, Turn
from paircard.core.systems.swiss.wire import Reader, answered_by, read
from paircard.core.values.points import DRAW, WIN

_SIGNS = {"1": WIN, "=": DRAW, "0": 0, "+": WIN, "-": 0}
"""Half points of a game to the first named; the last two are forfeits."""


def answered(value: object, method: str) -> dict[str, Any]:
    """Pair the next round of a position that another program hands in; raise `Malformed` for what is none."""
    return answered_by(BOOK, read_position(object_of(value, None)), method)


def read_position(fields: Fields) -> Position:
    """Return the position that another program hands in."""
    return position_of(*read(fields, _Matches))


class _Matches(Reader):
    """A position whose games are matches of two."""

    def given(self) -> tuple[PointSystem, int]:
        """Return what matches give, and the bye (1.4)."""
        if "points" in self.fields:
            raise Malformed("points", "points cannot be chosen: games of a match give 1, 0.5 and 0.")
        return PointSystem(MATCH, MATCH // 2, 0), DoubleSwissOptions().bye

    def ended(self, sign: str, where: str, white: ContestantId, black: ContestantId) -> tuple[Turn, Turn]:
        """Return what a match was for both: forfeited only if one of them forfeits both games."""
        if len(sign) != 2 or set(sign) - set(_SIGNS):
            raise Malformed(where, f"{where} must end with two of {' '.join(_SIGNS)}, a sign a game.")
        points = sum(_SIGNS[each] for each in sign)
        both = (points, MATCH - points)
        if sign in ("++", "--"):
            won, lost = Kind.FORFEIT_WIN, Kind.FORFEIT_LOSS
            kinds = (won, lost) if sign == "++" else (lost, won)
            return Turn(kinds[0], both[0], black), Turn(kinds[1], both[1], white)
        played = not set(sign) <= {"+", "-"}
        return (
            Turn(Kind.PLAYED, both[0], black, "W" if played else None),
            Turn(Kind.PLAYED, both[1], white, "B" if played else None),
        )
