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

    def position(self) -> Position:
        """Return the position of those who play."""
        return Position(self.players(), self.round, self.announced.initial_colour, self.last_round, self.forbidden())

    def floats(self) -> Mapping[ContestantId, tuple[Float, ...]]:
        """Return the floats of everybody, round by round."""
        return {id_: tuple(self._float(id_, number) for number in range(1, self.round)) for id_ in self.entrants}

    def player(self, each: Entrant) -> Player:
        common, id_ = self.common(each), each.id
        topscorer = self.last_round and 2 * common[1] > (self.round - 1) * self.announced.worth.win
        before, two_before = self._float(id_, self.round - 1), self._float(id_, self.round - 2)
        return Player(*common, self._colour_numbers[id_], before, two_before, self.records[id_].idle, topscorer)

    def _float(self, id_: ContestantId, round: int) -> Float:
        """Return the float that a round gave somebody (1.4.2 - 1.4.4); none where there was no such round."""
        if round < 1:
            return "-"
        turn = self.records[id_].turns[round - 1]
        if turn.kind is Kind.PLAYED and turn.opponent is not None:
            return float_mark(self.lead_before(round, id_, turn.opponent), 0)
        return "D" if turn.floats_down(self.announced.worth) else "-"
