"""The position of an event of the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.dubov.field import position_of
from paircard.core.systems.dubov.options import options_of
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.kit.acceleration import baku_of
from paircard.core.systems.swiss.apart import forbidden
from paircard.core.systems.swiss.field import Announced
from paircard.core.systems.swiss.from_cards import entrants, worth
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def position(tournament: Tournament) -> Position:
    """Return what the rules look at before the next round; refuse while the initial colour is open (5.1)."""
    return position_of(entrants(tournament), announced(tournament), arrived=True)


def announced(tournament: Tournament) -> Announced:
    """Return what was announced; refuse while the initial colour is open (5.1)."""
    if tournament.facts.first_colour is None:
        raise Refusal(said("Draw or set the initial colour first."), dubov("5.1"))
    return Announced(
        tournament.regulations.rounds,
        tournament.facts.first_colour,
        worth(tournament),
        baku_of(tournament, options_of(tournament)),
        tuple(forbidden(tournament)),
    )
