"""From what has been played to the position before the next round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss import field
from paircard.core.systems.swiss.field import Announced, Entrant
from paircard.core.systems.swiss.turns import Kind
from paircard.core.values.colour import Float, float_mark

__all__ = ["Announced", "Entrant", "floats_by_round", "position_of"]


def position_of(entrants: Iterable[Entrant], announced: Announced) -> Position:
    """Return the position before the next round; every entrant must have as many turns."""
    return _Field(entrants, announced).position()


def floats_by_round(entrants: Iterable[Entrant], announced: Announced) -> Mapping[ContestantId, tuple[Float, ...]]:
    """Return the float of everybody in every round so far (1.4); those of the last two are looked at."""
    return _Field(entrants, announced).floats()


class _Field(field.Field[Player]):
    """Floats, topscorers, and the numbers that colours go by."""

    def __init__(self, entrants: Iterable[Entrant], announced: Announced) -> None:
        super().__init__(entrants, announced)
        self._colour_numbers = self.numbers_of_those_here()
        self._before, self._two_before = (self._floats_of(self.round - ago) for ago in (1, 2))

    def position(self) -> Position:
        """Return the position of those who play."""
        return Position(self.players(), self.round, self.announced.initial_colour, self.last_round, self.forbidden())

    def floats(self) -> Mapping[ContestantId, tuple[Float, ...]]:
        """Return the floats of everybody, round by round."""
        by_round = [self._floats_of(number) for number in range(1, self.round)]
        return {id_: tuple(floats[id_] for floats in by_round) for id_ in self.entrants}

    def player(self, each: Entrant) -> Player:
        common, id_ = self.common(each), each.id
        topscorer = self.last_round and 2 * common[1] > (self.round - 1) * self.announced.worth.win
        before, two_before = self._before.get(id_, "-"), self._two_before.get(id_, "-")
        return Player(*common, self._colour_numbers[id_], before, two_before, self.records[id_].idle, topscorer)

    def _floats_of(self, round: int) -> Mapping[ContestantId, Float]:
        """Return the floats that a round gave (1.4.2 - 1.4.4); none where there was no such round."""
        if round < 1:
            return {}
        scores, worth = self.scores_before(round), self.announced.worth
        floats: dict[ContestantId, Float] = {}
        for id_, each in self.entrants.items():
            turn = each.turns[round - 1]
            if turn.kind is Kind.PLAYED and turn.opponent is not None:
                floats[id_] = float_mark(scores[id_], scores[turn.opponent])
            else:
                floats[id_] = "D" if turn.floats_down(worth) else "-"
        return floats
