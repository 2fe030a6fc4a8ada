"""What some games come to for one norm: mix of opponents, mean, percentage and performance (1.4.3 - 1.4.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.facets.norm_format import Format
from paircard.core.norms.games import NO_FEDERATION, Candidate, Met, NormEvent, Opponent
from paircard.core.norms.limits import (
    FOREIGN_FEDERATIONS,
    carrying_needed,
    half_points_needed,
    least_half_points,
    one_most,
    own_most,
    percentage,
    rounded_mean,
    titled_needed,
)
from paircard.core.norms.norm import TITLED, Norm
from paircard.core.tiebreaks.expectation import rating_difference
from paircard.core.values.frozen import dataclass

FOREIGNERS = frozenset({"1.4.3", "1.4.4own", "1.4.4one"})
"""What some events are freed from as a whole (1.4.3a-d)."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The figures of some games; what they fail is named by article, with `own` and `one` for the two of 1.4.4."""

    games: int
    half_points: int
    mean: int
    percentage: int
    difference: int
    """What the percentage is worth (1.4.9)."""
    raised: Opponent | None
    """Who is counted with the floor of the norm; None where nobody is that low."""
    federations: Mapping[str, int]
    """How many opponents are of each federation."""
    own: int
    """Opponents of the player's own federation."""
    titled: int
    carrying: int
    """Opponents with the title sought or a higher one; in a double round robin different players (1.4.5f)."""
    carrying_needed: int

    @property
    def performance(self) -> int:
        """Mean and what the percentage is worth together (1.4.8)."""
        return self.mean + self.difference

    @property
    def foreign(self) -> int:
        """Federations other than the player's own."""
        return len(self.federations) - (self.own > 0)

    @property
    def most_of_one(self) -> tuple[str, int]:
        """The federation with the most opponents, the first by name of several, and how many they are."""
        if not self.federations:
            return "", 0
        return min(self.federations.items(), key=lambda each: (-each[1], each[0]))


def measure(norm: Norm, candidate: Candidate, event: NormEvent, games: Sequence[Met]) -> Measured:
    """Return what some games come to; there must be one at least, each with an opponent."""
    opponents = [met.opponent for met in games if met.opponent is not None]
    federations: dict[str, int] = {}
    titled = carrying = total = 0
    lowest = opponents[0]
    for each in opponents:
        total += each.counted_rating
        if each.counted_rating < lowest.counted_rating:
            lowest = each
        titled += each.title in TITLED
        carrying += each.title in norm.carried_by
        if each.federation not in NO_FEDERATION:
            federations[each.federation] = federations.get(each.federation, 0) + 1
    count = len(opponents)
    raised = lowest if lowest.counted_rating < norm.floor else None
    if raised:
        total += norm.floor - raised.counted_rating
    half_points = sum([met.half_points for met in games])
    score = percentage(half_points, count)
    if event.format is Format.DOUBLE_ROUND_ROBIN:
        carrying = len({each.id for each in opponents if each.title in norm.carried_by})
    return Measured(
        count,
        half_points,
        rounded_mean(total, count),
        score,
        rating_difference(score),
        raised,
        federations,
        federations.get(candidate.federation, 0),
        titled,
        carrying,
        carrying_needed_in(event, count),
    )


def carrying_needed_in(event: NormEvent, games: int) -> int:
    """Return how many must hold the title sought: in a double round robin half as many different players (1.4.5f)."""
    needed = carrying_needed(games)
    return -(-needed // 2) if event.format is Format.DOUBLE_ROUND_ROBIN else needed


def mix_failing(norm: Norm, measured: Measured) -> tuple[str, ...]:
    """Return the articles about federations and titles that are not met (1.4.3 - 1.4.5), in their order."""
    games, failing = measured.games, []
    if measured.foreign < FOREIGN_FEDERATIONS:
        failing.append("1.4.3")
    if measured.own > own_most(games):
        failing.append("1.4.4own")
    if measured.most_of_one[1] > one_most(games):
        failing.append("1.4.4one")
    if measured.titled < titled_needed(games):
        failing.append("1.4.5a")
    if measured.carrying < measured.carrying_needed:
        failing.append(norm.carried_article)
    return tuple(failing)


def result_failing(norm: Norm, measured: Measured) -> tuple[str, ...]:
    """Return the articles about mean, percentage and performance that are not met (1.4.8), in their order."""
    failing = []
    if measured.mean < norm.mean:
        failing.append("1.4.8a")
    if measured.half_points < least_half_points(measured.games):
        failing.append("1.4.8b")
    if measured.performance < norm.performance:
        failing.append("1.4.8")
    return tuple(failing)


def surplus(norm: Norm, measured: Measured) -> int:
    """Return the full points above what was needed against these opponents (1.4.1d)."""
    needed = half_points_needed(norm, measured.games, measured.mean)
    return 0 if needed is None else (measured.half_points - needed) // 2
