"""The order in which the pairs of a round are published (F1)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

Pair = tuple[int, int]


def in_order_of_publication(
    pairs: Iterable[Pair], *, score: Callable[[int], int], rank: Callable[[int], int]
) -> list[Pair]:
    """Sort pairs by the higher player's score, then the sum of both scores, then the higher player's rank (F1).

    `score` gives half points, `rank` the place in the order A2, 0 or 1 the highest. Each pair stays as it is.

    >>> in_order_of_publication([(3, 4), (2, 1)], score=lambda player: 0, rank=lambda player: player)
    [(2, 1), (3, 4)]
    """

    def place(pair: Pair) -> tuple[int, int, int]:
        higher = min(pair, key=rank)
        return -score(higher), -score(pair[0]) - score(pair[1]), rank(higher)

    return sorted(pairs, key=place)
