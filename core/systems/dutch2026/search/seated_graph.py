"""One bracket alone as a graph: it is known how many float down, and of which scores (C6, C7)."""

from __future__ import annotations

from functools import cached_property

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.edges import Edges


class SeatedGraph(WeightedGraph):
    """A bracket, and a seat for everybody who floats down."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs, rows: dict[int, int], seats: Seats) -> None:
        """Take the bracket; `rows` say whom each may meet."""
        super().__init__(cards, bracket, costs, rows)
        self._seats = seats

    @cached_property
    def edges(self) -> Edges:
        """The edges to the seats."""
        seats, rivals, everybody = self._seats, self._seats.rivals, self.bracket.everybody
        edges = Edges((*self.bracket.players, *places_in(rivals), *(seat for seat, _ in seats.numbered())))
        alike: dict[int, int] = {}
        for seat, takers in seats.numbered():
            alike[takers] = alike.get(takers, 0) | 1 << seat
        for takers, same in alike.items():
            by_cost: dict[int, int] = {}
            for place in places_in(takers & everybody):
                cost = self.costs.down(place)
                by_cost[cost] = by_cost.get(cost, 0) | 1 << place
            for cost, floaters in by_cost.items():
                edges.join(same, floaters, cost)
            edges.join(same, takers & rivals, 0)
        return edges
