"""What an application for a title asks of the events of its norms: rounds on days of their own, a large Swiss."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.event.fide_details import Occasion
from paircard.core.event.rounds_a_day import rounds_by_day
from paircard.core.event.tournament import Tournament
from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import NormEvent
from paircard.core.norms.limits import rounded_mean
from paircard.core.norms.swiss_exemption import MISSES, Attending
from paircard.core.values.frozen import dataclass

_DAYS_OF_ONE_ROUND = 3
PLAYERS, MEAN = 40, 2000
"""So many in every round, with such a mean (1.5.6a)."""


@dataclass(frozen=True, slots=True)
class LargeSwiss:
    """The worst figures of a Swiss; whose mean is meant has two readings, and both are told (N29)."""

    players: int
    best: int
    """Mean of the 40 best rated, 0 where there are fewer."""
    everybody: int
    """Mean of all."""

    @property
    def enough(self) -> bool:
        """Whether the event is one of the list of 1.5.6, by the mean of the 40 best."""
        return self.players >= PLAYERS and self.best >= MEAN


def large_swiss(rounds: int, players: Sequence[Attending]) -> LargeSwiss:
    """Return the worst figures of all rounds; who misses more than one round counts in none."""
    counted = [each for each in players if each.present.count(False) <= MISSES]
    told = [_of_round([each.counted_rating for each in counted if each.present[at]]) for at in range(rounds)]
    if not told:
        return LargeSwiss(0, 0, 0)
    return LargeSwiss(*(min(figures) for figures in zip(*told, strict=True)))


def _of_round(ratings: Sequence[int]) -> tuple[int, int, int]:
    best = sorted(ratings, reverse=True)[:PLAYERS]
    mean_of_best = rounded_mean(sum(best), PLAYERS) if len(best) == PLAYERS else 0
    return len(ratings), mean_of_best, rounded_mean(sum(ratings), len(ratings)) if ratings else 0


def is_listed(event: NormEvent, swiss: LargeSwiss, *, of_teams: bool) -> bool:
    """Return whether an event is known to be one of the list of 1.5.6; others of that list nobody but FIDE knows."""
    if of_teams:
        return False
    return event.occasion is Occasion.NATIONAL_FINAL or (event.format is Format.SWISS and swiss.enough)


def one_round_a_day(tournament: Tournament) -> bool:
    """Return whether there was one round a day on at least three days (1.1.3a)."""
    return list(rounds_by_day(tournament).values()).count(1) >= _DAYS_OF_ONE_ROUND
