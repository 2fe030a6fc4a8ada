"""The ways that are left to a norm while opponents are not known: points, and what those opponents must be.

Each way is enough: whoever comes, where they have the mean and the titles told, the points told make the norm. Only the
lowest of all opponents is raised, and somebody lower who comes is raised by more; so a mean that is enough without that
is enough with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.entrant import Title
from paircard.core.norms.games import NO_FEDERATION, Candidate, Met, NormEvent
from paircard.core.norms.limits import (
    FOREIGN_FEDERATIONS,
    mean_needed,
    one_most,
    own_most,
    rounded_mean,
    titled_needed,
)
from paircard.core.norms.measured import carrying_needed_in, measure
from paircard.core.norms.norm import Norm
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import WIN


@dataclass(frozen=True, slots=True)
class Field:
    """Who may still come, as far as it is known: the strongest first."""

    ratings: tuple[int, ...] = ()
    titles: tuple[Title, ...] = ()
    """Of them who hold one that counts."""
    federations: tuple[str, ...] = ()
    """Each once."""


@dataclass(frozen=True, slots=True)
class Need:
    """One way to the norm: points from the games to come, and what their opponents must be."""

    half_points: int
    """From the games to come."""
    total: int
    """Half points of all games that would be used."""
    games: int
    """Games that would be used."""
    to_come: int
    """Games to come that would be used."""
    unknown: int = 0
    """Opponents among them who are not known yet."""
    mean: int = 0
    """What these must have as their mean, at least; 0 where it does not matter."""
    carrying: int = 0
    """So many of them must hold the title sought or a higher one,"""
    titled: int = 0
    """so many a title at all, those included,"""
    foreign: int = 0
    """and they must be of so many further federations other than the player's own."""
    at_most: tuple[tuple[str, int], ...] = ()
    """Federations of which only so many may come."""

    @property
    def asks_for_somebody(self) -> bool:
        """Whether not every opponent will do."""
        return bool(self.mean or self.carrying or self.titled or self.foreign or self.at_most)


@dataclass(frozen=True, slots=True)
class Parted:
    """The games that would count, with all that is still to be played."""

    over: tuple[Met, ...]
    paired: tuple[Met, ...]
    """The opponent is known, the result is not."""
    unknown: int
    """So many have no opponent yet."""
    fewest: int
    """So many must be used."""


def ways(norm: Norm, candidate: Candidate, event: NormEvent, games: Parted, field: Field) -> tuple[Need, ...]:
    """Return the ways to a norm, the one for fewest points against opponents like those before first.

    Ways with all that is to come go first; only where there is none, one that ends earlier is told (1.4.1e).
    """
    fixed = event.format.fixed
    for unknown in range(games.unknown, -1, -1):
        found: dict[int, Need] = {}
        for over in _left_out(games.over, 0 if fixed else len(games.over)):
            if len(over) + len(games.paired) + unknown >= games.fewest:
                way = _Way(norm, candidate, event, over, games.paired, unknown)
                for need in way.needs(field):
                    before = found.get(need.half_points)
                    if before is None or need.mean < before.mean:
                        found[need.half_points] = need
        if found:
            return _in_order(list(found.values()), _usual(games))
        if fixed:
            break
    return ()


def _left_out(over: Sequence[Met], most: int) -> Iterator[tuple[Met, ...]]:
    """Yield the games without the wins over the lowest opponents: none left out, then one, and so on (1.4.1f)."""
    yield tuple(over)
    wins = sorted((met for met in over if met.won), key=lambda met: met.opponent.counted_rating if met.opponent else 0)
    for count in range(1, min(most, len(wins)) + 1):
        out = {id(met) for met in wins[:count]}
        yield tuple(met for met in over if id(met) not in out)


def _usual(games: Parted) -> int:
    """Return the mean of the opponents known so far; 0 where there is none."""
    ratings = [met.opponent.counted_rating for met in (*games.over, *games.paired) if met.opponent]
    return rounded_mean(sum(ratings), len(ratings)) if ratings else 0


