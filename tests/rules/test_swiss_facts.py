"""Facts of single articles: preferences (A7), x (A8), orders (D1, D2), colours (E), the Zonal bracket of 2007."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.position import Player, Position
from paircard.core.systems.kit.orders import exchanges, transpositions
from paircard.core.systems.swiss1998.brackets import Bracket, refusals_to_expect
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.criteria import illegal
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.preference import Preference, Strength, preference_of
from tests.support.swiss import fixture

FACTS: dict[str, Any] = fixture("unit_facts.json")
AFTER = {"W": "B", "B": "W", "-": ""}


@pytest.mark.parametrize(("history", "colour", "strength"), FACTS["A7_preferences"]["cases"])
def test_a7_preference(history: str, colour: str, strength: str) -> None:
    preference = preference_of(history.replace("-", ""))
    assert preference.strength.name.lower() == strength
    assert preference.colour == (None if colour == "none" else colour)


def test_a7_difference_decides_where_data_break_b2() -> None:
    assert preference_of("WWWWBB") == Preference("B", Strength.ABSOLUTE)


def test_a7_two_equal_colours_decide_against_a_small_difference() -> None:
    assert preference_of("WWWBB") == Preference("W", Strength.ABSOLUTE)


@pytest.mark.parametrize(
    ("colours", "expected"),
    [
        ("WWB", Preference("B", Strength.STRONG)),
        ("WW", Preference("B", Strength.STRONG)),
        ("BBBWW", Preference("W", Strength.STRONG)),
        ("WBBWW", Preference("B", Strength.STRONG)),
        ("WWBB", Preference("W", Strength.MILD)),
        ("", Preference(None, Strength.NONE)),
    ],
)
def test_r6_over_half_there_is_no_absolute_preference(colours: str, expected: Preference) -> None:
    assert preference_of(colours, over_half_last_round=True) == expected


@given(st.text("WB"))
def test_a7_mirrors(colours: str) -> None:
    mirrored = preference_of(colours.translate(str.maketrans("WB", "BW")))
    preference = preference_of(colours)
    assert mirrored.strength == preference.strength
    assert mirrored.colour == (None if preference.colour is None else AFTER[preference.colour])


@pytest.mark.parametrize(("preferences", "x"), FACTS["A8_x"]["cases"])
def test_a8_x(preferences: str, x: int) -> None:
    players = tuple(Player(PairingNumber(number), 2, colours=AFTER[due]) for number, due in enumerate(preferences, 1))
    bracket = Bracket(2, tuple(range(len(players))))
    assert refusals_to_expect(Cards(Position(players, 2)), bracket) == x


def test_d1_first_transpositions() -> None:
    orders = ["".join(map(str, order)) for order in transpositions([5, 6, 7, 8], 4)]
    assert orders[: len(FACTS["D1_order"]["first"])] == [text[:4] for text in FACTS["D1_order"]["first"]]


@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 8])
def test_d2_agrees_with_the_handbook(size: int) -> None:
    """The handbook leaves out what gives nothing new: in even groups player 1 and the lowest, and 1+2 of seven."""
    listed = FACTS["D2_exchanges"]["cases"][str(size)]
    order = [[sorted(each.leaving), list(each.coming)] for each in exchanges(size, size // 2)]
    known = [each for each in order if each in listed]
    assert known == listed


@pytest.mark.parametrize("case", [each for each in FACTS["E3_cases"]["cases"] if "history" in each])
def test_f3_histories_are_compared_without_gaps(case: dict[str, str]) -> None:
    assert case["treated_as"].lstrip("-") == case["history"].replace("-", "")


def two(*players: Player, round_: int = 5, first: Any = "W") -> tuple[int, int, str]:
    """Pair two players; return White, Black and the rule."""
    (made,) = pair(Position(players, round_, first)).pairs
    return made.white, made.black, made.colour_rule


@pytest.mark.parametrize(
    ("higher", "lower", "expected"),
    [
        ("B", "W", (1, 2, "E1")),
        ("W", "B", (2, 1, "E1")),
        ("", "W", (1, 2, "E1")),
        ("WB", "", (1, 2, "E1")),
        ("W", "WBWBWW", (1, 2, "E2")),
        ("WB", "B", (2, 1, "E2")),
        ("BWWB", "WBWB", (2, 1, "E3")),
        ("WBWB", "BWWB", (1, 2, "E3")),
        ("WB", "BWWB", (1, 2, "E4")),
        ("BW", "WBBW", (2, 1, "E4")),
    ],
)
def test_e_colours(higher: str, lower: str, expected: tuple[int, int, str]) -> None:
    assert two(Player(PairingNumber(1), 4, colours=higher), Player(PairingNumber(2), 4, colours=lower)) == expected


def test_e5_drawn_colour_goes_to_odd_numbers() -> None:
    assert two(Player(PairingNumber(3), 0), Player(PairingNumber(4), 0), round_=1) == (3, 4, "E5")
    assert two(Player(PairingNumber(2), 0), Player(PairingNumber(4), 0), round_=1) == (4, 2, "E5")
    assert two(Player(PairingNumber(3), 0), Player(PairingNumber(4), 0), round_=1, first="B") == (4, 3, "E5")


def test_r7_two_without_games_later_on() -> None:
    assert two(Player(PairingNumber(2), 2), Player(PairingNumber(3), 0)) == (3, 2, "R7")


def test_zonal_2007_bracket() -> None:
    """Lukey - Morris, because Smith floated up last; then Lane - Guo-Yuthok and Nakauchi - Smith."""
    lukey, lane, smith, morris, guo, nakauchi = range(1, 7)
    position = Position(
        (
            Player(PairingNumber(lukey), 6, colours="B", floats="----"),
            Player(PairingNumber(lane), 5, colours="B", floats="----"),
            Player(PairingNumber(smith), 5, colours="W", floats="---U"),
            Player(PairingNumber(morris), 5, colours="W", floats="----"),
            Player(PairingNumber(guo), 5, colours="W", floats="---D"),
            Player(PairingNumber(nakauchi), 5, colours="B", floats="--D-"),
        ),
        5,
    )
    pairs = {(each.white, each.black) for each in pair(position).pairs}
    assert pairs == {(lukey, morris), (lane, guo), (nakauchi, smith)}


def test_f1_order_of_publication() -> None:
    players = (
        Player(PairingNumber(1), 6, frozenset({PairingNumber(2)})),
        Player(PairingNumber(2), 6),
        Player(PairingNumber(3), 4),
        Player(PairingNumber(4), 2),
        Player(PairingNumber(5), 2),
        Player(PairingNumber(6), 2),
    )
    order = [{each.white, each.black} for each in pair(Position(players, 4)).pairs]
    assert order == [{1, 3}, {2, 4}, {5, 6}]


def test_illegal_pairs_name_their_article() -> None:
    players = (
        Player(PairingNumber(1), 2, frozenset({PairingNumber(2)}), "WW"),
        Player(PairingNumber(2), 2, frozenset({PairingNumber(1)}), "BB"),
        Player(PairingNumber(3), 2, colours="WW"),
        Player(PairingNumber(4), 2, colours="WW", over_half=True),
    )
    position = Position(players, 3, last_round=True)
    met, absolute = illegal(position, 1, 2), illegal(position, 3, 1)
    assert met is not None
    assert (met.article, met.sentence) == ("B1a", "1 and 2 have already met.")
    assert absolute is not None
    assert (absolute.article, absolute.sentence) == ("B2", "3 and 1 must both have Black.")
    assert illegal(position, 3, 4) is None
    assert illegal(position, 2, 3) is None
