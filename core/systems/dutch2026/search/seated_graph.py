"""One bracket alone as a graph: it is known how many float down, and of which scores (C6, C7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.systems.dutch2026.search.bracket import Bracket
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.costs import Costs
from core.systems.dutch2026.search.weighted_graph import WeightedGraph
from core.systems.kit.matching.cheapest import Edge
from core.systems.kit.places import places_in


class SeatedGraph(WeightedGraph):
    """A bracket, and a seat for everybody who floats down."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs, seats: Sequence[int]) -> None:
        """Take what does not change while the bracket is paired; `seats` says who may take each (masks)."""
        super().__init__(cards, bracket, costs)
        self._seats = dict(enumerate(seats, len(cards.players) + 1))

    def nodes_outside(self) -> list[int]:
        """Return the seats."""
        return list(self._seats)

    def outside(self) -> Iterator[Edge]:
        """Yield the edges to the seats."""
        for seat, takers in self._seats.items():
            for place in places_in(takers & self.players):
                yield self.node[place], self.node[seat], self.down(place)
