"""How well a table agrees with true strength, worked out by hand on small tables."""

from __future__ import annotations

from itertools import permutations
from math import isclose, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.ids import ContestantId
from paircard.core.lab.estimate import estimate
from paircard.core.lab.measures import of_places, of_points
from paircard.core.lab.order import Ranked, Separated, kendall, separated, strongest_among_first, tied


def table(*places: int, points: tuple[int, ...] = (), merits: tuple[int, ...] = ()) -> list[Ranked]:
    """Players from the strongest to the weakest, by the places they end on."""
    return [
        Ranked(
            ContestantId(number),
            3000.0 - number,
            points[number - 1] if points else -place,
            place,
            (merits[number - 1],) if merits else (),
        )
        for number, place in enumerate(places, 1)
    ]


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2, 3, 4), 1.0),
        ((4, 3, 2, 1), -1.0),
        ((1, 3, 2, 4), 4 / 6),  # of six pairs five agree and one does not
        ((1, 1, 3, 4), 5 / sqrt(6 * 5)),  # one pair says nothing
        ((1, 1, 1, 1), 0.0),
    ],
)
def test_kendall(places: tuple[int, ...], expected: float) -> None:
    assert isclose(kendall(table(*places)), expected)


@given(st.permutations(range(1, 7)))
def test_a_reversed_table_has_the_opposite_agreement(places: list[int]) -> None:
    reversed_ = [len(places) + 1 - place for place in places]
    assert isclose(kendall(table(*places)), -kendall(table(*reversed_)), abs_tol=1e-12)


@pytest.mark.parametrize(
    ("places", "k", "expected"),
    [((1, 2, 3), 1, 1.0), ((2, 1, 3), 1, 0.0), ((2, 1, 3), 2, 1.0), ((1, 1, 3), 1, 0.5), ((1, 1, 1), 2, 2 / 3)],
)
def test_who_shares_a_place_shares_the_claim_to_it(places: tuple[int, ...], k: int, expected: float) -> None:
    assert isclose(strongest_among_first(table(*places), k), expected)


def test_claims_add_up_to_the_places_there_are() -> None:
    for places in {*permutations((1, 1, 3, 4)), *permutations((1, 2, 2, 2))}:
        players = table(*places)
        every = [
            strongest_among_first([Ranked(one.id, 9999 if one is each else 0, 0, one.place) for one in players], 1)
            for each in players
        ]
        assert isclose(sum(every), 1.0)


def test_tied_are_those_who_share_their_points() -> None:
    assert tied([table(1, 2, 3, 4, points=(6, 6, 5, 4))]) == 0.5


def test_only_who_stands_in_one_table_can_be_tied() -> None:
    groups = [table(1, 2, points=(6, 5)), table(1, 2, points=(6, 6))]
    assert tied(groups) == 0.5
    assert separated(groups, None) == Separated(1.0, 1.0)


def test_a_tie_break_tells_apart_rightly_or_wrongly() -> None:
    # four players on five points, six pairs: the two best are equal in the tie-break, the last is above all
    found = separated([table(2, 2, 4, 1, points=(5, 5, 5, 5), merits=(7, 7, 6, 8))], 0)
    assert found == Separated(5 / 6, 2 / 5)


def test_a_tie_break_without_ties_says_nothing() -> None:
    assert separated([table(1, 2, points=(4, 3), merits=(1, 2))], 0) is None


def test_an_interval_is_as_statistics_books_have_it() -> None:
    found = estimate([0.0, 1.0] * 50)
    assert found.mean == 0.5
    assert isclose(found.half_width, 1.984217 * sqrt(0.25 * 100 / 99) / 10, rel_tol=1e-6)
    assert estimate([3.0]).half_width != estimate([3.0]).half_width  # not a number: one event cannot tell


@pytest.mark.parametrize(
    ("places", "points", "ahead", "one_winner"),
    [((1, 2, 3), (6, 5, 5), 1, 1), ((1, 2, 3), (6, 6, 5), 0, 1), ((1, 1, 3), (6, 6, 5), 0, 0)],
)
def test_who_is_not_alone_ahead_may_win_alone(
    places: tuple[int, ...], points: tuple[int, ...], ahead: float, one_winner: float
) -> None:
    """Two have the most points, and a tie-break tells them apart, or does not."""
    players = table(*places, points=points)
    told = {each.measure: each.value for each in (*of_places(players), *of_points((players,), ()))}
    assert (told["ahead"], told["one-winner"]) == (ahead, one_winner)
