"""Edges of few different costs, as they are put together: of every node all others at each cost, as a mask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from paircard.core.systems.kit.bit_masks import places_in

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes


class Edges:
    """A graph with costs; no two nodes may be joined at two costs."""

    def __init__(self, nodes: Iterable[int]) -> None:
        """Begin with no edge."""
        self.classes: dict[int, dict[int, int]] = {node: {} for node in nodes}

    def join(self, some: int, others: int, cost: int, rows: Sequence[int] | None = None) -> None:
        """Join all of some with all others (masks), only those of them whom `rows` let meet where there are rows."""
        for ones, mates in ((some, others), (others, some)):
            for node in places_in(ones):
                self.join_one_way(node, mates if rows is None else mates & rows[node], cost)

    def join_one(self, node: int, mates: int, cost: int) -> None:
        """Join one node with some (a mask)."""
        self.join_one_way(node, mates, cost)
        for mate in places_in(mates):
            self.join_one_way(mate, 1 << node, cost)

    def join_one_way(self, node: int, mates: int, cost: int) -> None:
        """Note on the side of one node alone with whom it is joined; the others must be told, too."""
        if mates:
            classes = self.classes[node]
            classes[cost] = classes.get(cost, 0) | mates

    def cheapest(self) -> CheapestOnes | None:
        """Return all cheapest perfect matchings, None if there is no perfect matching."""
        from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes  # few rounds are as hard as that
        from paircard.core.systems.kit.matching.priced import Priced

        priced = Priced(self.classes)
        return CheapestOnes(priced) if priced.match_all() else None


def apart_by_cost(some: int, marks: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return some by what they cost together (masks), each mark at its cost; whoever has none costs nothing.

    >>> sorted(apart_by_cost(0b111, [(0b011, 5), (0b110, 1)]))
    [(1, 4), (5, 1), (6, 2)]
    """
    costs = {0: some}
    for marked, cost in marks:
        split: dict[int, int] = {}
        for before, alike in costs.items():
            for after, left in ((before, alike & ~marked), (before + cost, alike & marked)):
                if left:
                    split[after] = split.get(after, 0) | left
        costs = split
    return [*costs.items()]
