"""Matchings of least cost: against counting out on small graphs, and by the prices that prove them on large ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.systems.kit.matching import weighted
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.systems.kit.matching.tight import Cheapest, Price
from paircard.core.systems.kit.matching.weighted import WeightedMatching

HUGE = 10**22
"""Costs of exchanges grow with the factorial of a bracket: beyond what a machine word holds."""


@st.composite
def graphs(draw: st.DrawFn) -> tuple[int, list[Edge]]:
    """Draw a small graph; few different costs make many ties, and with them blossoms."""
    size = 2 * draw(st.integers(0, 5))
    dearest = draw(st.sampled_from((0, 1, 2, 9, HUGE)))
    pairs = [(one, other) for other in range(size) for one in range(other)]
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    return size, [(one, other, draw(st.integers(0, dearest))) for one, other in chosen]


def by_counting_out(size: int, edges: list[Edge]) -> int | None:
    """Return the least cost of all perfect matchings, None if there is none."""
    costs = {(min(one, other), max(one, other)): cost for one, other, cost in edges}

    @cache
    def least(left: frozenset[int]) -> int | None:
        if not left:
            return 0
        first = min(left)
        ways = [
            costs[first, other] + rest
            for other in left - {first}
            if (first, other) in costs and (rest := least(left - {first, other})) is not None
        ]
        return min(ways, default=None)

    return least(frozenset(range(size)))


@given(graphs())
def test_no_matching_is_cheaper(graph: tuple[int, list[Edge]]) -> None:
    size, edges = graph
    matching = cheapest_perfect_matching(size, edges)
    assert (None if matching is None else sum(matching.values())) == by_counting_out(size, edges)
    if matching is not None:
        assert sorted(node for pair in matching for node in pair) == list(range(size))


@given(graphs())
def test_a_pair_that_prices_rule_out_is_in_no_cheapest_matching(graph: tuple[int, list[Edge]]) -> None:
    size, edges = graph
    matching = WeightedMatching(size, edges)
    if not matching.match_all():
        return
    least = by_counting_out(size, edges)
    for one, other, cost in edges:
        if not matching.may_match(one, other):
            without = [each for each in edges if not {one, other} & {*each[:2]}]
            rest = by_counting_out(size, [*without, (one, other, cost)])
            assert least is not None
            assert rest is None or rest > least


def counted_out(rows: Mapping[int, int], nodes: frozenset[int]) -> Iterator[list[tuple[int, int]]]:
    """Yield all perfect matchings."""
    if not nodes:
        yield []
        return
    first = min(nodes)
    for other in nodes - {first}:
        if rows[first] >> other & 1:
            yield from ([(first, other), *rest] for rest in counted_out(rows, nodes - {first, other}))


@given(graphs(), st.data())
def test_of_the_cheapest_by_one_price_the_cheapest_by_the_next(
    graph: tuple[int, list[Edge]], data: st.DataObject
) -> None:
    """The matching made is one, and where all of the graph are said to be, no other of all matchings is as cheap."""
    size, edges = graph
    edges = [(one, other, min(cost, 2)) for one, other, cost in edges]
    prices = [{each[:2]: each[2] for each in edges}]
    prices += [{pair: data.draw(st.integers(0, 2)) for pair in prices[0]} for _ in range(2)]
    rows = {node: sum(1 << (a + b - node) for a, b, _ in edges if node in (a, b)) for node in range(size)}
    made = Blossoms(rows)
    if not made.match_all():
        return

    def of(price: dict[tuple[int, int], int]) -> Price:
        return Price(lambda one, other: price[min(one, other), max(one, other)], 2 * size + 1)

    def cost(matching: list[tuple[int, int]]) -> list[int]:
        return [sum(price[pair] for pair in matching) for price in prices]

    found = Cheapest(made)
    for price in prices:
        found = found.then(of(price))
    everything = [*counted_out(rows, frozenset(rows))]
    least = min(map(cost, everything))
    assert cost([(node, mate) for node, mate in found.graph.mates.items() if node < mate]) == least
    if found.pending is None:
        cheap = [matching for matching in everything if cost(matching) == least]
        assert [*counted_out(found.graph.rows, frozenset(rows))] == cheap


@pytest.mark.parametrize(("hard", "many"), [(-1, weighted.MANY), (weighted.HARD, weighted.MANY), (-1, 2)])
@pytest.mark.parametrize("seed", range(40))
def test_prices_prove_large_matchings(seed: int, hard: int, many: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """No edge costs less than the prices of its ends and of the blossoms it leaves; the matched ones cost just that.

    The prices of blossoms are never negative and every blossom has one pair out, so each matching costs at least all
    prices together (weak duality), and this one costs no more.
    """
    monkeypatch.setattr(weighted, "HARD", hard)  # -1: trees grow together from the second free node on
    monkeypatch.setattr(weighted, "MANY", many)
    monkeypatch.setattr(weighted, "WORTHWHILE", 0)  # all tight edges are looked at again and again
    chance = Random(seed)
    size, density, dearest = 2 * chance.randint(10, 35), chance.choice((0.15, 0.4, 1)), chance.choice((1, 3, 50, HUGE))
    edges = [
        (one, other, chance.randint(0, dearest))
        for other in range(size)
        for one in range(other)
        if chance.random() < density
    ]
    matching = WeightedMatching(size, edges)
    if not matching.match_all():
        assert density < 1
        return
    inside = {number: set(matching._blossoms.nodes(number)) for number in matching._blossoms.price}
    for number, price in matching._blossoms.price.items():
        assert price >= 0
        if price:
            assert sum((one in inside[number]) != (other in inside[number]) for one, other in matching.pairs()) == 1
    matched = set(matching.pairs())
    for one, other, cost in edges:
        within = sum(price for number, price in matching._blossoms.price.items() if {one, other} <= inside[number])
        slack = 4 * cost - matching._price[one] - matching._price[other] + 2 * within
        assert slack == 0 if (one, other) in matched else slack >= 0


def test_a_blossom_within_a_blossom_is_taken_apart() -> None:
    """Two triangles and a ring of five hang together by dear edges only: the cheap pairs inside must give way."""
    ring = [(0, 1, 1), (1, 2, 1), (0, 2, 1), (2, 3, 1), (3, 4, 1), (4, 5, 1), (3, 5, 1), (5, 6, 1), (6, 0, 1)]
    ways_out = [(1, 7, 9), (4, 8, 9), (7, 8, 30), (7, 9, 2), (8, 9, 2), (6, 9, 20)]
    matching = cheapest_perfect_matching(10, [*ring, *ways_out])
    assert matching is not None
    assert sum(matching.values()) == by_counting_out(10, [*ring, *ways_out])
