"""The least of C7 that the pairs of a bracket can reach, from any point on."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.systems.dubov.cards import Cards
from paircard.core.systems.swiss.literal.least import Least

Costs = tuple[int]
"""C7."""
FREE: Costs = (0,)


class Level(Least[Costs]):
    """Pairs of the field, of whichever bracket."""

    nothing = FREE

    def __init__(self, cards: Cards, spend: Callable[[], None]) -> None:
        """Remember what is found out."""
        super().__init__(cards.legal, spend)
        self._cards = cards

    def pair(self, one: int, other: int) -> Costs:
        """Return whether both want one colour."""
        white = self._cards.wants["W"]
        return (int(white >> one & 1 == white >> other & 1),)

    def together(self, one: Costs, other: Costs) -> Costs:
        """Return the sum."""
        return (one[0] + other[0],)

    def thinkable(self, players: int, pairs: int) -> Costs:
        """Return what no pairing undercuts: whoever is too many for one colour."""
        return (self._cards.by_colour(players).apart,)

    def thinkable_sides(self, s1: tuple[int, ...], s2: int) -> Costs:
        """Return nothing, which is quick to see."""
        return FREE
