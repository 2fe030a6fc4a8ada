"""One bracket and all below it as one graph, or only as many of those below as have to be looked at.

A complete pairing of all who are left is a candidate of the bracket (its pairs inside) that keeps C4 and C5 (the
other pairs). C8 is the cost of all pairs that leave the bracket and the next scoregroup: what they have in common with
the pairs inside both is a candidate of the next bracket.
"""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.floats import bare_rows
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes


class JointGraph(WeightedGraph):
    """A bracket, all or some below it, and the bye.

    Where only some are looked at, whoever can meet one of the others, or may have the bye, may go to them at what that
    costs, whether these can then be paired or not. So nothing that can be completed costs less than the cheapest here;
    if that can be completed (`beyond` with all who were not looked at), it is the best, and the first of the best.

    Who goes beyond is matched with another who does, or with the node of the bye if they are an odd number. Only two
    who cannot meet are matched so: two who can cost no more if they do, for all criteria of pairs together weigh less
    than one downfloater (C6), and pairs below weigh nothing.
    """

    def __init__(
        self, cards: Cards, bracket: Bracket, completion: Completion, costs: Costs, looked_at: int | None = None
    ) -> None:
        """Take the bracket; all below are looked at if it is not said who are."""
        super().__init__(cards, bracket, costs, bare_rows(cards, bracket))
        self._completion = completion
        self._below = bracket.below if looked_at is None else looked_at
        self._next_group = mask_of(bracket.next_group)
        self._not_looked_at = bracket.below & ~self._below
        self._odd = (bracket.everybody | self._below).bit_count() % 2

    def nodes_outside(self) -> Iterable[int]:
        """Return all below who are looked at, and the bye or whoever else is beyond if there is one."""
        yield from places_in(self._below)
        if self._odd:
            yield self._completion.bye_node

    def join_outside(self) -> None:
        """Make the edges to all below, those among them, and those to the bye or beyond."""
        legal, rest = self.cards.rows, self._below & ~self._next_group
        groups = self._by_what_leaving_costs()
        for (here, leaves), alike in groups:
            if not alike & rest:
                self.join(alike, self._next_group, here, legal)
            self.join(alike, rest, leaves, legal)
        leavers = self._leavers()
        for at, ((_, leaves), alike) in enumerate(groups):
            if self._odd:
                self.join(alike & leavers, 1 << self._completion.bye_node, leaves)
            for (_, others_leave), others in groups[at:] if self._not_looked_at else ():
                self._join_beyond(alike & leavers, others & leavers, leaves + others_leave)

    def _by_what_leaving_costs(self) -> list[tuple[tuple[int, int], int]]:
        """Return everybody by what it costs that they meet one of the next scoregroup, and one below it."""
        groups: dict[tuple[int, int], int] = {}
        for place in places_in(self.bracket.everybody | self._below):
            down = self.costs.down(place) if self.bracket.everybody >> place & 1 else 0
            reached = (self.bracket.everybody | self._next_group) >> place & 1
            costs = down, down + (self.costs.out(place) if reached else 0)
            groups[costs] = groups.get(costs, 0) | 1 << place
        return [*groups.items()]

    def _leavers(self) -> int:
        """Return who may go beyond."""
        leavers = self._completion.takers
        for place in places_in(self._not_looked_at):
            leavers |= self.cards.legal(place)
        return leavers & (self.bracket.everybody | self._below)

    def _join_beyond(self, some: int, others: int, cost: int) -> None:
        """Make the edges of two who go beyond."""
        for ones, mates in ((some, others), (others, some)):
            for node in places_in(ones):
                self.join_one(node, mates & ~self._met(node) & ~(1 << node), cost)

    def _met(self, node: int) -> int:
        """Return whom somebody can meet among those looked at."""
        legal = self.cards.legal(node)
        return self.rows[node] | legal & self._below if self.bracket.everybody >> node & 1 else legal

    def beyond(self, ones: CheapestOnes) -> int:
        """Return who goes beyond in one of the cheapest (a mask)."""
        mates, bye = ones.mates(), self._completion.bye_node
        return mask_of(node for node, mate in mates.items() if node != bye and not self._met(node) >> mate & 1)
