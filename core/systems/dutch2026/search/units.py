"""Lists of numbers that are compared from the left, as one number each: a digit for every place of the list."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence

Digit = tuple[Hashable, int]
"""What a digit counts, and the most it can count in one candidate."""


def units(digits: Sequence[Digit]) -> tuple[Mapping[Hashable, int], int]:
    """Return what one of each digit is worth, the first digit most, and how many bits they take together.

    >>> units([("pairs", 3), ("clashes", 5)])
    ({'clashes': 1, 'pairs': 8}, 5)
    """
    worth: dict[Hashable, int] = {}
    bits = 0
    for name, most in reversed(digits):
        worth[name] = 1 << bits
        bits += most.bit_length()
    return worth, bits


def high_to_low(scores: Iterable[int]) -> list[tuple[int, int]]:
    """Return each score once with how many have it, high to low.

    Of lists of equal length, high to low, the smallest has the fewest of the highest score, then of the next;
    of the lowest it has what remains.
    """
    count: dict[int, int] = {}
    for score in scores:
        count[score] = count.get(score, 0) + 1
    return sorted(count.items(), reverse=True)
