"""Everybody by place, the smallest TPN first, and what the criteria ask about them."""

from __future__ import annotations

from operator import add
from typing import Any

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.edges import apart_by_cost
from paircard.core.systems.swiss.drawn_up import cards
from paircard.core.systems.swiss.position import C

Costs = tuple[int, ...]
"""The criteria of pairs, of the pairs of a bracket or of some of them: the smaller tuple is better."""


class Cards(cards.Cards[C]):
    """The field of a position; of the criteria of pairs there is only the last, about floats, unless a book has more.

    Players have `floated`: they met another score in the previous round. Positions have `floats_count`: whether that is
    looked at.
    """

    free: Costs = (0,)
    """Of no pair."""
    crowds: tuple[tuple[int, int], ...] = ()
    """Which criterion counts the pairs that have two of a set, and the set (a mask): nobody is in two for one."""

    def __init__(self, position: Any) -> None:
        """Look at a position."""
        super().__init__(position)
        players: Any = enumerate(self.players)
        self.floated = mask_of(place for place, each in players if each.floated and position.floats_count)
        """Who floated in the previous round, as far as it is looked at."""

    def cost(self, one: int, other: int, upfloaters: int) -> Costs:
        """Return what a pair adds to the criteria of pairs."""
        costs = list(self.free)
        for at, crowd in self.crowds:
            costs[at] |= crowd >> one & crowd >> other & 1
        costs[-1] += (upfloaters >> one & self.floated >> other & 1) + (upfloaters >> other & self.floated >> one & 1)
        return tuple(costs)

    def costs(self, one: int, others: int, upfloaters: int, base: int) -> list[tuple[int, int]]:
        """Return the same of one and each of some others (masks): a number with a digit of a base for every cost."""
        last = len(self.free) - 1
        marks = [(crowd, base ** (last - at)) for at, crowd in self.crowds if crowd >> one & 1]
        marks += [(self.floated, 1)] * (upfloaters >> one & 1) + [(upfloaters, 1)] * (self.floated >> one & 1)
        return apart_by_cost(others, marks)

    def together(self, pairs: Any, upfloaters: int) -> Costs:
        """Return what some pairs add together."""
        costs = self.free
        for one, other in pairs:
            costs = added(costs, self.cost(one, other, upfloaters))
        return costs

    def thinkable(self, members: int, pairs: int) -> Costs:
        """Return what so many pairs of some never undercut: a crowd of more than there are pairs meets its like."""
        least = [0] * len(self.free)
        for at, crowd in self.crowds:
            least[at] = max(least[at], (crowd & members).bit_count() - pairs)
        return tuple(least)


def added(one: Costs, other: Costs) -> Costs:
    """Return the values of two parts together."""
    return tuple(map(add, one, other))
