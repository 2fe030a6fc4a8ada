"""The graph of all cheapest perfect matchings, where prices of nodes alone prove them cheapest.

An edge is in one only if its prices make up its cost, and where no blossom has a price every perfect matching of such
edges costs the same (complementary slackness). Which of them comes first in some order is then asked of a graph
without costs, one search a player, however many players the order compares. Or the next price is asked in it: of all
that cost least by the first one, most cost little by the second as well, and few pairs have to be changed.
"""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.cheapest import Edge
from paircard.core.systems.kit.matching.edges import Edges
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms
from paircard.core.values.frozen import dataclass

FEW = 8
"""Where there are so few different costs nodes of one price are looked at together (`priced`)."""


@dataclass(frozen=True, slots=True)
class Price:
    """What an edge costs; no matching costs `over` or more."""

    of: Callable[[int, int], int]
    over: int

    def then(self, following: Price) -> Price:
        """Return both as one price, the second of which decides between those equal by the first."""
        return Price(
            lambda one, other: self.of(one, other) * following.over + following.of(one, other),
            self.over * following.over,
        )


@dataclass(frozen=True, slots=True)
class Cheapest:
    """A graph with a matching that is cheapest by some price, of such by a second one, and so on."""

    graph: Blossoms
    pending: Price | None = None
    """Where blossoms have a price not all matchings of the graph are as cheap: it is asked once more with the next."""

    def then(self, price: Price) -> Cheapest:
        """Return the graph in which of those the cheapest by one more price are left. There must be a matching."""
        both = price if self.pending is None else self.pending.then(price)
        graph, proved = _refined(self.graph, both.of)
        return Cheapest(graph, None if proved else both)


def _refined(graph: Blossoms, price: Callable[[int, int], int]) -> tuple[Blossoms, bool]:
    """Return the graph of the cheapest matchings, and whether it holds no others."""
    edges = [
        (node, other, price(node, other))
        for node, row in graph.rows.items()
        for other in places_in(row >> node << node)
    ]
    few = len({cost for _, _, cost in edges}) <= FEW
    return _by_few_costs(graph, edges) if few else _by_many_costs(graph, edges)


def _by_few_costs(graph: Blossoms, edges: list[Edge]) -> tuple[Blossoms, bool]:
    costs = Edges(graph.rows)
    for node, other, cost in edges:
        costs.join_one_way(node, 1 << other, cost)
        costs.join_one_way(other, 1 << node, cost)
    ones = costs.cheapest()
    if ones is None:
        raise AssertionError("only what can be matched is put in order")
    return Blossoms({node: ones.near(node) for node in graph.rows}, ones.mates()), not ones.prices_blossoms


def _by_many_costs(graph: Blossoms, edges: list[Edge]) -> tuple[Blossoms, bool]:
    """Do it for nodes one by one, beginning with as many pairs as can be had for nothing."""
    from paircard.core.systems.kit.matching.weighted import WeightedMatching  # few rounds are as hard as that

    nodes = sorted(graph.rows)
    at = {node: place for place, node in enumerate(nodes)}
    for_nothing = dict.fromkeys(nodes, 0)
    for node, other, cost in edges:
        if not cost:
            for_nothing[node] |= 1 << other
            for_nothing[other] |= 1 << node
    start = Blossoms(for_nothing, graph.mates)
    start.match_most()
    edges = [(at[node], at[other], cost) for node, other, cost in edges]
    matching = WeightedMatching(len(nodes), edges)
    if not matching.match_all({at[node]: at[mate] for node, mate in start.mates.items() if mate != NOBODY}):
        raise AssertionError("only what can be matched is put in order")
    rows = dict.fromkeys(nodes, 0)
    for one, other, _ in edges:
        if matching.may_match(one, other):
            rows[nodes[one]] |= 1 << nodes[other]
            rows[nodes[other]] |= 1 << nodes[one]
    mates = {nodes[node]: nodes[mate] for pair in matching.pairs() for node, mate in (pair, pair[::-1])}
    return Blossoms(rows, mates), not matching.prices_blossoms
