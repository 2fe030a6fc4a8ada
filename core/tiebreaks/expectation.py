"""FIDE's tables of expectation (Handbook B.02, 8.1): percentages and rating differences, whole numbers only."""

from __future__ import annotations

from bisect import bisect_right

_ABOVE_HALF = (
    *(0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184),
    *(193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501),
    *(538, 589, 677, 800),
)
"""8.1.1: the rating difference of 50 %, 51 % ... 100 %."""
_FIRST_DIFFERENCE = (
    *(4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189),
    *(198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457, 485, 518),
    *(560, 620, 736),
)
"""8.1.2: the first difference at which 51 %, 52 % ... 100 % are expected."""


def rating_difference(percentage: int) -> int:
    """Return what a whole percentage is worth.

    >>> rating_difference(50), rating_difference(75), rating_difference(25), rating_difference(100)
    (0, 193, -193, 800)
    """
    return _ABOVE_HALF[percentage - 50] if percentage >= 50 else -_ABOVE_HALF[50 - percentage]


def expected_hundredths(difference: int) -> int:
    """Return the score expected of a player rated higher by a difference, in hundredths of a point.

    >>> expected_hundredths(0), expected_hundredths(100), expected_hundredths(-100), expected_hundredths(900)
    (50, 64, 36, 100)
    """
    above = bisect_right(_FIRST_DIFFERENCE, abs(difference))
    return 50 + above if difference >= 0 else 50 - above
