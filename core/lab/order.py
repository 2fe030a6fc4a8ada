"""How well a final table agrees with true strength."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from paircard.core.event.ids import ContestantId


@dataclass(frozen=True, slots=True)
class Ranked:
    """One player of a finished event."""

    id: ContestantId
    strength: float
    """True strength; no two players share one."""
    points: int
    """Half points."""
    place: int
    """Final place; players that nothing separates share the better one."""
    merits: tuple[object, ...] = ()
    """What each tie-break says, to be compared: more is better."""


def kendall(ranked: Sequence[Ranked]) -> float:
    """Return tau-b of final place and true strength: 1 the same order, 0 no connection, -1 reversed.

    (C - D) / sqrt(all pairs x pairs not sharing a place), where C pairs stand in the order of their strength and D do
    not (Kendall 1945).

    >>> first, second = Ranked(ContestantId(1), 2400, 6, 1), Ranked(ContestantId(2), 2300, 4, 2)
    >>> kendall([first, second, Ranked(ContestantId(3), 2200, 5, 3)])
    1.0
    """
    agree = against = 0
    pairs = len(ranked) * (len(ranked) - 1) // 2
    for one, other in combinations(ranked, 2):
        if one.place != other.place:
            if (one.place < other.place) == (one.strength > other.strength):
                agree += 1
            else:
                against += 1
    told_apart = agree + against
    return (agree - against) / sqrt(pairs * told_apart) if told_apart else 0.0


def strongest_among_first(ranked: Sequence[Ranked], k: int) -> float:
    """Return the share of the k strongest who end among the first k; who share places share their claim to them.

    >>> strongest_among_first([Ranked(ContestantId(1), 2400, 6, 1), Ranked(ContestantId(2), 2300, 6, 1)], 1)
    0.5
    """
    strongest = {each.id for each in sorted(ranked, key=lambda each: -each.strength)[:k]}
    return sum(_claim(each, ranked, k) for each in ranked if each.id in strongest) / k


def _claim(player: Ranked, ranked: Sequence[Ranked], k: int) -> float:
    sharing = sum(each.place == player.place for each in ranked)
    free = k - player.place + 1
    return min(1.0, max(0, free) / sharing)


def tied(tables: Sequence[Sequence[Ranked]]) -> float:
    """Return the share of the players who have as many points as somebody else in their table."""
    by_table = [[each.points for each in table] for table in tables]
    return sum(points.count(one) > 1 for points in by_table for one in points) / sum(map(len, by_table))


@dataclass(frozen=True, slots=True)
class Separated:
    """What a tie-break by itself does to pairs of players equal in points."""

    share: float
    """Of those pairs it tells apart."""
    rightly: float | None
    """Share of the told apart where the stronger comes out ahead; None where it tells none apart."""


def separated(tables: Iterable[Sequence[Ranked]], at: int | None) -> Separated | None:
    """Return what the tie-break at an index does, None for all of them together; None where no two equal in points.

    Those are compared who stand in one table.
    """
    pairs = right = apart = 0
    for group in (group for table in tables for group in _by_points(table).values()):
        for one, other in combinations(group, 2):
            pairs += 1
            first, second = (-each.place if at is None else each.merits[at] for each in (one, other))
            if first != second:
                apart += 1
                right += (first > second) == (one.strength > other.strength)  # type: ignore[operator]
    if not pairs:
        return None
    return Separated(apart / pairs, right / apart if apart else None)


def _by_points(ranked: Sequence[Ranked]) -> Mapping[int, list[Ranked]]:
    groups: dict[int, list[Ranked]] = {}
    for each in ranked:
        groups.setdefault(each.points, []).append(each)
    return groups
