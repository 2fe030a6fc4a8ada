"""The order in which pairs are published (F1)."""

from __future__ import annotations

from collections.abc import Iterable

from core.swiss.cards import Cards


def in_order(cards: Cards, pairs: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Sort pairs of places by the higher player's score, the sum of both scores, the higher player's rank (F1).

    Each pair comes back with the higher player first.
    """

    def rank(pair: tuple[int, int]) -> tuple[int, int, int]:
        higher, lower = pair
        return -cards.score(higher), -cards.score(higher) - cards.score(lower), higher

    return sorted(((min(pair), max(pair)) for pair in pairs), key=rank)
