"""General matching of least cost (loaded when first needed: few rounds are as hard as that)."""

from __future__ import annotations

Edge = tuple[int, int, int]
"""Two nodes and a cost, an integer of at least 0; no two nodes have more than one edge."""


def cheapest_perfect_matching(size: int, edges: list[Edge]) -> dict[tuple[int, int], int] | None:
    """Return a perfect matching on nodes 0..size-1 of least total cost, None if there is none.

    The pairs have the lower node first, each with its cost.
    """
    from paircard.core.systems.kit.matching.weighted import WeightedMatching

    costs = {(min(one, other), max(one, other)): cost for one, other, cost in edges}
    matching = WeightedMatching(size, edges)
    return {pair: costs[pair] for pair in matching.pairs()} if matching.match_all() else None
