"""The graph of all cheapest perfect matchings, where prices of nodes alone prove them cheapest.

An edge is in one only if its prices make up its cost, and where no blossom has a price every perfect matching of such
edges costs the same (complementary slackness). Which of them comes first in some order is then asked of a graph
without costs, one search a player, however many players the order compares.
"""

from __future__ import annotations

from paircard.core.systems.kit.matching.cheapest import Edge
from paircard.core.systems.kit.matching.perfect import Blossoms


def tight_graph(size: int, edges: list[Edge]) -> Blossoms | None:
    """Return the graph of all cheapest matchings, one of them made; None where prices of nodes do not prove them.

    There must be a perfect matching.
    """
    from paircard.core.systems.kit.matching.weighted import WeightedMatching  # few rounds are as hard as that

    matching = WeightedMatching(size, edges)
    if not matching.match_all():
        raise AssertionError("only what can be matched is put in order")
    if matching.prices_blossoms:
        return None
    rows = dict.fromkeys(range(size), 0)
    for one, other, _ in edges:
        if matching.may_match(one, other):
            rows[one] |= 1 << other
            rows[other] |= 1 << one
    return Blossoms(rows, {node: mate for pair in matching.pairs() for node, mate in (pair, pair[::-1])})
