"""Made-up players: who they are to the list of entrants, and how strong they truly are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import fsum
from random import Random

from paircard.core.event.entrant import RATING_LIMIT, Entrant
from paircard.core.lab.experiment import FieldPlan

LOWEST_RATING = 1400
"""FIDE lists nobody below it (B.02, since March 2024): who would be rated lower has no rating."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One player of a field."""

    entrant: Entrant
    strength: float
    late: bool
    """Whether they enter for round 2."""
    estimate: int = 0
    """What an arbiter would enter for them where a system needs a rating of everybody: their rating, listed or not."""

    @property
    def estimated(self) -> Drawn:
        """The same player with that rating."""
        return replace(self, entrant=replace(self.entrant, rating=self.estimate))


@dataclass(frozen=True, slots=True)
class DrawnTeam:
    """One team of a field, its members in the order of the boards."""

    name: str
    members: tuple[Drawn, ...]
    late: bool
    """Whether it enters for round 2."""

    @property
    def strength(self) -> float:
        """True strength of the team: the mean of its members."""
        return fsum(each.strength for each in self.members) / len(self.members)


def drawn(plan: FieldPlan, chance: Random) -> tuple[Drawn, ...]:
    """Return a field: strengths are normal around the mean, ratings normal around the strength of each.

    The same numbers are drawn for every player whatever the plan says, so that cells that differ in one share have
    otherwise the same players. Where real ratings are given, so many of them are drawn, in their order, and strengths
    are normal around the rating of each.
    """
    if plan.ratings:
        some = sorted(chance.sample(range(len(plan.ratings)), plan.players))
        return tuple(_rated(number, plan.ratings[at], plan, chance) for number, at in enumerate(some, 1))
    return tuple(_player(number, plan.mean, plan, chance) for number in range(1, plan.players + 1))


def drawn_teams(plan: FieldPlan, boards: int, chance: Random) -> tuple[DrawnTeam, ...]:
    """Return a field of teams: each has a mean of its own, and its members are normal around that.

    They sit in the order of their ratings, as captains name them: who has none sits last.
    """
    return tuple(_team(number, boards, plan, chance) for number in range(1, plan.teams + 1))


def _team(number: int, boards: int, plan: FieldPlan, chance: Random) -> DrawnTeam:
    mean, late = chance.gauss(plan.mean, plan.team_spread), chance.random() < plan.late
    numbers = range((number - 1) * boards + 1, number * boards + 1)
    members = sorted((_player(each, mean, plan, chance) for each in numbers), key=_by_rating)
    return DrawnTeam(f"Team {number:04}", tuple(members), late)  # no words: a made-up name


def _by_rating(player: Drawn) -> int:
    return -(player.entrant.rating or 0)


def _rated(number: int, rating: int, plan: FieldPlan, chance: Random) -> Drawn:
    """Return somebody who has this rating; who has none is as strong as anybody made up."""
    luck = chance.gauss(0, 1)
    strength = rating + luck * plan.rating_error if rating else plan.mean + luck * plan.spread
    late = chance.random() < plan.late
    return Drawn(_entrant(number, rating), strength, late, rating or min(max(round(strength), 1), RATING_LIMIT))


def _entrant(number: int, rating: int) -> Entrant:
    return Entrant.of(f"Player {number:04}", rating=rating)  # no words: a made-up name


def _player(number: int, mean: float, plan: FieldPlan, chance: Random) -> Drawn:
    strength = chance.gauss(mean, plan.spread)
    rating = round(strength + chance.gauss(0, 1) * plan.rating_error)
    unrated, late = chance.random() < plan.unrated, chance.random() < plan.late
    estimate = min(max(rating, 1), RATING_LIMIT)
    listed = 0 if unrated or rating < LOWEST_RATING else estimate
    return Drawn(_entrant(number, listed), strength, late, estimate)
