"""How much of what is needed for so many games: whole numbers only, minima rounded up and maxima down (B.01 1.4)."""

from __future__ import annotations

from functools import cache

from paircard.core.norms.norm import Norm
from paircard.core.tiebreaks.expectation import rating_difference

FEWEST_GAMES = 9
"""1.4.1a."""
MOST_GAMES = 13
"""No norm is worth more games than this (1.7, ruling N31)."""
FOREIGN_FEDERATIONS = 2
"""Federations other than the player's own, at least (1.4.3)."""
FEWEST_CARRYING = 3
"""Never fewer opponents than this hold the title sought (1.4.5b-e)."""
DOUBLE_ROUND_ROBIN_PLAYERS = 6
"""1.4.5f."""


def titled_needed(games: int) -> int:
    """Return how many opponents must hold a title: half of them (1.4.5a)."""
    return -(-games // 2)


def carrying_needed(games: int) -> int:
    """Return how many must hold the title sought, or a higher one: a third (1.4.5b-e).

    >>> [carrying_needed(games) for games in (7, 9, 10, 13)]
    [3, 3, 4, 5]
    """
    return max(FEWEST_CARRYING, -(-games // 3))


def own_most(games: int) -> int:
    """Return how many may be of the player's own federation: three fifths (1.4.4)."""
    return 3 * games // 5


def one_most(games: int) -> int:
    """Return how many may be of any one federation: two thirds (1.4.4)."""
    return 2 * games // 3


def least_half_points(games: int) -> int:
    """Return the half points that are 35 per cent (1.4.8b, strict by ruling N26).

    >>> [least_half_points(games) for games in (7, 9, 13)]
    [5, 7, 10]
    """
    return -(-7 * games // 10)


def rounded_mean(total: int, games: int) -> int:
    """Return a mean as a whole number, a half up (1.4.6).

    >>> rounded_mean(4869, 2)
    2435
    """
    return (2 * total + games) // (2 * games)


def percentage(half_points: int, games: int) -> int:
    """Return the score in whole per cent, a half up (1.4.7).

    >>> percentage(10, 8)
    63
    """
    return (200 * half_points + 2 * games) // (4 * games)


@cache
def half_points_needed(norm: Norm, games: int, mean: int) -> int | None:
    """Return the least half points that make a norm against such a mean; None where no score does.

    >>> from paircard.core.norms.norm import NORMS
    >>> half_points_needed(NORMS["GM"], 9, 2434), half_points_needed(NORMS["GM"], 9, 2379)
    (13, None)
    """
    if mean < norm.mean:
        return None
    for half_points in range(least_half_points(games), 2 * games + 1):
        if mean + rating_difference(percentage(half_points, games)) >= norm.performance:
            return half_points
    return None


def mean_needed(norm: Norm, games: int, half_points: int) -> int | None:
    """Return the least mean against which a score makes a norm (annex of 1.4.8); None below 35 per cent.

    >>> from paircard.core.norms.norm import NORMS
    >>> mean_needed(NORMS["GM"], 9, 13), mean_needed(NORMS["GM"], 9, 14), mean_needed(NORMS["GM"], 9, 6)
    (2434, 2380, None)
    """
    if half_points < least_half_points(games):
        return None
    return max(norm.mean, norm.performance - rating_difference(percentage(half_points, games)))
