"""Drawing groups (B.VI A2): the snake, baskets by lots or slips, one's own choice; clubs spread where they can be."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.ids import ContestantId
from paircard.core.systems.drawing_groups import Apart, Entry, baskets, draw, even_places, groups_of, own_choice, snake
from paircard.core.systems.drawing_groups.group_sizes import rows
from paircard.core.systems.drawing_groups.lots import (
    Lots,
    drawn_by_seed,
    drawn_from_slips,
    numbers_from_slips,
    start_numbers,
)
from paircard.core.systems.drawing_groups.spreading import cost, least
from paircard.core.systems.drawing_groups.words import step_lines
from paircard.core.values.errors import Refusal
from tests.support.dose import examples
from tests.support.ids import ids

CLUBS = (Apart.CLUB,)


def field(count: int, clubs: str = "") -> list[Entry]:
    """Entrants 1, 2 ... by strength; a letter for the club of each, a blank for none."""
    return [Entry(ContestantId(number), clubs[number - 1 : number].strip()) for number in range(1, count + 1)]


def name(id_: int) -> str:
    return f"#{id_}"


def test_the_printed_example_of_six_groups() -> None:
    groups = groups_of(snake(field(30), (5,) * 6), 6)
    assert groups == (
        (1, 12, 13, 24, 25),
        (2, 11, 14, 23, 26),
        (3, 10, 15, 22, 27),
        (4, 9, 16, 21, 28),
        (5, 8, 17, 20, 29),
        (6, 7, 18, 19, 30),
    )


def test_a_snake_ends_where_it_is() -> None:
    """8 into 6 groups: 7 and 8 come on the way back; and places that are not equal are kept."""
    assert groups_of(snake(field(8), even_places(8, 6, by_snake=True)), 6)[4:] == ((5, 8), (6, 7))
    assert groups_of(snake(field(7), (2, 4, 1)), 3) == ((1, 5), (2, 4, 6, 7), (3,))


def test_baskets_hold_as_many_as_there_are_groups_with_a_place_left() -> None:
    assert [[each.id for each in basket] for basket in baskets(field(7), (3, 2, 2))] == [[1, 2, 3], [4, 5, 6], [7]]
    with pytest.raises(Refusal, match="7 places together, but 8"):
        baskets(field(8), (3, 2, 2))
    with pytest.raises(Refusal, match="a place at least"):
        baskets(field(3), (3, 0))
    with pytest.raises(Refusal, match="cannot fill"):
        even_places(3, 4)


def test_lots_are_drawn_again_from_the_seed_and_differ_by_event_basket_and_stage() -> None:
    made = baskets(field(30), (5,) * 6)
    drawn = drawn_by_seed(made, Lots("42", "abc"))
    assert drawn == drawn_by_seed(made, Lots(" 42 ", "abc"))
    assert [sorted(each.id for each in basket) for basket in drawn] == [[each.id for each in basket] for basket in made]
    assert drawn != drawn_by_seed(made, Lots("42", "abd"))
    assert drawn != drawn_by_seed(made, Lots("42", "abc", 2))
    assert len({tuple((each.id - 1) % 6 for each in basket) for basket in drawn}) > 1
    groups = groups_of(draw(drawn, (5,) * 6), 6)
    numbers = start_numbers(groups, Lots("42", "abc"))
    assert [sorted(ids) for ids in numbers] == [sorted(ids) for ids in groups]
    with pytest.raises(Refusal, match="Lots need a seed"):
        drawn_by_seed(made, Lots(" ", "abc"))


def test_slips_from_a_hat_are_those_of_the_basket() -> None:
    made = baskets(field(6), (2, 2, 2))
    assert groups_of(draw(drawn_from_slips(made, [ids(2, 3, 1), ids(6, 4, 5)]), (2, 2, 2)), 3) == (
        (2, 6),
        (3, 4),
        (1, 5),
    )
    for slips, sentence in (
        ([(2, 3, 1), (6, 4)], "5 of basket 2 is missing"),
        ([(2, 3, 3), (6, 4, 5)], "3 is named twice in basket 1"),
        ([(2, 3, 4), (6, 4, 5)], "4 is not in basket 1"),
        ([(2, 3, 1)], "Slips of 1 baskets are typed, but there are 2"),
    ):
        with pytest.raises(Refusal, match=sentence):
            drawn_from_slips(made, [ids(*each) for each in slips])
    assert numbers_from_slips([ids(2, 6), ids(3, 4)], [ids(6, 2), ids(3, 4)]) == ((6, 2), (3, 4))
    with pytest.raises(Refusal, match="2 of group 1 is missing"):
        numbers_from_slips([ids(2, 6)], [ids(6)])


def test_a_constraint_keeps_from_a_group_and_says_so() -> None:
    """4 comes from the club of 1 and goes one group on; 6 is then left with nothing to be kept from."""
    steps = list(draw(baskets(field(6, "A  A"), (2, 2, 2)), (2, 2, 2), CLUBS))
    assert groups_of(steps, 3) == ((1, 5), (2, 4), (3, 6))
    assert list(step_lines(steps[3], name)) == [
        "Basket 2: #4 into group 2.",
        "Not group 1: #1 is of the same club.",
    ]


def test_somebody_gives_way_to_one_who_is_still_to_come() -> None:
    """6 cannot go to groups 2 and 3 (its club), so 4 and 5 leave it group 1."""
    steps = list(draw(baskets(field(6, " AA  A"), (2, 2, 2)), (2, 2, 2), CLUBS))
    assert groups_of(steps, 3) == ((1, 6), (2, 4), (3, 5))
    assert list(step_lines(steps[3], name))[1:] == ["Not group 1: somebody still in the basket has no better place."]


def test_who_cannot_be_kept_apart_is_named() -> None:
    steps = list(snake(field(4, "AAAA"), (2, 2), CLUBS))
    assert [step.together[0].member for step in steps[2:]] == [2, 1]
    assert "#2 of the same club could not be kept apart." in list(step_lines(steps[2], name))


def test_a_club_counts_before_a_federation() -> None:
    order = [
        Entry(ContestantId(1), "A", "POL"),
        Entry(ContestantId(2), "B", "SWE"),
        Entry(ContestantId(3), "B", "POL"),
        Entry(ContestantId(4), "C", "BUL"),
    ]
    assert groups_of(draw(baskets(order, (2, 2)), (2, 2), (Apart.CLUB, Apart.FEDERATION)), 2) == ((1, 3), (2, 4))
    assert groups_of(draw(baskets(order, (2, 2)), (2, 2), (Apart.FEDERATION,)), 2) == ((1, 4), (2, 3))


def test_own_choice_in_a_fixed_order() -> None:
    one, two, three = field(3, "AA")
    steps = list(own_choice([(one, 2), (two, 2), (three, 1)], (1, 2), CLUBS))
    assert groups_of(steps, 2) == ((3,), (1, 2))
    assert list(step_lines(steps[1], name)) == [
        "#2 chooses group 2.",
        "#1 of the same club could not be kept apart.",
    ]
    with pytest.raises(Refusal, match="Group 1 is full: choose of 2"):
        list(own_choice([(one, 1), (two, 1)], (1, 2)))
    with pytest.raises(Refusal, match="no group 3: choose 1 to 2"):
        list(own_choice([(one, 3)], (1, 2)))


@given(
    st.integers(1, 5).flatmap(
        lambda size: st.lists(st.lists(st.integers(0, 9), min_size=size, max_size=size), min_size=size, max_size=size)
    )
)
@settings(max_examples=examples(60), deadline=None)
def test_the_least_sum_is_that_of_all_arrangements(costs: list[list[int]]) -> None:
    arrangements = permutations(range(len(costs)))
    assert least(costs) == min(sum(costs[row][at] for row, at in enumerate(each)) for each in arrangements)


@given(
    st.lists(st.integers(1, 4), min_size=1, max_size=4).flatmap(
        lambda places: st.tuples(
            st.just(places), st.text("AB ", min_size=sum(places), max_size=sum(places)), st.booleans()
        )
    )
)
@settings(max_examples=examples(80), deadline=None)
def test_every_row_is_spread_as_well_as_it_can_be(case: tuple[list[int], str, bool]) -> None:
    """Places are kept, one of each basket comes into each group, and no other arrangement of the row is better."""
    places, clubs, by_snake = case
    order = field(sum(places), clubs)
    steps = list(snake(order, places, CLUBS) if by_snake else draw(baskets(order, places), places, CLUBS))
    assert Counter(step.group for step in steps) == dict(enumerate(places, 1))
    filled: dict[int, list[Entry]] = {group: [] for group in range(1, len(places) + 1)}
    for number, groups in enumerate(rows(places), 1):
        row = [step for step in steps if step.basket == number]
        assert sorted(step.group for step in row) == list(groups)
        entries = [order[step.entrant - 1] for step in row]
        paid = sum(cost(entry, filled[step.group], CLUBS) for entry, step in zip(entries, row, strict=True))
        assert paid == min(
            sum(cost(entry, filled[group], CLUBS) for entry, group in zip(entries, each, strict=True))
            for each in permutations(groups)
        )
        for entry, step in zip(entries, row, strict=True):
            assert [each.member for each in step.together] == members(filled[step.group], entry)
            filled[step.group].append(entry)


def members(group: list[Entry], entry: Entry) -> list[int]:
    return [each.id for each in group if each.club and each.club == entry.club]
