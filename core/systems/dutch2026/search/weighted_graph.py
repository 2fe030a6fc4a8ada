"""A bracket as a graph with costs: its cheapest perfect matchings hold the best candidates (3.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.orders import OfExchange
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes
from paircard.core.systems.kit.matching.edges import Edges


class WeightedGraph(ABC):
    """The pairs inside a bracket cost what C9 - C21 say; the rest is for those who know it."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs, rows: dict[int, int]) -> None:
        """Take a bracket; `rows` say whom each may meet."""
        self.cards = cards
        self.costs = costs
        self.bracket = bracket
        self.rows = rows

    @property
    @abstractmethod
    def edges(self) -> Edges:
        """All nodes, and the edges to those outside the bracket; `best` adds the pairs inside."""

    def best(self) -> CheapestOnes | None:
        """Return the best candidates, all of them as one; None if there is none. To be asked once."""
        residents = self.bracket.everybody & ~self.bracket.mdp_mask
        for place in self.bracket.players:
            for cost, others in self.costs.pairs(place, self.rows[place] & residents & -2 << place):
                self.edges.join_one(place, others, cost)
        return self.edges.cheapest()

    def meet(self, one: int, two: int) -> bool:
        """Tell whether two nodes are players of the bracket who meet where the graph matches them."""
        return bool(self.bracket.everybody >> one & self.bracket.everybody >> two & 1 and self.rows[one] >> two & 1)

    def after_exchange(self, ones: CheapestOnes, residents: Sequence[int], pairs: int) -> list[int]:
        """Return S1 after the first exchange (4.3) that the best candidates left allow."""
        order = OfExchange(residents, pairs)
        nodes = [*ones.unsettled()]
        at = {node: place for place, node in enumerate(nodes)}
        edges: list[Edge] = []
        for one in nodes:
            near = ones.near(one) & -2 << one
            if self.bracket.mdp_mask >> one & 1:
                near &= ~self.rows[one]  # who of them is paired is settled
            for cost, others in self.edges.classes[one].items():
                for two in places_in(others & near):
                    inside = self.meet(one, two)
                    then = order.pair(one, two) if inside else order.down(one) + order.down(two)
                    edges.append((at[one], at[two], (cost << order.bits) + then))
        found = cheapest_perfect_matching(len(nodes), edges) or {}
        matched = ((nodes[one], nodes[two]) for one, two in found)
        return sorted(min(pair) for pair in matched if self.meet(*pair))
