"""Which rounds seed everybody, and the position of either kind of round."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.systems.burstein import field
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.dutch2026 import field as dutch
from paircard.core.systems.dutch2026.position import Position as DutchPosition
from paircard.core.systems.swiss.field import Announced, Entrant, Everybody

MOST = 4
"""More rounds than these seed nobody (1.6)."""

AnyPosition = DutchPosition | Position


def seeding_rounds(rounds: int) -> int:
    """Return how many of the rounds of an event are Dutch ones (1.6).

    >>> [seeding_rounds(rounds) for rounds in (1, 3, 5, 7, 8, 9, 11)]
    [0, 1, 2, 3, 4, 4, 4]
    """
    return min(rounds // 2, MOST)


def position_of(entrants: Iterable[Entrant], announced: Announced) -> AnyPosition:
    """Return the position before the next round, as C.04.3 looks at it while everybody is seeded."""
    return position_in(Everybody(entrants, announced))


def position_in(everybody: Everybody) -> AnyPosition:
    """Return the same."""
    seeds = everybody.round <= seeding_rounds(everybody.announced.rounds)
    return dutch.position_in(everybody) if seeds else field.position_in(everybody)
