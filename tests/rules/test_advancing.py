"""Who goes on from groups: places, the best of those next, lots where nothing else decides."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.card import CardLine, Kind, PairingCard
from paircard.core.event.entrant import Entrant
from paircard.core.event.ids import ContestantId, PairingNumber, Place
from paircard.core.systems.advancing import Plan, Rule, Undecided, advance
from paircard.core.systems.advancing.words import advanced_lines
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tiebreaks import Figure, parse_list
from paircard.core.values.errors import Refusal
from tests.support.ids import ids

TIE_BREAKS = parse_list("SB,TPN,DE")


def group(*rows: tuple[int, int, int, int], games: int = 3, provisional: bool = False) -> Standings:
    """A table: id, place, half points and Sonneborn-Berger of everybody; equal places are shared."""
    places = [place for _, place, _, _ in rows]
    records = tuple(CardLine(number, Kind.PLAYED, ContestantId(99)) for number in range(1, games + 1))
    return Standings(
        games,
        provisional,
        TIE_BREAKS,
        tuple(
            StandingRow(
                Place(place),
                places.count(place) > 1,
                PairingCard(ContestantId(id_), PairingNumber(id_), Entrant.of(f"Nowak {id_}"), records),
                points,
                (Figure(Fraction(figure)), Figure(Fraction(id_)), Figure(None)),
            )
            for id_, place, points, figure in rows
        ),
    )


A = group((1, 1, 6, 9), (2, 2, 4, 5), (3, 3, 2, 3), (4, 4, 0, 0))
B = group((5, 1, 5, 8), (6, 2, 4, 6), (7, 3, 3, 4), (8, 4, 0, 0))
C = group((9, 1, 5, 8), (10, 2, 3, 4), (11, 3, 2, 5), (12, 4, 2, 1))


def name(id_: int) -> str:
    return f"#{id_}"


def test_places_need_not_be_equal() -> None:
    done = advance(Plan((2, 1, 3)), (A, B, C))
    assert [(each.id, each.group, each.place) for each in done.entered] == [
        (1, 1, 1),
        (2, 1, 2),
        (5, 2, 1),
        (9, 3, 1),
        (10, 3, 2),
        (11, 3, 3),
    ]
    assert {each.rule for each in done.entered} == {Rule.PLACE}
    assert not done.undecided


def test_the_best_thirds_by_named_tie_breaks() -> None:
    """7 has more points; 3 and 11 are equal in points, and 11 has the better Sonneborn-Berger."""
    done = advance(Plan((2, 2, 2), best_next=2, across=("PTS", "SB")), (A, B, C))
    assert [(each.id, each.rule, each.code) for each in done.entered[6:]] == [
        (7, Rule.BEST_NEXT, "PTS"),
        (11, Rule.BEST_NEXT, "SB@fide1998"),
    ]
    assert list(advanced_lines(done, name))[-1] == (
        "#11: place 3 of group 3, one of the best of those next (B.VI A2). Above who stays behind by SB@fide1998."
    )


def test_a_tie_break_in_which_less_is_better() -> None:
    done = advance(Plan((2, 2, 2), best_next=2, across=("PTS", "TPN")), (A, B, C))
    assert [each.id for each in done.entered[6:]] == [7, 3]


def test_lots_decide_between_the_best_next() -> None:
    plan = Plan((2, 2, 2), best_next=2)
    done = advance(plan, (A, B, C))
    assert [each.id for each in done.entered[6:]] == [7]
    assert done.undecided == (Undecided(ids(3, 11), 1, None),)
    assert list(advanced_lines(done, name))[-1] == "Equal over the groups: #3 and #11. 1 of them go on: draw lots."
    drawn = advance(plan, (A, B, C), {frozenset(ids(3, 11)): ids(11, 3)})
    assert [(each.id, each.by_lots) for each in drawn.entered[6:]] == [(7, False), (11, True)]
    assert not drawn.undecided


def test_a_shared_place_at_the_cut_is_asked_for_lots() -> None:
    tied = group((1, 1, 5, 9), (2, 2, 3, 5), (3, 2, 3, 5), (4, 4, 1, 0))
    done = advance(Plan((2,)), (tied,))
    assert [each.id for each in done.entered] == [1]
    assert done.undecided == (Undecided(ids(2, 3), 1, 1),)
    drawn = advance(Plan((2,)), (tied,), {frozenset(ids(2, 3)): ids(3, 2)})
    assert [(each.id, each.by_lots) for each in drawn.entered] == [(1, False), (3, True)]
    assert not advance(Plan((3,)), (tied,)).undecided


def test_who_is_next_must_be_known_before_groups_are_compared() -> None:
    tied = group((1, 1, 5, 9), (2, 2, 3, 5), (3, 2, 3, 5), (4, 4, 1, 0))
    plan = Plan((1, 1), best_next=1)
    done = advance(plan, (tied, B))
    assert [each.id for each in done.entered] == [1, 5]
    assert done.undecided == (Undecided(ids(2, 3), 0, 1),)
    assert [each.id for each in advance(plan, (tied, B), {frozenset(ids(2, 3)): ids(3, 2)}).entered] == [1, 5, 6]


def test_groups_that_are_not_equal_are_compared_by_the_share_of_points() -> None:
    """3 of 8 half points are less than 2 of 4."""
    large = group((1, 1, 8, 9), (2, 2, 3, 5), (3, 3, 2, 1), (4, 4, 1, 1), (5, 5, 1, 0), games=4)
    small = group((6, 1, 4, 4), (7, 2, 2, 2), (8, 3, 0, 0), games=2)
    by_points = advance(Plan((1, 1), best_next=1), (large, small))
    assert by_points.entered[-1].id == 2
    assert by_points.unequal
    assert advance(Plan((1, 1), best_next=1, across=("PCT",)), (large, small)).entered[-1].id == 7


@pytest.mark.parametrize(
    ("plan", "sentence"),
    [
        (Plan((1,)), "announced for 1 groups, but there are 3"),
        (Plan((1, 5, 1)), "From group 2 5 cannot go on: it has 4"),
        (Plan((1, 1, 1), best_next=4), "4 cannot go on"),
        (
            Plan((1, 1, 1), best_next=1, across=("BH",)),
            "no BH@fide1998 to compare groups by: take PTS, PCT, SB@fide1998, TPN",
        ),
        (Plan((1, 1, 1), best_next=1, across=("DE",)), "no DE"),
        (Plan((1, 1, 1), best_next=1, across=("XYZ",)), "no tie-break 'XYZ'"),
    ],
)
def test_a_plan_that_does_not_fit(plan: Plan, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        advance(plan, (A, B, C))


@given(
    places=st.lists(st.integers(1, 3), min_size=6, max_size=6),
    cut=st.integers(0, 6),
    last=st.integers(0, 6),
    order=st.permutations(range(1, 7)),
)
def test_two_finals_share_out_the_places(places: list[int], cut: int, last: int, order: list[int]) -> None:
    """Wherever the cuts are, and whoever is equal: with the lots of the first final nobody is in both or in none."""
    last, cut = max(last, cut), min(last, cut)
    standing = [1 + sum(other < one for other in places) for one in places]
    table = group(*((id_, standing[id_ - 1], 0, 0) for id_ in sorted(order, key=lambda id_: standing[id_ - 1])))
    lots: dict[frozenset[ContestantId], tuple[ContestantId, ...]] = {}
    found = []
    for plan in (Plan((cut,)), Plan((last,), from_place=cut + 1)):
        if plan.from_place > max(1, *plan.places):
            found.append(set[ContestantId]())
            continue
        while undecided := advance(plan, (table,), lots).undecided:
            ids = undecided[0].ids
            assert 0 < undecided[0].seats < len(ids)
            lots[frozenset(ids)] = tuple(sorted(ids, key=order.index))
        found.append({each.id for each in advance(plan, (table,), lots).entered})
    first, second = found
    assert (len(first), len(second)) == (cut, last - cut)
    assert not first & second
    behind = {*order} - first - second
    for better, worse in ((first, second), (second, behind), (first, behind)):
        assert all(standing[one - 1] <= standing[other - 1] for one in better for other in worse)


def test_a_group_must_be_finished() -> None:
    with pytest.raises(Refusal, match="Results of group 2 are missing"):
        advance(Plan((1, 1)), (A, group((5, 1, 5, 8), provisional=True)))
