"""The order in which the pairs of a round are published (F1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

Who = TypeVar("Who", bound=int)  # no words: a name
"""By whatever number players go."""


def in_order_of_publication(
    pairs: Iterable[tuple[Who, Who]],
    scores: Mapping[Who, int] | Sequence[int],
    ranks: Mapping[Who, int] | Sequence[int],
) -> list[tuple[Who, Who]]:
    """Sort pairs by the higher player's score, then the sum of both scores, then the higher player's rank (F1).

    Scores are in half points, ranks the places in the order A2, 0 or 1 the highest. Each pair stays as it is.

    >>> in_order_of_publication([(3, 4), (2, 1)], scores=[0] * 5, ranks=range(5))
    [(2, 1), (3, 4)]
    """

    def key(pair: tuple[Who, Who]) -> tuple[int, int, int]:
        one, other = pair
        of_one, of_other, first, second = scores[one], scores[other], ranks[one], ranks[other]
        both = of_one + of_other
        return (-of_one, -both, first) if first < second else (-of_other, -both, second)

    return sorted(pairs, key=key)
