"""The order in which the pairs of a round are published (F1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

Who = TypeVar("Who", bound=int)  # no words: a name
"""By whatever number players go."""


def in_order_of_publication(
    pairs: Iterable[tuple[Who, Who]], *, score: Callable[[Who], int], rank: Callable[[Who], int]
) -> list[tuple[Who, Who]]:
    """Sort pairs by the higher player's score, then the sum of both scores, then the higher player's rank (F1).

    `score` gives half points, `rank` the place in the order A2, 0 or 1 the highest. Each pair stays as it is.

    >>> in_order_of_publication([(3, 4), (2, 1)], score=lambda player: 0, rank=lambda player: player)
    [(2, 1), (3, 4)]
    """

    def key(pair: tuple[Who, Who]) -> tuple[int, int, int]:
        one, other = pair
        of_one, of_other = score(one), score(other)
        higher, place = (of_one, rank(one)) if rank(one) < rank(other) else (of_other, rank(other))
        return -higher, -of_one - of_other, place

    return sorted(pairs, key=key)
