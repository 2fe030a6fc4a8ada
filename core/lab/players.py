"""Made-up players: who they are to the list of entrants, and how strong they truly are."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from core.event.entrant import Entrant
from core.lab.experiment import FieldPlan

LOWEST_RATING = 1400
"""FIDE lists nobody below it (B.02, since March 2024): who would be rated lower has no rating."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One player of a field."""

    entrant: Entrant
    strength: float
    late: bool
    """Whether they enter for round 2."""


def drawn(plan: FieldPlan, chance: Random) -> tuple[Drawn, ...]:
    """Return a field: strengths are normal around the mean, ratings normal around the strength of each.

    The same numbers are drawn for every player whatever the plan says, so that cells that differ in one share have
    otherwise the same players.
    """
    return tuple(_player(number, plan, chance) for number in range(1, plan.players + 1))


def _player(number: int, plan: FieldPlan, chance: Random) -> Drawn:
    strength = chance.gauss(plan.mean, plan.spread)
    rating = round(strength + chance.gauss(0, 1) * plan.rating_error)
    unrated, late = chance.random() < plan.unrated, chance.random() < plan.late
    listed = 0 if unrated or rating < LOWEST_RATING else rating
    name = f"Player {number:04}"  # no words: a made-up name
    return Drawn(Entrant.of(name, rating=listed), strength, late)
