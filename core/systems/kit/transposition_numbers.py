"""The numbers of transpositions (D1) and exchanges (D2): which place they have in their order, computed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import comb

from paircard.core.systems.kit.orders import Exchange

Interval = tuple[int, int]
"""Consecutive positions of a group, first and last; empty if the last is smaller."""


def transposition_number(pool: Sequence[int], chosen: Sequence[int]) -> int:
    """Return which of the arrangements of a pool on so many places this is (D1); 1 is the pool's own order.

    >>> transposition_number((5, 6, 7, 8), (5, 7, 6, 8))
    3
    """
    left, number = list(pool), 0
    for each in chosen:
        at = left.index(each)
        number = number * len(left) + at
        left.pop(at)
    return number + 1


def exchange_number(size: int, half: int, exchange: Exchange) -> int:
    """Return which exchange between 1..half and half+1..size this is in the order D2; the first is 1, no exchange 0.

    >>> exchange_number(8, 4, Exchange(1, 3, (4,), (7,)))
    4
    """
    if not exchange.count:
        return 0
    count = exchange.count
    fewer = sum(comb(half, each) * comb(size - half, each) for each in range(1, count))
    s2 = Sums((half + 1, size), count)
    smaller = sum(
        times * s2.up_to(total + exchange.difference - 1) for total, times in Sums((1, half), count).distribution()
    )
    return fewer + smaller + _same_difference(size, half, exchange) + 1


def _same_difference(size: int, half: int, exchange: Exchange) -> int:
    """Count the exchanges with the same difference and an earlier S1 set, or the same and an earlier S2 set."""
    s2, wanted = Sums((half + 1, size), exchange.count), sum(exchange.coming)
    by_s1 = sum(
        times * s2.exactly(taken + total + exchange.difference)
        for taken, rest in _earlier(exchange.leaving, range(half, 0, -1), lambda number: (1, number - 1))
        for total, times in rest.distribution()
    )
    later = lambda number: (number + 1, size)  # noqa: E731
    by_s2 = sum(
        rest.exactly(wanted - taken) for taken, rest in _earlier(exchange.coming, range(half + 1, size + 1), later)
    )
    return by_s1 + by_s2


def _earlier(
    chosen: Sequence[int], order: Sequence[int], after: Callable[[int], Interval]
) -> Iterator[tuple[int, Sums]]:
    """Yield all sets that come before the chosen one: the sum of how they begin, and the sums of what may follow."""
    taken, start = 0, 0
    for place, number in enumerate(chosen):
        at = order.index(number)
        for other in order[start:at]:
            yield taken + other, Sums(after(other), len(chosen) - place - 1)
        taken, start = taken + number, at + 1


class Sums:
    """How many sets of so many numbers of an interval have a sum."""

    def __init__(self, interval: Interval, count: int) -> None:
        """Take the interval and the size of the sets."""
        first, last = interval
        self._least = count * first + count * (count - 1) // 2
        self._ways = _ways(last - first + 1, count)

    def exactly(self, total: int) -> int:
        """Return how many sets have this sum."""
        at = total - self._least
        return self._ways[at] if 0 <= at < len(self._ways) else 0

    def up_to(self, total: int) -> int:
        """Return how many sets have at most this sum."""
        return sum(self._ways[: max(0, total - self._least + 1)])

    def distribution(self) -> Iterator[tuple[int, int]]:
        """Yield every sum and how many sets have it."""
        yield from enumerate(self._ways, self._least)


@lru_cache(maxsize=256)
def _ways(size: int, count: int) -> tuple[int, ...]:
    """Return how many sets of `count` among 0..size-1 have each sum, from the least on (Gauss's binomials).

    >>> _ways(4, 2)
    (1, 1, 2, 1, 1)
    """
    if count > size:
        return ()
    ways = [1] + [0] * (count * (size - count))
    for each in range(1, count + 1):
        for at in range(len(ways) - 1, size - count + each - 1, -1):
            ways[at] -= ways[at - (size - count + each)]
        for at in range(each, len(ways)):
            ways[at] += ways[at - each]
    return tuple(ways)
