"""From what has been played to the position before the next round."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.ids import ContestantId
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.swiss import field
from paircard.core.systems.swiss.field import Announced, Entrant, Everybody
from paircard.core.systems.swiss.turns import PLAYED, Turn


def position_of(entrants: Iterable[Entrant], announced: Announced, *, arrived: bool = False) -> Position:
    """Return the position before the next round; every entrant must have as many turns."""
    return position_in(Everybody(entrants, announced), arrived=arrived)


def position_in(everybody: Everybody, *, arrived: bool = False) -> Position:
    """Return the position before the next round.

    Where it is known who has `arrived`, initial colours go by the numbers of these alone (C.04.2 2.5).
    """
    found, announced = _Field(everybody, arrived=arrived), everybody.announced
    return Position(
        found.players(),
        found.round,
        announced.initial_colour,
        found.last_round,
        everybody.forbidden(),
        rounds=announced.rounds,
    )


def average(ratings: Iterable[int]) -> int:
    """Return the mean, rounded to the nearest whole number, a half up; 0 of none (1.7).

    >>> average([2000, 2001]), average([])
    (2001, 0)
    """
    listed = tuple(ratings)
    return (2 * sum(listed) + len(listed)) // (2 * len(listed)) if listed else 0


class _Field(field.Field[Player]):
    """Opponents by their ratings, and who was upfloated."""

    def __init__(self, everybody: Everybody, *, arrived: bool) -> None:
        super().__init__(everybody)
        self._colour_numbers = everybody.numbers_of_those_here() if arrived else {}

    def player(self, each: Entrant) -> Player:
        turns = self.records[each.id].turns
        met = [turn.opponent for turn in turns if turn.kind is PLAYED and turn.opponent is not None]
        upfloated = [self._upfloated(each.id, round_, turn) for round_, turn in enumerate(turns, start=1)]
        return Player(
            *self.common(each),
            colour_number=self._colour_numbers.get(each.id, each.number),
            aro=average(self.entrants[opponent].rating for opponent in met),
            upfloats=sum(upfloated),
            upfloated=upfloated[-1:] == [True],
        )

    def _upfloated(self, id_: ContestantId, round_: int, turn: Turn) -> bool:
        """Tell whether somebody played a higher pairing score of that round (1.8)."""
        if turn.kind is not PLAYED or turn.opponent is None:
            return False
        return self.everybody.lead_before(round_, turn.opponent, id_) > 0
