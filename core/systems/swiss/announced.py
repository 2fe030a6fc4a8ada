"""What an event of players has announced, as the rules of 2026 look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.kit.acceleration import Accelerating
from paircard.core.systems.swiss.acceleration import acceleration_of
from paircard.core.systems.swiss.apart import forbidden
from paircard.core.systems.swiss.field import Announced
from paircard.core.systems.swiss.from_cards import worth
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def announced(tournament: Tournament, options: Accelerating, initial_colour: str) -> Announced:
    """Return it; refuse while the initial colour is open, by the article that says it is drawn."""
    if tournament.facts.first_colour is None:
        raise Refusal(said("Draw or set the initial colour first."), initial_colour)
    return Announced(
        tournament.regulations.rounds,
        tournament.facts.first_colour,
        worth(tournament),
        acceleration_of(tournament, options),
        tuple(forbidden(tournament)),
    )
