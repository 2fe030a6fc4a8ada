"""The position of an event of the program: its cards, read as the rules of 2026 read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.field import Announced, floats_by_round, position_of
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.kit.upper_group import Accelerates
from paircard.core.systems.swiss.from_cards import entrants, worth
from paircard.core.values.colour import Float
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


def position(
    tournament: Tournament,
    *,
    numbers: Mapping[ContestantId, PairingNumber] | None = None,
    acceleration: Accelerates | None = None,
    forbidden: tuple[tuple[ContestantId, ContestantId], ...] = (),
) -> Position:
    """Return what the rules look at before the next round; refuse while the initial colour is open (C.04.3 5.1).

    `numbers` are the TPNs, those that the event has given when None.
    """
    return position_of(entrants(tournament, numbers), announced(tournament, acceleration, forbidden))


def announced(
    tournament: Tournament, acceleration: Accelerates | None, forbidden: tuple[tuple[ContestantId, ContestantId], ...]
) -> Announced:
    """Return what was announced; refuse while the initial colour is open (C.04.3 5.1)."""
    if tournament.facts.first_colour is None:
        raise Refusal(said("Draw or set the colour of the highest player first."), dutch("5.1"))
    rounds = tournament.regulations.rounds
    return Announced(rounds, tournament.facts.first_colour, worth(tournament), acceleration, forbidden)


def floats(tournament: Tournament, acceleration: Accelerates | None = None) -> Mapping[ContestantId, tuple[Float, ...]]:
    """Return the float of everybody in every round so far, as the rules read the cards (1.4)."""
    told = Announced(tournament.regulations.rounds, worth=worth(tournament), acceleration=acceleration)
    return floats_by_round(entrants(tournament), told)
