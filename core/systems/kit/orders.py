"""The orders of the tries, both lazily: transpositions (D1; C.04.3 4.2) and exchanges (D2; C.04.3 4.3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from paircard.core.values.frozen import dataclass, replace

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


@dataclass(frozen=True, slots=True)
class Exchange:
    """`count` players of S1 for as many of S2, as far as it is chosen; positions, 1 is the highest of the group."""

    count: int
    difference: int
    """Sum of the S2 numbers - sum of the S1 numbers."""
    leaving: tuple[int, ...] = ()
    """From S1 to S2, lowest player first."""
    coming: tuple[int, ...] = ()
    """From S2 to S1, highest player first; chosen after all of `leaving`."""

    @property
    def order(self) -> tuple[object, ...]:
        """Return the place of the exchange in the order D2."""
        return self.count, self.difference, tuple(-each for each in self.leaving), self.coming


NO_EXCHANGE = Exchange(0, 0)


def exchanges(
    size: int,
    half: int,
    floor: Callable[[], tuple[int, int] | None] = lambda: (1, 1),
    keeps: Callable[[Exchange], bool] = lambda _exchange: True,
) -> Iterator[Exchange]:
    """Yield the exchanges between S1 = 1..half and S2 = half+1..size in the order D2.

    `floor` names the first (count, difference) still of interest, None if there is none; it is asked again
    whenever the difference grows. `keeps` is shown every beginning of an exchange: those before the last
    chosen who were not chosen stay where they are. If it says no, none of that beginning is yielded.

    >>> [(e.leaving, e.coming) for e in exchanges(4, 2)][:3]
    [((2,), (3,)), ((2,), (4,)), ((1,), (3,))]
    """
    for count, difference in _differences(size, half, floor):
        for begun in _leaving(half, Exchange(count, difference), keeps):
            yield from _coming(half, size, begun, sum(begun.leaving) + difference, keeps)


def _differences(size: int, half: int, floor: Callable[[], tuple[int, int] | None]) -> Iterator[tuple[int, int]]:
    """Yield every (count, difference) an exchange can have, from the floor on, ascending."""
    for count in range(1, min(half, size - half) + 1):
        difference = count * count
        most = sum(range(size - count + 1, size + 1)) - sum(range(1, count + 1))
        while difference <= most:
            lowest = floor()
            if lowest is None:
                return
            if lowest > (count, most):
                break
            difference = max(difference, lowest[1] if lowest[0] == count else 0)
            yield count, difference
            difference += 1


def _leaving(half: int, begun: Exchange, keeps: Callable[[Exchange], bool]) -> Iterator[Exchange]:
    """Yield the choices of those who leave S1, lowest players first."""
    missing = begun.count - len(begun.leaving)
    if not missing:
        yield begun
        return
    lowest = begun.leaving[-1] - 1 if begun.leaving else half
    for number in range(lowest, missing - 1, -1):
        longer = replace(begun, leaving=(*begun.leaving, number))
        if keeps(longer):
            yield from _leaving(half, longer, keeps)


def _coming(last: int, size: int, begun: Exchange, total: int, keeps: Callable[[Exchange], bool]) -> Iterator[Exchange]:
    """Yield the choices of those who come from S2 after position `last`, whose numbers add up to `total`."""
    others = begun.count - len(begun.coming) - 1
    if others < 0:
        if total == 0:
            yield begun
        return
    most_of_others = sum(range(size - others + 1, size + 1))
    for number in range(max(last + 1, total - most_of_others), size - others + 1):
        if (others + 1) * number + others * (others + 1) // 2 > total:
            return
        longer = replace(begun, coming=(*begun.coming, number))
        if keeps(longer):
            yield from _coming(number, size, longer, total - number, keeps)


def exchanged(group: tuple[T, ...], half: int, exchange: Exchange) -> tuple[tuple[T, ...], tuple[T, ...]]:
    """Return S1 and S2 after an exchange, both in the order A2 again (A9)."""
    first = {*range(1, half + 1), *exchange.coming} - {*exchange.leaving}
    s1 = tuple(place for position, place in enumerate(group, 1) if position in first)
    s2 = tuple(place for position, place in enumerate(group, 1) if position not in first)
    return s1, s2
