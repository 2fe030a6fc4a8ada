"""D1 and D2: the order of transpositions and exchanges, each rule of it unless it is switched off."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations

Places = tuple[int, ...]


def transpositions(s2: Places, fits: Sequence[Collection[int]], off: Collection[str]) -> Iterator[Places]:
    """Yield who stands against S1, try by try (D1), everybody against one who `fits`.

    Without D1 the first of S1 changes opponents first; without C7 only the first order is tried.
    """
    if "C7" in off:
        first = s2[: len(fits)]
        yield from (first,) if all(place in fit for place, fit in zip(first, fits, strict=True)) else ()
    elif "D1" in off:
        at = {place: position for position, place in enumerate(s2)}
        found = sorted(_fitting(s2, fits), key=lambda order: [at[place] for place in reversed(order)])
        yield from sorted(found, key=lambda order: order != s2[: len(fits)])
    else:
        yield from _fitting(s2, fits)


def _fitting(s2: Places, fits: Sequence[Collection[int]]) -> Iterator[Places]:
    """Yield the arrangements in ascending order."""
    if not fits:
        yield ()
        return
    for place in s2:
        if place in fits[0]:
            for others in _fitting(tuple(other for other in s2 if other != place), fits[1:]):
                yield (place, *others)


def exchanges(size: int, half: int, off: Collection[str]) -> Iterator[tuple[Places, Places]]:
    """Yield which positions (1 the highest) leave S1 and which come from S2 (D2), none first."""
    yield (), ()
    if "C8" in off:
        return
    first, second = range(1, half + 1), range(half + 1, size + 1)
    for count in range(1, 2 if "D2 two" in off else min(half, size - half) + 1):
        every = [(leaving, coming) for leaving in combinations(first, count) for coming in combinations(second, count)]
        yield from sorted(every, key=lambda each: _rank(each[0], each[1], off))


def _rank(leaving: Places, coming: Places, off: Collection[str]) -> tuple[object, ...]:
    """Return the place of an exchange among those of as many players."""
    difference = 0 if "D2 difference" in off else sum(coming) - sum(leaving)
    lowest_first = tuple(-number for number in sorted(leaving, reverse=True))
    s1 = tuple(sorted(leaving)) if "D2 S1" in off else lowest_first
    s2 = tuple(-number for number in coming) if "D2 S2" in off else coming
    return difference, s1, s2
