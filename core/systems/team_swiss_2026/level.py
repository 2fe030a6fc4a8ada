"""The least of C8, C9 and C10 that the pairs of a bracket can reach, from any point on."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.systems.swiss.literal.least import Least
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.outcome import Costs

FREE: Costs = (0, 0, 0)


class Level(Least[Costs]):
    """The pairs of one bracket of which all members are known."""

    nothing = FREE

    def __init__(self, cards: Cards, members: int, upfloaters: int, spend: Callable[[], None]) -> None:
        """Find the least values; the bracket can be paired."""
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
        """Let a top member meet those of a larger TPN (3.6.1)."""
        return s2 & -(2 << place)

    def thinkable(self, players: int, pairs: int) -> Costs:
        """Return what no pairing undercuts: who of a colour is more than there are pairs meets its like."""
        wanting = [mask & players for mask in self._cards.wants.values()]
        return (
            max(0, *(mask.bit_count() - pairs for mask in wanting)),
            max(0, *((mask & self._cards.strong).bit_count() - pairs for mask in wanting)),
            0,
        )

    def thinkable_sides(self, s1: tuple[int, ...], s2: int) -> Costs:
        """Return nothing, which is quick to see."""
        return FREE


def added(one: Costs, other: Costs) -> Costs:
    """Return the values of two parts together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]
