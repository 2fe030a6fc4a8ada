"""Orders D1 and D2 against their definitions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations

from hypothesis import given
from hypothesis import strategies as st

from paircard.core.systems.kit.orders import Exchange, exchanges, transpositions


def every_exchange(size: int, half: int) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Sort all exchanges by the words of D2: number, difference, lowest players of S1, then S2 ascending."""
    found = [
        (tuple(sorted(leaving, reverse=True)), coming)
        for count in range(1, half + 1)
        for leaving in combinations(range(1, half + 1), count)
        for coming in combinations(range(half + 1, size + 1), count)
    ]
    return sorted(found, key=lambda e: (len(e[0]), sum(e[1]) - sum(e[0]), [-number for number in e[0]], e[1]))


@given(st.integers(0, 9), st.integers(0, 4))
def test_d2_is_the_sorted_list_of_all_exchanges(size: int, half: int) -> None:
    half = min(half, size // 2)
    assert [(each.leaving, each.coming) for each in exchanges(size, half)] == every_exchange(size, half)


@given(st.integers(2, 9), st.integers(1, 4), st.integers(1, 4), st.integers(1, 20))
def test_d2_from_a_floor_is_the_rest_of_the_list(size: int, half: int, count: int, difference: int) -> None:
    half = min(half, size // 2)
    wanted = [e for e in every_exchange(size, half) if (len(e[0]), sum(e[1]) - sum(e[0])) >= (count, difference)]
    assert [(e.leaving, e.coming) for e in exchanges(size, half, lambda: (count, difference))] == wanted


@given(st.integers(2, 8), st.integers(1, 4), st.sets(st.integers(1, 8)))
def test_d2_leaves_out_what_is_not_kept_and_nothing_else(size: int, half: int, hated: set[int]) -> None:
    half = min(half, size // 2)

    def keeps(begun: Exchange) -> bool:
        return not hated.intersection(begun.leaving + begun.coming)

    wanted = [e for e in every_exchange(size, half) if not hated.intersection(e[0] + e[1])]
    assert [(e.leaving, e.coming) for e in exchanges(size, half, keeps=keeps)] == wanted


@given(st.integers(0, 6), st.integers(0, 4))
def test_d1_is_the_sorted_list_of_all_arrangements(size: int, places: int) -> None:
    places = min(places, size)
    assert list(transpositions(range(size), places)) == sorted(permutations(range(size), places))


@given(st.integers(1, 6), st.sets(st.tuples(st.integers(0, 5), st.integers(0, 5))))
def test_d1_leaves_out_beginnings_not_kept(size: int, refused: set[tuple[int, int]]) -> None:
    def keeps(chosen: Sequence[int], candidate: int) -> bool:
        return (len(chosen), candidate) not in refused

    wanted = [
        order for order in sorted(permutations(range(size))) if not any(pair in refused for pair in enumerate(order))
    ]
    assert list(transpositions(range(size), size, keeps)) == wanted


def test_d1_leaves_a_lost_beginning() -> None:
    orders = list(transpositions("abc", 3, lost=lambda chosen: list(chosen) == ["a"]))
    assert orders[:2] == [("a", "b", "c"), ("b", "a", "c")]
