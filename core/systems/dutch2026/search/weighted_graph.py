"""A bracket as a graph with costs: its cheapest perfect matching holds the best candidate (3.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator

from core.systems.dutch2026.search.bracket import Bracket, Pair
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.costs import Costs
from core.systems.dutch2026.search.orders import Order
from core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from core.systems.kit.places import mask_of, places_in


class WeightedGraph(ABC):
    """The pairs inside a bracket cost what C9 - C21 and below them the order say; the rest is for those who know it."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs) -> None:
        """Take what does not change while the bracket is paired."""
        self.cards = cards
        self.costs = costs
        self._mdps = mask_of(bracket.mdps)

    def best(self, players: int, floating: int, order: Order) -> tuple[Pair, ...] | None:
        """Return the pairs of the best candidate among these players (a mask), of whom some must float down.

        None if there is no candidate.
        """
        self.players, self._floating, self._order = players, floating, order
        places = list(places_in(players))
        nodes = [*reversed(self.nodes_outside()), *reversed(places)]  # who has few to choose from comes first
        self.node = {node: at for at, node in enumerate(nodes)}
        matching = cheapest_perfect_matching(len(nodes), [*self._inside(places), *self.outside()])
        if matching is None:
            return None
        pairs = [(nodes[two], nodes[one]) for one, two in matching]
        return tuple(sorted((one, two) for one, two in pairs if players >> one & players >> two & 1))

    @abstractmethod
    def nodes_outside(self) -> list[int]:
        """Return the nodes besides the players, numbered after them."""

    @abstractmethod
    def outside(self) -> Iterator[Edge]:
        """Yield the edges of those nodes."""

    def _inside(self, places: list[int]) -> Iterator[Edge]:
        bits = self._order.bits
        partners = self.players & ~self._mdps & ~self._floating
        for place in places:
            if self._floating >> place & 1:
                continue
            for other in places_in(self.cards.legal(place) & partners >> place + 1 << place + 1):
                cost = (self.costs.pair(place, other) << bits) + self._order.pair(place, other)
                yield self.node[place], self.node[other], cost

    def down(self, place: int) -> int:
        """Return what a downfloater costs."""
        return (self.costs.down(place) << self._order.bits) + self._order.down(place)

    def out(self, place: int) -> int:
        """Return what it costs that somebody leaves the next bracket, too."""
        return self.costs.out(place) << self._order.bits
