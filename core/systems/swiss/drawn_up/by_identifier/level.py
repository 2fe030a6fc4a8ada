"""The least of the criteria of pairs that a bracket can reach, from any point on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards, Costs, added
from paircard.core.systems.swiss.literal.least import Least


class Level(Least[Costs]):
    """The pairs of one bracket of which all members are known."""

    def __init__(self, cards: Cards[Any], members: int, upfloaters: int, spend: Callable[[], None]) -> None:
        """Find the least values; the bracket can be paired."""
        self.nothing = cards.free
        super().__init__(cards.legal, spend)
        self._cards = cards
        self._upfloaters = upfloaters
        least = self.all_paired(members)
        if least is None:
            raise AssertionError("only a bracket that can be paired has values")
        self.least = least

    def pair(self, one: int, other: int) -> Costs:
        """Return what a pair adds."""
        return self._cards.cost(one, other, self._upfloaters)

    def together(self, one: Costs, other: Costs) -> Costs:
        """Return the sums."""
        return added(one, other)

    def in_reach(self, place: int, s2: int) -> int:
        """Let a top member meet those of a larger TPN."""
        return s2 & -(2 << place)

    def thinkable(self, players: int, pairs: int) -> Costs:
        """Return what no pairing undercuts."""
        return self._cards.thinkable(players, pairs)

    def thinkable_sides(self, s1: tuple[int, ...], s2: int) -> Costs:
        """Return nothing, which is quick to see."""
        return self._cards.free
