"""One bracket and all below it as one graph: its cheapest perfect matching holds the best candidate (3.4).

A complete pairing of all who are left is a candidate of the bracket (its pairs inside) that keeps C4 and C5 (the
other pairs). Its cost is that of C6 - C21 and, below them, of the order. C8 is the cost of all pairs that leave the
bracket and the next scoregroup: what they have in common with the pairs inside both is a candidate of the next bracket.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.systems.dutch2026.search.bracket import Bracket, Pair
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.completion import Completion
from core.systems.dutch2026.search.costs import Costs
from core.systems.dutch2026.search.orders import Order
from core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from core.systems.kit.places import mask_of, places_in


class JointGraph:
    """A bracket, all below it, and the bye."""

    def __init__(self, cards: Cards, bracket: Bracket, completion: Completion, costs: Costs) -> None:
        """Take what does not change while the bracket is paired."""
        self._cards = cards
        self._completion = completion
        self._costs = costs
        self._mdps = mask_of(bracket.mdps)
        self._everybody = bracket.everybody
        self._reached = self._everybody | mask_of(bracket.next_group)
        self._below = bracket.below

    def best(self, players: int, floating: int, order: Order) -> tuple[Pair, ...]:
        """Return the pairs of the best candidate among these players (a mask), of whom some must float down."""
        self._players, self._floating, self._order = players, floating, order
        places = list(places_in(players | self._below))
        self._node = {place: at for at, place in enumerate(places)}
        if len(places) % 2:
            self._node[self._completion.bye_node] = len(places)
        matching = cheapest_perfect_matching(len(self._node), list(self._edges(places)))
        if matching is None:
            raise AssertionError("only what can be completed is paired")
        inside = len(list(places_in(players)))
        return tuple((places[one], places[two]) for one, two in sorted(matching) if two < inside)

    def _edges(self, places: list[int]) -> Iterator[Edge]:
        """Yield every pair that may be, with its cost; the higher player first."""
        everybody = self._players | self._below
        for at, place in enumerate(places):
            later = self._cards.legal(place) & everybody >> place + 1 << place + 1
            for other in places_in(later):
                cost = self._cost(place, other)
                if cost is not None:
                    yield at, self._node[other], cost
            if self._completion.bye_node in self._node and self._completion.takers >> place & 1:
                yield at, len(places), self._down(place) + self._out(place)

    def _cost(self, one: int, two: int) -> int | None:
        if self._players >> two & 1:
            if self._floating >> one & 1 or self._mdps >> two & 1:
                return None
            return (self._costs.pair(one, two) << self._order.bits) + self._order.pair(one, two)
        out = 0 if self._reached >> two & 1 else self._out(one)
        return self._down(one) + out

    def _down(self, place: int) -> int:
        if not self._players >> place & 1:
            return 0
        return (self._costs.down(place) << self._order.bits) + self._order.down(place)

    def _out(self, place: int) -> int:
        return self._costs.out(place) << self._order.bits if self._reached >> place & 1 else 0
