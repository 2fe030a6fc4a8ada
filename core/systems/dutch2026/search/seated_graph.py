"""One bracket alone as a graph: it is known how many float down, and of which scores (C6, C7)."""

from __future__ import annotations

from collections.abc import Iterator

from core.systems.dutch2026.search.bracket import Bracket
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.costs import Costs
from core.systems.dutch2026.search.seats import Seats
from core.systems.dutch2026.search.weighted_graph import WeightedGraph
from core.systems.kit.matching.cheapest import Edge
from core.systems.kit.places import places_in


class SeatedGraph(WeightedGraph):
    """A bracket, and a seat for everybody who floats down."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs, seats: Seats) -> None:
        """Take what does not change while the bracket is paired."""
        super().__init__(cards, bracket, costs)
        self._seats = seats

    def nodes_outside(self) -> list[int]:
        """Return the rivals and the seats."""
        return [*places_in(self._seats.rivals), *(seat for seat, _ in self._seats.numbered())]

    def outside(self) -> Iterator[Edge]:
        """Yield the edges to the seats."""
        for seat, takers in self._seats.numbered():
            for place in places_in(takers & (self.players | self._seats.rivals)):
                yield self.node[place], self.node[seat], self.down(place) if self.players >> place & 1 else 0
