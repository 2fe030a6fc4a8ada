"""A bracket as a graph with costs: its cheapest perfect matching holds the best candidate (3.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from paircard.core.systems.dutch2026.search.bracket import Bracket, Pair
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.orders import OfMdps, Order
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.cheapest import Edge


class WeightedGraph(ABC):
    """The pairs inside a bracket cost what C9 - C21 and below them the order say; the rest is for those who know it."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs, rows: dict[int, int]) -> None:
        """Take what does not change while the bracket is paired; `rows` say whom each may meet."""
        self.cards = cards
        self.costs = costs
        self._rows = rows
        self._residents = bracket.everybody & ~bracket.mdp_mask
        self._priced: dict[int, list[tuple[int, int]]] = {}

    def best(self, players: int, floating: int, order: Order) -> tuple[Pair, ...] | None:
        """Return the pairs of the best candidate among these players (a mask), of whom some must float down.

        None if there is no candidate.
        """
        solution = self.solve(players, floating, order)
        return None if solution is None else solution[1]

    def solve(self, players: int, floating: int, order: Order) -> tuple[int, tuple[Pair, ...]] | None:
        """Return the cost of the best candidate, too."""
        from paircard.core.systems.kit.matching.weighted import WeightedMatching  # few rounds are as hard as that

        self.players, self._floating, self._order = players, floating, order
        places = list(places_in(players))
        self.nodes = [*reversed(self.nodes_outside()), *reversed(places)]  # who has few to choose from comes first
        self.node = {node: at for at, node in enumerate(self.nodes)}
        self.edges = [*self._inside(places), *self.outside()]
        self.matching = WeightedMatching(len(self.nodes), self.edges)
        if not self.matching.match_all():
            return None
        matched = set(self.matching.pairs())
        cost = sum(cost for one, two, cost in self.edges if (min(one, two), max(one, two)) in matched)
        pairs = [(self.nodes[two], self.nodes[one]) for one, two in matched]
        return cost, tuple(sorted((one, two) for one, two in pairs if players >> one & players >> two & 1))

    def of_mdps(self, bracket: Bracket) -> tuple[Pair, ...] | None:
        """Return the pairs of the MDPs in the first of the best candidates (4.4, 4.2), None if there is none."""
        pairs = self.best(bracket.everybody, 0, OfMdps(bracket.mdps, bracket.residents))
        return None if pairs is None else tuple(pair for pair in pairs if pair[0] in bracket.mdps)

    @abstractmethod
    def remainder(self, residents: Sequence[int], limbo: int) -> tuple[Pair, ...] | None:
        """Return the pairs of the first of the best remainders, None if there is none."""

    @abstractmethod
    def nodes_outside(self) -> list[int]:
        """Return the nodes besides the players, numbered after them."""

    @abstractmethod
    def outside(self) -> Iterator[Edge]:
        """Yield the edges of those nodes."""

    def _inside(self, places: list[int]) -> Iterator[Edge]:
        bits = self._order.bits
        partners = self.players & ~self._floating
        for place in places:
            if self._floating >> place & 1:
                continue
            for other, cost in self.priced(place):
                if partners >> other & 1:
                    yield self.node[place], self.node[other], (cost << bits) + self._order.pair(place, other)

    def priced(self, place: int) -> list[tuple[int, int]]:
        """Return all whom a player of the bracket may meet there and who rank lower, with what the pair costs."""
        row = self._priced.get(place)
        if row is None:
            lower = self._rows[place] & self._residents >> place + 1 << place + 1
            row = self._priced[place] = [(other, self.costs.pair(place, other)) for other in places_in(lower)]
        return row

    def down(self, place: int) -> int:
        """Return what a downfloater costs."""
        return (self.costs.down(place) << self._order.bits) + self._order.down(place)

    def out(self, place: int) -> int:
        """Return what it costs that somebody leaves the next bracket, too."""
        return self.costs.out(place) << self._order.bits
