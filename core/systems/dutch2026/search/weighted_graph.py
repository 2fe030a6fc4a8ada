"""A bracket as a graph with costs: its cheapest perfect matchings hold the best candidates (3.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.kit.matching.edges import Edges

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes


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

    def left_of(self, ones: CheapestOnes) -> dict[int, dict[int, int]]:
        """Return whom each can be matched with at each cost among the best candidates left, all MDPs settled."""
        left: dict[int, dict[int, int]] = {}
        for node in ones.unsettled():
            moved_down = self.bracket.mdp_mask if not self.bracket.mdp_mask >> node & 1 else -1
            near = ones.near(node) & ~(self.rows.get(node, 0) & moved_down)
            left[node] = {cost: others & near for cost, others in self.edges.classes[node].items() if others & near}
        return left
