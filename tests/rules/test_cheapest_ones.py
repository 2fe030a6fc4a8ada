"""All cheapest perfect matchings at once: against counting out on small graphs, while pairs are settled.

For long runs: `python -m tests.rules.test_cheapest_ones FIRST LAST`, a graph for every seed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes
from paircard.core.systems.kit.matching.edges import Edges
from tests.support.seeds import fresh_seed

Matching = frozenset[tuple[int, int]]
Costs = dict[tuple[int, int], int]


def drawn(chance: Random) -> tuple[int, Costs]:
    """Draw a small graph; odd sets that are dear to leave make blossoms, some inside others."""
    size, share, dearest = 2 * chance.randint(1, 5), chance.choice((0.3, 0.5, 0.7, 1)), chance.choice((0, 1, 2, 3, 9))
    pairs = [(one, other) for other in range(size) for one in range(other) if chance.random() < share]
    costs = {pair: chance.randint(0, dearest) for pair in pairs}
    for dear in (50, 20) if chance.random() < 0.5 else ():
        inside = chance.randrange(1, size, 2)
        for one, other in costs:
            costs[one, other] += dear * ((one < inside) != (other < inside))
    return size, costs


def counted_out(nodes: Sequence[int], costs: Costs) -> Iterator[tuple[Matching, int]]:
    """Yield all perfect matchings and what they cost."""
    if not nodes:
        yield frozenset(), 0
        return
    first, *others = nodes
    for other in others:
        if (first, other) in costs:
            for rest, cost in counted_out([each for each in others if each != other], costs):
                yield rest | {(first, other)}, cost + costs[first, other]


def partners(matchings: Sequence[Matching], node: int) -> int:
    """Return with whom a node is matched in any of some matchings."""
    return mask_of({one + other - node for each in matchings for one, other in each if node in (one, other)})


def keeping(matchings: Sequence[Matching], keep: Mapping[int, int]) -> list[Matching]:
    """Return the matchings in which all are matched with whom they may be."""
    kept = {(one, other): keep.get(one, -1) >> other & keep.get(other, -1) >> one & 1 for one, other in _pairs()}
    return [each for each in matchings if all(kept[pair] for pair in each)]


def _pairs() -> Iterator[tuple[int, int]]:
    return ((one, other) for other in range(10) for one in range(other))


def tried(chance: Random) -> None:
    """Settle a graph node by node, and count out what is left after each."""
    size, costs = drawn(chance)
    edges = Edges(range(size))
    for (one, other), cost in costs.items():
        edges.join_one(one, 1 << other, cost)
    ones, every = edges.cheapest(), list(counted_out(range(size), costs))
    if ones is None:
        assert not every
        return
    least = min(cost for _, cost in every)
    _settled_one_by_one(chance, ones, [each for each, cost in every if cost == least], size)


def _settled_one_by_one(chance: Random, ones: CheapestOnes, left: list[Matching], size: int) -> None:
    open_ = set(range(size))
    while open_:
        keep = {node: chance.getrandbits(size) for node in open_ if chance.random() < 0.15}
        narrowed, kept = ones.narrowed(keep), keeping(left, keep)
        assert (narrowed is None) == (not kept)
        if narrowed:
            ones, left = narrowed, kept
        mates = ones.mates()
        assert frozenset((node, mate) for node, mate in mates.items() if node < mate) in left
        for node in open_:
            assert ones.partners(node) == partners(left, node)
            some = chance.getrandbits(size)
            assert ones.partners(node, some) == partners(left, node) & some
            assert not ones.partners(node) & ~ones.near(node)
            if first := partners(left, node) & some:
                assert 1 << ones.first_partner(node, some) == first & -first
        node = chance.choice(sorted(open_))
        mate = chance.choice([*places_in(ones.partners(node))])
        ones.settle(node, mate)
        left = [each for each in left if (min(node, mate), max(node, mate)) in each]
        open_ -= {node, mate}
    assert len(left) == 1


def test_whom_a_node_can_have_is_whom_it_has_in_some_cheapest_matching() -> None:
    chance = Random(fresh_seed())
    for _ in range(400):
        tried(chance)


def test_a_set_is_taken_from_its_first_node_on() -> None:
    # a square of cost nothing, whose two ways to be matched pair 0 with 1 or with 3
    edges = Edges(range(4))
    for one, other in ((0, 1), (1, 2), (2, 3), (0, 3)):
        edges.join_one(one, 1 << other, 0)
    ones = edges.cheapest()
    assert ones is not None
    wanted = {0: 0b1000, 1: 0b0001, 2: 0b0010}
    assert ones.taking([1, 0, 2], wanted)[1] == [1]
    assert ones.taking([0, 1, 2], wanted)[1] == [0, 2]
    assert ones.taking([0, 1, 2], wanted, [(0b0111, 1)])[1] == [0]


if __name__ == "__main__":
    for seed in range(int(sys.argv[1]), int(sys.argv[2])):
        tried(Random(seed))
