"""General matching of least cost, by rustworkx (loaded when first needed)."""

from __future__ import annotations

Edge = tuple[int, int, int]
"""Two nodes and a cost, an integer of at least 0; no two nodes have more than one edge."""


def cheapest_perfect_matching(size: int, edges: list[Edge]) -> dict[tuple[int, int], int] | None:
    """Return a perfect matching on nodes 0..size-1 of least total cost, None if there is none."""
    matching = cheapest_matching(size, edges)
    return matching if 2 * len(matching) == size else None


def cheapest_matching(size: int, edges: list[Edge]) -> dict[tuple[int, int], int]:
    """Return the pairs of a matching as large as possible, of least total cost, each with its cost."""
    import rustworkx

    ceiling = 1 + max((cost for _, _, cost in edges), default=0)
    graph = rustworkx.PyGraph()  # edges are given once each; to have that checked takes long
    graph.add_nodes_from(range(size))
    graph.extend_from_weighted_edge_list([(one, other, ceiling - cost) for one, other, cost in edges])
    matching = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    pairs = ((min(pair), max(pair)) for pair in matching)
    return {pair: ceiling - graph.get_edge_data(*pair) for pair in pairs}