def _in_order(needs: list[Need], usual: int) -> tuple[Need, ...]:
    """Return the way with fewest points against opponents such as usual, then others that ask for less of something."""
    needs.sort(key=lambda need: need.half_points)
    kept = [need for at, need in enumerate(needs) if not at or need.mean < needs[at - 1].mean]
    first = next((need for need in kept if need.mean <= usual), kept[-1])
    return (first, *(need for need in kept if need is not first))


AtMost = tuple[tuple[str, int], ...]  # no words: types
Mix = tuple[int, int, int, AtMost]  # no words: types


class _Way:
    """So many games used: what their opponents come to, and what those to come must bring."""

    def __init__(
        self,
        norm: Norm,
        candidate: Candidate,
        event: NormEvent,
        over: Sequence[Met],
        paired: Sequence[Met],
        unknown: int,
    ) -> None:
        self._norm, self._candidate = norm, candidate
        self._over, self._unknown = over, unknown
        self._to_come = len(paired) + unknown
        self._games = len(over) + self._to_come
        self._known = [met.opponent for met in (*over, *paired) if met.opponent]
        self._measured = measure(norm, candidate, event, (*over, *paired)) if self._known else None
        self._event = event
        self._exempt = bool(event.exempts(candidate))

    def needs(self, field: Field) -> Iterator[Need]:
        """Yield by points what is needed, as far as anybody in the field can bring it."""
        mix = self._mix(field)
        if mix is None:
            return
        most = sum(field.ratings[: self._unknown])
        total, done = self._total_known(), sum(met.half_points for met in self._over)
        for half_points in range(WIN * self._to_come + 1):
            mean = mean_needed(self._norm, self._games, done + half_points)
            if mean is None:
                continue
            missing = (2 * self._games * mean - self._games + 1) // 2 - total
            if missing <= most:
                each = max(0, -(-missing // self._unknown)) if self._unknown else 0
                carrying, titled, foreign, at_most = mix
                yield Need(
                    half_points, done + half_points, self._games, self._to_come, self._unknown,
                    each, carrying, titled, foreign, at_most,
                )  # fmt: skip

    def _total_known(self) -> int:
        """Return the ratings of the opponents known, the lowest of them raised."""
        ratings = [each.counted_rating for each in self._known]
        return sum(ratings) + max(0, self._norm.floor - min(ratings)) if ratings else 0

    def _mix(self, field: Field) -> Mix | None:
        """Return what titles and federations must come, and of which only so many may; None where they cannot."""
        known = self._measured
        carrying = carrying_needed_in(self._event, self._games) - (known.carrying if known else 0)
        titled = titled_needed(self._games) - (known.titled if known else 0)
        there = sum(title in self._norm.carried_by for title in field.titles)
        if carrying > min(self._unknown, there) or titled > min(self._unknown, len(field.titles)):
            return None
        federations = (0, ()) if self._exempt else self._federations(field)
        return federations and (max(0, carrying), max(0, titled), *federations)

    def _federations(self, field: Field) -> tuple[int, AtMost] | None:
        """Return how many further federations must come, and of which only so many players may; None: they cannot."""
        met = self._measured.federations if self._measured else {}
        own = self._candidate.federation
        foreign = FOREIGN_FEDERATIONS - len(met.keys() - {own})
        further = {each for each in field.federations if each not in (own, *NO_FEDERATION, *met)}
        if foreign > min(self._unknown, len(further)):
            return None
        limits = {each: one_most(self._games) for each in (*met, own) if each not in NO_FEDERATION}
        if own in limits:
            limits[own] = own_most(self._games)
        left = {each: most - met.get(each, 0) for each, most in limits.items()}
        if any(room < 0 for room in left.values()):
            return None
        at_most = tuple(sorted((each, room) for each, room in left.items() if room < self._unknown))
        return max(0, foreign), at_most
