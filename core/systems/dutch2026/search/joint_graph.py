"""One bracket and all below it as one graph.

A complete pairing of all who are left is a candidate of the bracket (its pairs inside) that keeps C4 and C5 (the
other pairs). C8 is the cost of all pairs that leave the bracket and the next scoregroup: what they have in common with
the pairs inside both is a candidate of the next bracket.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.systems.dutch2026.search.bracket import Bracket, Pair
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.floats import bare_rows
from paircard.core.systems.dutch2026.search.orders import OfRemainder
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import Edge


class JointGraph(WeightedGraph):
    """A bracket, all below it, and the bye."""

    def __init__(self, cards: Cards, bracket: Bracket, completion: Completion, costs: Costs) -> None:
        """Take what does not change while the bracket is paired."""
        super().__init__(cards, bracket, costs, bare_rows(cards, bracket))
        self._completion = completion
        self._reached = bracket.everybody | mask_of(bracket.next_group)
        self._below = bracket.below

    def remainder(self, residents: Sequence[int], limbo: int) -> tuple[Pair, ...] | None:
        """Pair the residents left; BSNs depend on how many pairs there are, which is found out if not as expected."""
        expected = len(residents) // 2
        while True:
            pairs = self.best(mask_of(residents) | limbo, limbo, OfRemainder(residents, expected))
            if pairs is None or len(pairs) == expected:
                return pairs
            expected = len(pairs)

    def nodes_outside(self) -> list[int]:
        """Return all below, and the bye if there is one."""
        lower = list(places_in(self._below))
        odd = (self.players.bit_count() + len(lower)) % 2
        return [*lower, self._completion.bye_node] if odd else lower

    def outside(self) -> Iterator[Edge]:
        """Yield the edges to all below, those among them, and those to the bye."""
        bye = self.node.get(self._completion.bye_node)
        for place in places_in(self.players | self._below):
            here = self.down(place) if self.players >> place & 1 else 0
            leaves = here + (self.out(place) if self._reached >> place & 1 else 0)
            for other in places_in(self.cards.legal(place) & self._below >> place + 1 << place + 1):
                yield self.node[place], self.node[other], here if self._reached >> other & 1 else leaves
            if bye is not None and self._completion.takers >> place & 1:
                yield self.node[place], bye, leaves
