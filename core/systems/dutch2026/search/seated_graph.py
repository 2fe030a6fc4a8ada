"""One bracket alone as a graph: it is known how many float down, and of which scores (C6, C7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from paircard.core.systems.dutch2026.search.bracket import Bracket, Pair
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.orders import OfExchange, Unordered
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.settled import Settling
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import Edge
from paircard.core.systems.kit.matching.costed_assignment import CostedAssignment


class SeatedGraph(WeightedGraph):
    """A bracket, and a seat for everybody who floats down."""

    def __init__(self, cards: Cards, bracket: Bracket, costs: Costs, rows: dict[int, int], seats: Seats) -> None:
        """Take what does not change while the bracket is paired; `rows` say whom each may meet."""
        super().__init__(cards, bracket, costs, rows)
        self._seats = seats

    def of_mdps(self, bracket: Bracket) -> tuple[Pair, ...] | None:
        """Take the first opponents among those that prices allow, if they turn out to be among the best.

        Nothing that comes earlier can be: every pair of the best is among those.
        """
        least = self.solve(bracket.everybody, 0, Unordered())
        if least is None:
            return None
        pairs = Settling(bracket, self._that_prices_allow(), self._seats.first).settle()
        paired = mask_of(place for pair in pairs for place in pair)
        rest, limbo = bracket.everybody & ~paired, bracket.mdp_mask & ~paired
        cost = self.solve(rest, limbo, Unordered())
        if cost is not None and cost[0] + sum(self.costs.pair(*pair) for pair in pairs) == least[0]:
            return pairs
        return super().of_mdps(bracket)

    def _that_prices_allow(self) -> dict[int, int]:
        """Return the graph last solved without the edges that no best candidate has."""
        rows = dict.fromkeys(self.nodes, 0)
        for one, two, _ in self.edges:
            if self.matching.may_match(one, two):
                rows[self.nodes[one]] |= 1 << self.nodes[two]
                rows[self.nodes[two]] |= 1 << self.nodes[one]
        return rows

    def remainder(self, residents: Sequence[int], limbo: int) -> tuple[Pair, ...] | None:
        """Pair the residents left: without exchange if the best are among those, else after the first (4.3)."""
        players = mask_of(residents) | limbo
        expected = (players.bit_count() - self._seats.floating) // 2
        least = self.solve(players, limbo, Unordered())
        if least is None:
            return None
        cost, pairs = self._arranged(residents, residents[:expected], limbo)
        if cost == least[0]:
            return pairs
        exchanged = self.best(players, limbo, OfExchange(residents, expected)) or ()
        return self._arranged(residents, [one for one, _ in exchanged], limbo)[1]

    def _arranged(self, residents: Sequence[int], s1: Sequence[int], limbo: int) -> tuple[int | None, tuple[Pair, ...]]:
        """Return the least cost of an arrangement of S2 (4.2), None if there is none, and the first of that cost."""
        s2 = mask_of(residents) & ~mask_of(s1)
        rivals = self._seats.rivals
        rows = [_by_cost((other, cost) for other, cost in self.priced(place) if s2 >> other & 1) for place in s1]
        for _, takers in self._seats.numbered():
            floating = ((place, self.costs.down(place)) for place in places_in(takers & (s2 | limbo)))
            rows.append(_by_cost(chain(floating, ((place, 0) for place in places_in(takers & rivals)))))
        assignment = CostedAssignment(rows, s2 | limbo | rivals)
        cost = assignment.cheapest()
        return cost, () if cost is None else tuple(zip(s1, assignment.first(len(s1)), strict=True))

    def nodes_outside(self) -> list[int]:
        """Return the rivals and the seats."""
        return [*places_in(self._seats.rivals), *(seat for seat, _ in self._seats.numbered())]

    def outside(self) -> Iterator[Edge]:
        """Yield the edges to the seats."""
        for seat, takers in self._seats.numbered():
            for place in places_in(takers & (self.players | self._seats.rivals)):
                yield self.node[place], self.node[seat], self.down(place) if self.players >> place & 1 else 0


def _by_cost(costs: Iterable[tuple[int, int]]) -> dict[int, int]:
    """Return the players at each cost, as masks."""
    players: dict[int, int] = {}
    for place, cost in costs:
        players[cost] = players.get(cost, 0) | 1 << place
    return players
