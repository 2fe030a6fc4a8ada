"""From what has been played to the position before the next round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss import field
from paircard.core.systems.swiss.field import Announced, Entrant, Everybody
from paircard.core.systems.swiss.turns import PLAYED
from paircard.core.values.colour import Float, float_mark
from paircard.core.values.frozen import maker

__all__ = ["Announced", "Entrant", "floats_by_round", "position_in", "position_of"]


def position_of(entrants: Iterable[Entrant], announced: Announced) -> Position:
    """Return the position before the next round; every entrant must have as many turns."""
    return position_in(Everybody(entrants, announced))


def position_in(everybody: Everybody) -> Position:
    """Return the position before the next round."""
    found = _Field(everybody)
    initial_colour = everybody.announced.initial_colour
    return Position(found.players(), found.round, initial_colour, found.last_round, everybody.forbidden())


def floats_by_round(entrants: Iterable[Entrant], announced: Announced) -> Mapping[ContestantId, tuple[Float, ...]]:
    """Return the float of everybody in every round so far (1.4); those of the last two are looked at."""
    everybody = Everybody(entrants, announced)
    by_round = [_floats(everybody, number) for number in range(1, everybody.round)]
    return {id_: tuple([floats[id_] for floats in by_round]) for id_ in everybody.entrants}


def _floats(everybody: Everybody, round: int) -> Mapping[ContestantId, Float]:
    """Return the float that a round gave everybody (1.4.2 - 1.4.4); none where there was no such round."""
    if round < 1:
        return dict.fromkeys(everybody.entrants, "-")
    known, worth = everybody.floats.get(round), everybody.announced.worth
    if known is None:
        scores = everybody.scores_before(round)
        turns = [(id_, record.turns[round - 1]) for id_, record in everybody.records.items()]
        known = everybody.floats[round] = {
            id_: float_mark(scores[id_], scores[turn.opponent])
            if turn.kind is PLAYED and turn.opponent is not None
            else ("D" if turn.floats_down(worth) else "-")
            for id_, turn in turns
        }
    return known


class _Field(field.Field[Player]):
    """Floats, topscorers, and the numbers that colours go by."""

    def __init__(self, everybody: Everybody) -> None:
        super().__init__(everybody)
        self._made = maker(Player)
        self._colour_numbers = everybody.numbers_of_those_here()
        self._before, self._two_before = (_floats(everybody, self.round - back) for back in (1, 2))
        self._half = (self.round - 1) * everybody.announced.worth.win
        """Twice the points that more than half is more than."""

    def player(self, each: Entrant) -> Player:
        id_ = each.id
        record, virtual = self.records[id_], self._virtual_now.get(id_, 0)
        score, met_in = record.points[-1] + virtual, record.met_in.copy()
        return self._made(
            each.number,
            score,
            frozenset(met_in),
            record.colours,
            record.bye_barred,
            virtual,
            met_in,
            id_,
            self._colour_numbers[id_],
            self._before[id_],
            self._two_before[id_],
            record.idle,
            self.last_round and 2 * score > self._half,
        )
