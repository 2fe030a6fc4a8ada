"""One bracket alone as a graph: it is known how many float down, and of which scores (C6, C7)."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import places_in


class SeatedGraph(WeightedGraph):
    """A bracket, and a seat for everybody who floats down."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs, rows: dict[int, int], seats: Seats) -> None:
        """Take the bracket; `rows` say whom each may meet."""
        super().__init__(cards, bracket, costs, rows)
        self._seats = seats

    def nodes_outside(self) -> Iterable[int]:
        """Return the rivals and the seats."""
        return [*places_in(self._seats.rivals), *(seat for seat, _ in self._seats.numbered())]

    def join_outside(self) -> None:
        """Make the edges to the seats."""
        for seat, takers in self._seats.numbered():
            for cost, alike in self.by_cost(takers & self.bracket.everybody):
                self.join(1 << seat, alike, cost)
            self.join(1 << seat, takers & self._seats.rivals, 0)
