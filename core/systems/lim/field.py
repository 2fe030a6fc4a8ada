"""From what has been played to the position before the next round."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.options import LimOptions
from paircard.core.systems.lim.outcome import NoCompletePairing
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.swiss import field
from paircard.core.systems.swiss.announced import announced as announced_by
from paircard.core.systems.swiss.field import Announced, Entrant, Everybody
from paircard.core.systems.swiss.turns import PLAYED
from paircard.core.values.frozen import dataclass, replace

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


@dataclass(frozen=True, slots=True)
class OfMaxi(Announced):
    """What was announced of a maxi-tournament (3.2.3)."""


def announced(tournament: Tournament) -> Announced:
    """Return what was announced beforehand; refuse while the initial colour is open (7.2)."""
    options = LimOptions.of(tournament.regulations.options)
    told = announced_by(tournament, options, lim("7.2"))
    if not options.maxi:
        return told
    return OfMaxi(told.rounds, told.initial_colour, told.worth, told.acceleration, told.forbidden)


def position_of(entrants: Iterable[Entrant], told: Announced, *, arrived: bool = False, maxi: bool = False) -> Position:
    """Return the position before the next round; every entrant must have as many turns."""
    return position_in(Everybody(entrants, told), arrived=arrived, maxi=maxi)


def position_in(everybody: Everybody, *, arrived: bool = False, maxi: bool = False) -> Position:
    """Return the position before the next round.

    Where it is known who has `arrived`, initial colours go by the numbers of these alone (C.04.2 2.5).
    """
    found, told = _Field(everybody, arrived=arrived), everybody.announced
    return unlimited_at_need(
        Position(
            found.players(),
            found.round,
            told.initial_colour,
            found.last_round,
            everybody.forbidden(),
            median_twice=(found.round - 1) * told.worth.win,
            maxi=maxi,
        )
    )


def unlimited_at_need(position: Position) -> Position:
    """Return a position; in a last round that has no complete pairing otherwise the limits hold for nobody (6)."""
    if not position.last_round:
        return position
    try:
        Cards(position).bye()
    except NoCompletePairing:
        return replace(position, lifted=True)
    return position


class _Field(field.Field[Player]):
    """Who floated in the previous round."""

    def __init__(self, everybody: Everybody, *, arrived: bool) -> None:
        super().__init__(everybody)
        self._colour_numbers = everybody.numbers_of_those_here() if arrived else {}

    def player(self, each: Entrant) -> Player:
        return Player(
            *self.common(each),
            colour_number=self._colour_numbers.get(each.id, each.number),
            rating=each.rating,
            floated=self._floated(each),
        )

    def _floated(self, each: Entrant) -> bool:
        """Tell whether somebody met another pairing score in the previous round (3.10)."""
        turns = self.records[each.id].turns
        turn = turns[-1] if turns else None
        if turn is None or turn.kind is not PLAYED or turn.opponent is None:
            return False
        return self.everybody.lead_before(self.round - 1, turn.opponent, each.id) != 0
