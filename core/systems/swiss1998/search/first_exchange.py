"""The first exchange (D2) after which a group has a cheapest pairing.

A pairing forces its cheapest exchange: of two players of S1 the lower leaves, of two of S2 the higher comes, and
whoever is left over stands in S2. So what an exchange costs is a sum over pairs. A pair of S1 with S2 costs nothing:
most are found without prices.
"""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.systems.kit.matching.tight import Cheapest, Price
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.rows import pairs_asked


def first_exchange(cards: Cards, question: Question, pairings: Cheapest) -> Exchange:
    """Return the first exchange of the cheapest pairings."""
    sides = _Sides(cards, question)
    return sides.exchange(pairings.then(sides.order()).graph.mates)


class _Sides:
    """Who stands in S1 and who in S2 by a pairing of a group; positions 1, 2 ... up to `half` are S1 before it."""

    def __init__(self, cards: Cards, question: Question) -> None:
        self._group, self._half = question.pool, question.rest
        self._position = {place: at for at, place in enumerate(question.pool, 1)}
        self._meets = pairs_asked(cards, question)

    def order(self) -> Price:
        """Return a price by which the first exchange is cheapest: how many, how far apart, then a bit a position."""
        half, size = self._half, len(self._group)
        unit = 1 << size
        each = size * size * unit
        bonus = {at: unit >> half - at + 1 if at <= half else unit >> at for at in range(1, size + 1)}
        leaving = {self._group[at - 1]: each + (half - at + 1) * unit - bonus[at] for at in range(1, half + 1)}
        coming = {self._group[at - 1]: (at - half) * unit - bonus[at] for at in range(half + 1, size + 1)}
        return self._moves(leaving, coming, size * each * 2)

    def _moves(self, leaving: Mapping[int, int], coming: Mapping[int, int], over: int) -> Price:
        """Return what it costs that players leave S1 or come to it."""
        meets, position = self._meets, self._position

        def price(one: int, other: int) -> int:
            if not meets.get(one, 0) >> other & 1:
                return leaving.get(one, 0) + leaving.get(other, 0)
            if position[one] > position[other]:
                one, other = other, one
            return coming.get(one, 0) + leaving.get(other, 0)

        return Price(price, over)

    def exchange(self, mates: Mapping[int, int]) -> Exchange:
        """Return the exchange that a pairing forces."""
        position, half = self._position, self._half
        in_s1 = {
            at
            for place, at in position.items()
            if self._meets[place] >> mates[place] & 1 and at < position[mates[place]]
        }
        leaving = tuple(at for at in range(half, 0, -1) if at not in in_s1)
        coming = tuple(at for at in range(half + 1, len(position) + 1) if at in in_s1)
        return Exchange(len(leaving), sum(coming) - sum(leaving), leaving, coming)
