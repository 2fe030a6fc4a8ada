"""The orders of the tries: transpositions (D1) and exchanges (D2), both lazily."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T")


def transpositions(
    pool: Sequence[T],
    places: int,
    keeps: Callable[[Sequence[T], T], bool] = lambda _chosen, _next: True,
    lost: Callable[[Sequence[T]], bool] = lambda _chosen: False,
) -> Iterator[tuple[T, ...]]:
    """Yield the arrangements of `pool` on `places` places in ascending order (D1), the pool's own first.

    `keeps` is shown a beginning and the one who would stand next: if it says no, no arrangement that
    begins so is tried. `lost` is asked when the walk comes back to a beginning: if it says yes, no other
    continuation of it is tried.
    """
    taken: list[int] = []
    chosen: list[T] = []
    start = 0
    while True:
        if len(chosen) < places:
            at = _next_kept(pool, taken, chosen, start, keeps)
            if at is not None:
                taken.append(at)
                chosen.append(pool[at])
                start = 0
                continue
        else:
            yield tuple(chosen)
        while taken:
            start = taken.pop() + 1
            chosen.pop()
            if not lost(chosen):
                break
        else:
            return


def _next_kept(
    pool: Sequence[T], taken: list[int], chosen: list[T], start: int, keeps: Callable[[Sequence[T], T], bool]
) -> int | None:
    """Return the first free index from `start` on whose player may stand next."""
    gone = set(taken)
    for at in range(start, len(pool)):
        if at not in gone and keeps(chosen, pool[at]):
            return at
    return None


Exchange = tuple[tuple[int, ...], tuple[int, ...]]
"""Positions (1 is the highest of the group) that leave S1, in descending order, and that leave S2, ascending."""


def exchanges(size: int, half: int, start: tuple[int, int] = (1, 1)) -> Iterator[Exchange]:
    """Yield the exchanges between S1 = 1..half and S2 = half+1..size in the order D2.

    `start` names the first wanted (number of players exchanged, sum of S2 numbers - sum of S1 numbers).

    >>> list(exchanges(4, 2))[:2]
    [((2,), (3,)), ((2,), (4,))]
    """
    first_count, first_difference = start
    for count in range(max(1, first_count), min(half, size - half) + 1):
        least, most = _differences(size, half, count)
        if count == first_count:
            least = max(least, first_difference)
        for difference in range(least, most + 1):
            yield from _of_difference(size, half, count, difference)


def _differences(size: int, half: int, count: int) -> tuple[int, int]:
    """Return the least and the greatest difference an exchange of `count` players can have."""
    nearest = count * count
    farthest = sum(range(size - count + 1, size + 1)) - sum(range(1, count + 1))
    return nearest, farthest


def _of_difference(size: int, half: int, count: int, difference: int) -> Iterator[Exchange]:
    """Yield the exchanges of one number of players and one difference: lowest players of S1 first."""
    for leaving in combinations(range(half, 0, -1), count):
        for coming in _subsets(half + 1, size, count, sum(leaving) + difference):
            yield leaving, coming


def _subsets(low: int, high: int, count: int, total: int) -> Iterator[tuple[int, ...]]:
    """Yield the `count` numbers of low..high with a given sum, in ascending lexicographic order."""
    if count == 0:
        if total == 0:
            yield ()
        return
    others = count - 1
    most = sum(range(high - others + 1, high + 1))
    for first in range(max(low, total - most), high - others + 1):
        if count * first + others * count // 2 > total:
            return
        for rest in _subsets(first + 1, high, others, total - first):
            yield first, *rest
