"""The skeleton of a cup, and who has White in it: rulings K3, K4, K6 and article D3."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.rules import rule
from paircard.core.systems.knockout.colours import (
    COLOURS,
    EQUAL_PARITY,
    LEFT_OPEN,
    Decision,
    Player,
    Step,
    decide,
    decisions,
    match_colours,
    match_decisions,
    otherwise,
)
from paircard.core.systems.knockout.skeleton import SEEDING, SLOTS, skeleton, slot_order
from paircard.core.systems.knockout.words import decision_said, game_said, otherwise_said
from paircard.core.values.colour import Colour, other
from paircard.core.values.errors import Refusal
from paircard.core.values.rule_id import RuleId

SIZES = (*range(2, 70), 127, 128, 129, 1024)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_cup_of_22_of_the_ruling(lang: str) -> None:
    pairs = re.findall(r"(\d+)-(\d+)", rule(RuleId.read(SLOTS), lang).text)
    cup = skeleton(22)
    assert [(int(one), int(two)) for one, two in pairs] == [*cup.preliminary, *cup.slots]
    assert (len(cup.preliminary), cup.free, cup.size) == (6, 10, 16)


@pytest.mark.parametrize("n", SIZES)
def test_every_seed_has_one_way_to_one_slot(n: int) -> None:
    cup = skeleton(n)
    assert sorted(slot for pair in cup.slots for slot in pair) == [*range(1, cup.size + 1)]
    assert cup.size <= n < 2 * cup.size
    playing = [seed for pair in cup.preliminary for seed in pair]
    assert len(playing) == len({*playing}) == 2 * (n - cup.size)
    assert sorted(cup.slot(seed) for seed in range(1, n + 1) if seed <= cup.size) == [*range(1, cup.size + 1)]
    assert all(cup.slot(two) == one for one, two in cup.preliminary)


@pytest.mark.parametrize("size", [2, 4, 8, 16, 64, 1024])
def test_the_best_meet_as_late_as_they_can(size: int) -> None:
    """If the higher seed always wins, each round is a slot order of its own, and the numbers of a pair add up."""
    order = slot_order(size)
    while len(order) > 1:
        pairs = list(zip(order[::2], order[1::2], strict=True))
        assert {one + two for one, two in pairs} == {len(order) + 1}
        order = tuple(min(pair) for pair in pairs)
        assert order == slot_order(len(order)) or len(order) == 1
    cup = skeleton(size)
    assert cup.earliest(1, 2) == cup.rounds


def test_when_two_can_meet() -> None:
    cup = skeleton(22)
    assert [
        cup.earliest(*pair) for pair in ((11, 22), (16, 17), (8, 9), (1, 17), (1, 8), (1, 4), (1, 2), (22, 21))
    ] == [*(0, 0, 1, 1, 2, 3, 4, 4)]


@pytest.mark.parametrize("n", [1, 1025])
def test_other_numbers_are_refused(n: int) -> None:
    with pytest.raises(Refusal, match=f"2 to 1024 players, not for {n}"):
        skeleton(n)


# --- colours ---------------------------------------------------------------------------------------------


def white(one: tuple[int, str], two: tuple[int, str], number: int, drawn: Colour = "W") -> tuple[int, Step]:
    """Who has White, and by what."""
    found = decide(Player(*one), Player(*two), number, drawn)
    assert {found.white, found.black} == {one[0], two[0]}
    return found.white, found.step


def test_round_1_number_1_draws_for_all_odd_numbers() -> None:
    assert white((11, ""), (22, ""), 1) == (11, Step.DRAWN)
    assert white((12, ""), (21, ""), 1) == (21, Step.DRAWN)
    assert white((12, ""), (21, ""), 1, "B") == (12, Step.DRAWN)
    # K4, a drawn bracket: of 3 and 7 the higher seed, and of 4 and 6, whose colour is that of even numbers
    assert white((7, ""), (3, ""), 1) == (3, Step.HIGHER_NUMBER)
    assert white((4, ""), (6, ""), 1) == (6, Step.HIGHER_NUMBER)
    assert white((4, ""), (6, ""), 1, "B") == (4, Step.HIGHER_NUMBER)


def test_round_2_of_the_cup_of_22() -> None:
    """8-9 and 7-10 were both free: as in round 1 (K6); who has played changes; of two with one colour the higher."""
    assert white((8, "-"), (9, "-"), 2) == (9, Step.DRAWN)
    assert white((7, "-"), (10, "-"), 2) == (7, Step.DRAWN)
    assert white((7, "-"), (10, "-"), 2, "B") == (10, Step.DRAWN)
    assert white((1, "-"), (17, "W"), 2) == (1, Step.PLAYED_CHANGES)
    assert white((5, "-"), (12, "B"), 2) == (12, Step.PLAYED_CHANGES)
    assert white((3, "W"), (6, "B"), 2) == (6, Step.BOTH_CHANGE)
    assert white((3, "B"), (5, "B"), 2) == (3, Step.HIGHER_CHANGES)
    assert white((3, "W"), (5, "W"), 2) == (5, Step.HIGHER_CHANGES)


def test_from_round_3_evening_goes_before_alternation() -> None:
    assert white((1, "-W"), (8, "WB"), 3) == (8, Step.EVENING)  # only 1 is uneven
    assert white((1, "-W"), (4, "-B"), 3) == (4, Step.EVENING)  # they want different colours
    assert white((1, "-WW"), (4, "WBW"), 4) == (4, Step.EVENING)  # both want Black, 1 the more
    assert white((4, "WBW"), (1, "-WW"), 4) == (4, Step.EVENING)
    assert white((1, "WB"), (4, "BW"), 3) == (1, Step.ALTERNATION)
    assert white((1, "WBBW"), (4, "BWBW"), 5) == (1, Step.ALTERNATION)  # rounds 4 and 3 alike; in 2 number 1 had Black
    assert decide(Player(1, "WBBW"), Player(4, "BWBW"), 5, "W").back == 3


def test_histories_are_read_without_gaps() -> None:
    """K6: a free round or a forfeit is no game."""
    assert white((1, "--"), (4, "--"), 3) == (1, Step.DRAWN)
    assert white((2, "--"), (4, "WB"), 3) == (4, Step.ONE_HISTORY)
    assert decide(Player(2, "--"), Player(4, "WB"), 3, "W").article == LEFT_OPEN
    assert white((1, "W-B"), (4, "-WB"), 4) == (1, Step.IDENTICAL)
    assert white((1, "WB--"), (4, "BWWB"), 5) == (1, Step.IDENTICAL)  # the history of 1 ends before they differ


def test_identical_histories() -> None:
    """The higher seed changes; in an even round they get the evening colour."""
    assert white((1, "WB"), (4, "WB"), 3) == (1, Step.IDENTICAL)
    assert white((1, "BW"), (4, "BW"), 3) == (4, Step.IDENTICAL)
    assert white((1, "BWW"), (4, "BWW"), 4) == (4, Step.IDENTICAL_EVENING)
    assert white((1, "WWB"), (4, "WWB"), 4) == (4, Step.IDENTICAL_EVENING)
    assert white((1, "WWB-"), (4, "WWB-"), 5) == (1, Step.IDENTICAL)


HISTORY = st.text("WB-", min_size=4, max_size=4)
SEEDS = st.lists(st.integers(1, 32), min_size=2, max_size=2, unique=True)


@given(SEEDS, HISTORY, HISTORY, st.integers(1, 5), st.sampled_from(("W", "B")))
def test_colours_do_not_depend_on_who_is_named_first_nor_on_which_is_white(
    seeds: list[int], mine: str, theirs: str, number: int, drawn: Colour
) -> None:
    one, two = Player(seeds[0], mine[: number - 1]), Player(seeds[1], theirs[: number - 1])
    found = decide(one, two, number, drawn)
    assert decide(two, one, number, drawn) == found
    turned = str.maketrans("WB", "BW")
    three, four = (Player(each.seed, each.history.translate(turned)) for each in (one, two))
    assert decide(three, four, number, other(drawn)).white == found.black


@given(SEEDS, HISTORY, HISTORY, st.integers(1, 5))
def test_the_other_decision_is_a_later_rule_with_the_other_colours(
    seeds: list[int], mine: str, theirs: str, number: int
) -> None:
    one, two = Player(seeds[0], mine[: number - 1]), Player(seeds[1], theirs[: number - 1])
    found, *later = decisions(one, two, number, "W")
    opposite = otherwise(one, two, number, "W")
    assert opposite == next((each for each in later if each.white == found.black), None)
    assert len({each.step for each in (found, *later)}) == 1 + len(later)


def test_decisions_are_said_with_their_article() -> None:
    one, two = Player(1, "-W"), Player(8, "WB")
    found = decide(one, two, 3, "W")
    assert (found.article, found.colour) == (COLOURS, "B")
    assert str(decision_said(found, str)) == "8 has White: that evens the colours of 1, before anything else counts."
    three = decide(Player(4, "WB"), Player(1, "BW"), 3, "W")
    assert str(decision_said(three, str)) == "4 has White: each gets the other colour than last time."
    assert str(otherwise_said(otherwise(Player(8, "-"), Player(9, "W"), 2, "W"), str)) == (
        "Without it (B.VI D3): 9 has White: odd numbers have the colour that number 1 drew."
    )
    assert str(otherwise_said(None, str)) == "No later rule would give the other colours."
    for step in Step:
        assert str(decision_said(Decision(1, 2, step, 1, 3), str)).startswith("1 has White: ")


def test_matches_of_an_even_number_of_games() -> None:
    """D3a: by lots for the first game, or for each odd one; alternation in between."""
    assert match_colours(2, "B") == "BW"
    assert match_colours(6, "W") == "WBWBWB"
    assert match_colours(6, "WWB") == "WBWBBW"
    for colours in (match_colours(8, "B"), match_colours(8, "WBBW")):
        assert colours.count("W") == 4
        assert all(one != two for one, two in list(pairwise(colours))[::2])
    each = match_decisions(4, "WB")
    assert [decision.drawn for decision in each] == [True, False, True, False]
    assert [decision.drawn for decision in match_decisions(4, "W")] == [True, False, False, False]
    assert [str(game_said(decision, "Ada")) for decision in each[1:3]] == [
        "Game 2: Ada has Black, for they had White in the game before.",
        "Game 3: Ada has Black, by lots.",
    ]
    with pytest.raises(ValueError, match="even number"):
        match_colours(3, "W")


@pytest.mark.parametrize("article", [SEEDING, SLOTS, COLOURS, EQUAL_PARITY, LEFT_OPEN])
def test_every_article_named_is_in_the_texts(article: str) -> None:
    assert str(rule(RuleId.read(article)).id) == article
