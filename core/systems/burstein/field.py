"""From what has been played to the position before the next round: who has had which opponents."""

from __future__ import annotations

from itertools import takewhile

from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.swiss import field
from paircard.core.systems.swiss.field import Entrant, Everybody
from paircard.core.systems.swiss.turns import AWAY, PLAYED, Turn


def position_in(everybody: Everybody) -> Position:
    """Return the position before the next round."""
    found = _Field(everybody)
    return Position(
        found.players(),
        found.round,
        everybody.announced.initial_colour,
        found.last_round,
        everybody.forbidden(),
        lifted=found.lifted(),
    )


class _Field(field.Field[Player]):
    """The Index of everybody (1.7): real points, whatever an acceleration adds."""

    def __init__(self, everybody: Everybody) -> None:
        super().__init__(everybody)
        self._colour_numbers = everybody.numbers_of_those_here()
        self._as_seen = {
            each.id: self.records[each.id].points[-1] + self._away_for_nothing(each) * self.announced.worth.draw
            for each in self.entrants.values()
        }
        """What everybody has in the eyes of their opponents."""

    def player(self, each: Entrant) -> Player:
        against = [(turn.points, self._opponent_has(each, turn)) for turn in self.records[each.id].turns]
        return Player(
            *self.common(each),
            colour_number=self._colour_numbers[each.id],
            buchholz=sum(has for _, has in against),
            sonneborn_berger=sum(points * has for points, has in against),
        )

    def lifted(self) -> frozenset[int]:
        """Return whose rounds away count as drawn for their opponents."""
        return frozenset(each.number for each in self.entrants.values() if self._away_for_nothing(each))

    def _opponent_has(self, each: Entrant, turn: Turn) -> int:
        """Return the score of an opponent; a round that was not played is a game against oneself."""
        if turn.kind is PLAYED and turn.opponent is not None:
            return self._as_seen[turn.opponent]
        return self.records[each.id].points[-1]

    def _away_for_nothing(self, each: Entrant) -> int:
        """Return how many rounds somebody has been away for nothing up to now, if they are away for nothing now too."""
        if each.plays or each.given:
            return 0
        return sum(1 for _ in takewhile(_nothing, reversed(self.records[each.id].turns)))


def _nothing(turn: Turn) -> bool:
    """Tell whether a round was a zero-point bye."""
    return turn.kind is AWAY and not turn.points
