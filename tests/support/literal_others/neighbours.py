"""What Keizer and Monrad have alike: the first complete list of neighbours, found by going back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

Candidates = Callable[[int, Sequence[int]], Sequence[int]]
"""Of somebody and those who are free: whom they may meet, in the order in which they are tried."""
Pairs = list[tuple[int, int]]


def first_list(free: Sequence[int], candidates: Candidates) -> Pairs | None:
    """Return the first complete list: the first who is free takes each candidate in turn until the rest works out."""
    if not free:
        return []
    first, *rest = free
    for mate in candidates(first, rest):
        others = first_list([each for each in rest if each != mate], candidates)
        if others is not None:
            return [(first, mate), *others]
    return None


def greedy_list(free: Sequence[int], candidates: Candidates) -> Pairs:
    """Return a list made without going back: who has no candidate takes the next one all the same."""
    left, pairs = list(free), []
    while len(left) > 1:
        first, *rest = left
        mate = next(iter(candidates(first, rest)), rest[0])
        pairs.append((first, mate))
        left = [each for each in rest if each != mate]
    return pairs
