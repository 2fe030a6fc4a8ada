"""The matchings under the search against trying everything."""

from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.systems.kit.matching.assignment import Assignment
from paircard.core.systems.kit.matching.perfect import Blossoms, has_perfect_matching, unmatched
from tests.support.dose import examples

Edges = set[tuple[int, int]]


def perfect(nodes: frozenset[int], edges: Edges) -> bool:
    """Try all partners of the first node."""
    if not nodes:
        return True
    first, *others = sorted(nodes)
    return any((first, other) in edges and perfect(nodes - {first, other}, edges) for other in others)


def fewest_alone(nodes: frozenset[int], edges: Edges) -> int:
    """Leave the first node alone, or try all its partners."""
    if not nodes:
        return 0
    first, *others = sorted(nodes)
    partners = [other for other in others if (first, other) in edges]
    return min(
        1 + fewest_alone(nodes - {first}, edges),
        *(fewest_alone(nodes - {first, partner}, edges) for partner in partners),
        len(nodes),
    )


def rows_of(size: int, edges: Edges) -> dict[int, int]:
    """Return the neighbours of each node as a mask."""
    rows = dict.fromkeys(range(size), 0)
    for one, other in edges:
        rows[one] |= 1 << other
        rows[other] |= 1 << one
    return rows


@st.composite
def graphs(draw: st.DrawFn) -> tuple[int, Edges]:
    """Make up a graph, odd cycles likely."""
    size = draw(st.integers(0, 10))
    all_edges = [(one, other) for other in range(size) for one in range(other)]
    return size, draw(st.sets(st.sampled_from(all_edges), max_size=14)) if all_edges else set()


@settings(max_examples=examples(400), deadline=None)
@given(graphs())
def test_perfect_matching_exists_just_when_one_can_be_tried_out(graph: tuple[int, Edges]) -> None:
    size, edges = graph
    assert has_perfect_matching(rows_of(size, edges)) == perfect(frozenset(range(size)), edges)


@settings(max_examples=examples(200), deadline=None)
@given(graphs())
def test_nodes_are_left_alone_just_where_no_more_need_be(graph: tuple[int, Edges]) -> None:
    size, edges = graph
    matching, others = Blossoms(rows_of(size, edges)), frozenset(range(size))
    alone = matching.match_most()
    for node in range(size):
        can_be = fewest_alone(others - {node}, edges) == alone - 1
        assert matching.leave_alone(node) == can_be
        if can_be:
            others, alone = others - {node}, alone - 1


@settings(max_examples=examples(400), deadline=None)
@given(graphs())
def test_as_few_are_left_alone_as_when_all_is_tried_out(graph: tuple[int, Edges]) -> None:
    size, edges = graph
    rows = rows_of(size, edges)
    assert unmatched(rows) == fewest_alone(frozenset(range(size)), edges)


@settings(max_examples=examples(400), deadline=None)
@given(graphs(), st.integers(0, 2**10 - 1))
def test_partners_among_some_are_those_with_whom_all_can_be_matched(graph: tuple[int, Edges], among: int) -> None:
    """One after the other is settled with the first partner there is, among some where there is one."""
    size, edges = graph
    matching, left = Blossoms(rows_of(size, edges)), frozenset(range(size))
    if not matching.match_all():
        return
    both_ways = edges | {(other, one) for one, other in edges}
    for node in range(size):
        if node not in left:
            continue
        able = {each for each in left if (node, each) in both_ways and perfect(left - {node, each}, both_ways)}
        some = {each for each in able if among >> each & 1}
        assert {each for each in range(size) if matching.partners(node, among) >> each & 1} == some
        mate = min(some or able)
        matching.settle(node, mate)
        left -= {node, mate}


def test_two_triangles_joined_by_an_edge_need_a_blossom() -> None:
    edges = [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5), (2, 3)]
    rows = rows_of(6, {*edges})
    assert has_perfect_matching(rows)
    del rows[5]
    assert not has_perfect_matching({node: row & 0b11111 for node, row in rows.items()})


COSTS = st.lists(st.lists(st.sampled_from([0, 1, None]), min_size=5, max_size=5), min_size=1, max_size=5)


def first_cheapest(costs: list[list[int | None]]) -> tuple[int, tuple[int, ...]] | None:
    """Try all arrangements in the order D1."""
    best: tuple[int, tuple[int, ...]] | None = None
    for columns in permutations(range(5), len(costs)):
        each = [row[column] for row, column in zip(costs, columns, strict=True)]
        total = sum(cost for cost in each if cost is not None)
        if None not in each and (best is None or total < best[0]):
            best = total, columns
    return best


@settings(max_examples=examples(400), deadline=None)
@given(COSTS)
def test_assignment_is_the_first_of_the_cheapest_arrangements(costs: list[list[int | None]]) -> None:
    def masks(wanted: int) -> list[int]:
        return [sum(1 << column for column, cost in enumerate(row) if cost == wanted) for row in costs]

    anyone = [0b11111] * (5 - len(costs))
    assignment = Assignment(masks(0) + anyone, masks(1) + [0] * len(anyone), 0b11111)
    cost, expected = assignment.cheapest(), first_cheapest(costs)
    if expected is None:
        assert cost is None
    else:
        assert (cost, assignment.first(len(costs))) == expected
