"""The graph of all cheapest perfect matchings, where prices of nodes alone prove them cheapest.

An edge is in one only if its prices make up its cost, and where no blossom has a price every perfect matching of such
edges costs the same (complementary slackness). Which of them comes first in some order is then asked of a graph
without costs, one search a player, however many players the order compares. Or the next price is asked in it: of all
that cost least by the first one, most cost little by the second as well, and few pairs have to be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.cheapest import Edge
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms
from paircard.core.values.frozen import dataclass


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


def tight_graph(size: int, edges: list[Edge]) -> Blossoms | None:
    """Return the graph of all cheapest matchings, one of them made; None where prices of nodes do not prove them.

    There must be a perfect matching.
    """
    graph, proved = _tight(range(size), edges, {})
    return graph if proved else None


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
    """Return the graph of the cheapest matchings, and whether it holds no others.

    It begins with as many pairs as can be had for nothing.
    """
    nodes = sorted(graph.rows)
    at = {node: place for place, node in enumerate(nodes)}
    edges: list[Edge] = []
    for_nothing = dict.fromkeys(range(len(nodes)), 0)
    for place, node in enumerate(nodes):
        for other in places_in(graph.rows[node] >> node << node):
            cost, mate = price(node, other), at[other]
            edges.append((place, mate, cost))
            if not cost:
                for_nothing[place] |= 1 << mate
                for_nothing[mate] |= 1 << place
    start = Blossoms(for_nothing, {at[node]: at[mate] for node, mate in graph.mates.items()})
    start.match_most()
    return _tight(nodes, edges, {node: mate for node, mate in start.mates.items() if mate != NOBODY})


def _tight(nodes: Sequence[int], edges: list[Edge], start: Mapping[int, int]) -> tuple[Blossoms, bool]:
    """Return the tight edges with a cheapest matching of them, and whether all that can be made of them are as cheap.

    Edges and `start` name nodes by their places in `nodes`.
    """
    from paircard.core.systems.kit.matching.weighted import WeightedMatching  # few rounds are as hard as that

    matching = WeightedMatching(len(nodes), edges)
    if not matching.match_all(start):
        raise AssertionError("only what can be matched is put in order")
    rows = dict.fromkeys(nodes, 0)
    for one, other, _ in edges:
        if matching.may_match(one, other):
            rows[nodes[one]] |= 1 << nodes[other]
            rows[nodes[other]] |= 1 << nodes[one]
    mates = {nodes[node]: nodes[mate] for pair in matching.pairs() for node, mate in (pair, pair[::-1])}
    return Blossoms(rows, mates), not matching.prices_blossoms
