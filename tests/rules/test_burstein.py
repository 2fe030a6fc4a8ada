"""The Burstein System (C.04.4.2): by hand, positions whose pairing is known, engines, checker and reasons.

`tests.support.burstein_compare` compares as many whole events as one likes; `tests.support.other_swiss` pairs a file of
positions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Step
from paircard.core.rules import rule
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.checker import check
from paircard.core.systems.burstein.explain import Explain
from paircard.core.systems.burstein.explain.apart import kept_apart
from paircard.core.systems.burstein.outcome import Pairing
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.dutch2026.position import Position as DutchPosition
from paircard.core.systems.dutch2026.search import search as dutch
from paircard.core.systems.swiss.outcome import NoCompletePairing
from paircard.core.systems.swiss.position import in_order
from paircard.core.systems.wire import answer
from paircard.core.values.rule_id import RuleId
from tests.support.burstein_by_hand import ByHand
from tests.support.burstein_by_hand import in_order as matchings_in_order
from tests.support.burstein_compare import by_hand, by_the_letter, events, position_from
from tests.support.dose import examples, some
from tests.support.other_swiss import answer as answer_of_line
from tests.support.other_swiss import seats
from tests.support.seeds import fresh_seed

FIXTURES = Path(__file__).parent / "fixtures" / "burstein" / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FIXTURES.read_text(encoding="utf-8").splitlines()]


def player(number: int, colours: str, buchholz: int = 0, met: tuple[int, ...] = (), score: int = 2) -> Player:
    """Somebody of a field, of one point unless said otherwise."""
    opponents = frozenset(map(PairingNumber, met))
    return Player(PairingNumber(number), score, opponents, colours, colour_number=number, buchholz=buchholz)


def rounds(count: int, most: int = 9) -> Iterator[tuple[dict[str, Any], Position, Pairing]]:
    """Every round after the seeding of some random events, as the search pairs it."""
    chance = Random(fresh_seed())
    for _ in range(count):
        for entry, position, made in events(chance, 4, most):
            if made is not None:
                yield entry, position, made


# --- by hand ---------------------------------------------------------------------------------------------


def test_six_players_have_45_pairings_in_the_order_of_the_text() -> None:
    """4.3: the first, the second, the last; nobody of a pair of pairs comes twice."""
    numbers = tuple(map(PairingNumber, range(1, 7)))
    listed = [pairs for pairs, left in matchings_in_order(numbers, lambda _one, _other: True) if len(left) == 2]
    assert len(listed) == len(set(listed)) == 45
    assert listed[:4] == [((1, 6), (2, 5)), ((1, 6), (2, 4)), ((1, 6), (2, 3)), ((1, 6), (3, 5))]
    assert listed[-1] == ((3, 4), (5, 6))


def test_equal_scores_meet_the_strongest_against_the_weakest_opposition() -> None:
    """4.3: six of one score who have met nobody among them."""
    field = tuple(player(number, "WB" if number % 2 else "BW", 20 - number) for number in range(1, 7))
    (bracket,) = BOOK.search(Position(field, round=3)).brackets
    assert bracket.pairs == ((1, 6), (2, 5), (3, 4))


def test_who_comes_first_floats_where_colours_ask_for_it() -> None:
    """The example of the text: BSN 1 to 5 are 4 6 3 5 2; C8 goes before the order, in which 0 is last of all."""
    field = in_order((
        player(4, "W", 9, (6,)), player(6, "B", 8, (4, 2)), player(3, "B", 7, (5,)),
        player(5, "W", 6, (3, 1), score=4), player(2, "W", 5, (6, 1)), player(1, "WB", 0, (2, 5), score=0),
    ))  # fmt: skip
    made = BOOK.search(Position(field, round=3))
    assert made.brackets[1].players == (4, 6, 3, 5, 2)
    assert made.brackets[1].mdps == (5,)
    assert (made.brackets[1].downfloaters, made.brackets[1].pairs) == ((4,), ((6, 5), (3, 2)))


@pytest.mark.parametrize(("total", "seeding"), [(1, 0), (2, 1), (3, 1), (5, 2), (7, 3), (8, 4), (9, 4), (13, 4)])
def test_half_of_the_rounds_seed_and_never_more_than_four(total: int, seeding: int) -> None:
    """1.6: these are rounds of C.04.3 whole, which the search of that system pairs."""
    played: list[dict[str, Any]] = []
    entry = {"players": [{"no": number} for number in range(1, 31)], "rounds": played, "total_rounds": total}
    kinds = []
    for _ in range(total):
        position = position_from({**entry, "first_colour": "W"})
        made = BOOK.search(position)
        kinds.append(isinstance(position, DutchPosition))
        if isinstance(position, DutchPosition):
            assert made == dutch(position)
        played.append({"games": [[pair.white, pair.black, "1=0"[pair.white % 3]] for pair in made.pairs]})
    assert kinds == [True] * seeding + [False] * (total - seeding)


def index_of(played: list[dict[str, Any]], away: list[int], number: int) -> tuple[int, int]:
    """Buchholz in half points and Sonneborn-Berger in quarter points, before round 3 of 3 of four players."""
    entry = {"players": [{"no": each} for each in range(1, 5)], "rounds": played, "total_rounds": 3, "absent": away}
    position = position_from({**entry, "first_colour": "W"})
    each = next(one for one in position.players if one.number == number)
    assert isinstance(each, Player)
    return each.buchholz, each.sonneborn_berger


def test_a_round_not_played_is_a_game_against_oneself() -> None:
    """1.7.2: 1 has won against 2, who then had a half-point bye, and a whole point by forfeit."""
    played: list[dict[str, Any]] = [
        {"games": [[1, 2, "1"], [3, 4, "="]]},
        {"games": [[1, 3, "+"]], "absent": {"2": "H"}},
    ]
    assert index_of(played, [], 1) == (1 + 4, 2 * 1 + 2 * 4)
    assert index_of(played, [], 2) == (4 + 1, 0 * 4 + 1 * 1)
    assert index_of(played, [], 3) == (1 + 1, 1 * 1 + 0 * 1)  # of the forfeit nothing: it gave no points


@pytest.mark.parametrize(("away", "seen_with"), [([2], 1), ([], 0)])
def test_who_stays_away_has_drawn_for_their_opponents(away: list[int], seen_with: int) -> None:
    """1.7.2 as ruled: only while the rounds away run on into the round to be paired."""
    played: list[dict[str, Any]] = [{"games": [[1, 2, "1"], [3, 4, "="]]}, {"games": [[1, 3, "0"]], "byes": [4]}]
    buchholz, _ = index_of(played, away, 1)
    assert buchholz == seen_with + 3


def test_the_bye_goes_to_the_lowest_score_then_most_games_then_the_lowest_in_the_index() -> None:
    """3.1.3 - 3.1.5: 1 to 3 differ in one of these each."""
    everybody = [player(4, "WB", 9), player(5, "BW", 9)]
    for one, other in (
        (player(2, "WB", 5, score=2), player(3, "WB", 5, score=0)),
        (player(2, "W", 5), player(3, "WB", 5)),
        (player(2, "WB", 5), player(3, "WB", 4)),
    ):
        field = in_order((*everybody, one, other, player(1, "BW", 9, score=4)))
        assert BOOK.search(Position(field, round=3)).bye == 3


def test_same_absolute_preferences_do_not_meet_in_the_last_round_either() -> None:
    """C3 frees no leaders: 1 and 2 would be alone with all points."""
    field = in_order((
        player(1, "WW", score=8), player(2, "WW", score=8), player(3, "BB"), player(4, "BB"),
    ))  # fmt: skip
    made = BOOK.search(Position(field, round=5, last_round=True))
    assert seats(made) == [[3, 2], [4, 1]]
    assert made.brackets[0].values.c5 == 2


def test_colours_go_by_the_index_and_not_by_the_score() -> None:
    """5.2.5: 2 has fewer points than 1 and the stronger opponents; both prefer White, and so does 2 get it."""
    field = in_order((player(1, "WB", 3, score=4), player(2, "WB", 5, score=2)))
    (pair,) = BOOK.search(Position(field, round=3)).pairs
    assert (pair.white, pair.black, pair.colour_rule) == (2, 1, "C.04.4.2 5.2.5")


# --- positions whose pairing is known ------------------------------------------------------------------------


@pytest.mark.parametrize("line", some(POSITIONS, 20), ids=lambda line: line["id"])
def test_every_position_whose_pairing_is_known(line: dict[str, Any]) -> None:
    """By the machine interface, both ways, and by the file reader."""
    assert answer_of_line(line) == line["expected"]
    position = {"system": "burstein-2026", **line["position"]}
    for method in ("search", "procedure") if len(position["players"]) < 9 else ("search",):
        found = answer(json.dumps(position), 1, method)
        bye = [] if found["bye"] is None else [[found["bye"], 0]]
        assert sorted(found["pairs"] + bye) == line["expected"]


# --- engines, checker, reasons -------------------------------------------------------------------------------


def test_the_search_answers_as_all_matchings_written_down_and_as_the_rules_word_by_word() -> None:
    """Brackets and values too, with all that can happen to an event."""
    for entry, position, made in rounds(12):
        assert by_hand(position) == made, entry
        assert by_the_letter(position) == made, entry


@st.composite
def fields(draw: st.DrawFn) -> Position:
    """Six to eight players with any scores, colours and opponents: most of them no events would leave."""
    numbers = list(range(1, draw(st.integers(6, 8)) + 1))
    pairs = [(one, two) for one in numbers for two in numbers if one < two]
    met = draw(st.sets(st.sampled_from(pairs), max_size=len(pairs) // 2))
    colours = st.sampled_from(("", "W", "B", "WB", "BW", "WWB", "WW", "BB"))
    return Position(
        in_order(
            tuple(
                player(
                    number,
                    draw(colours),
                    draw(st.integers(0, 3)),
                    tuple(sum(pair) - number for pair in met if number in pair),
                    draw(st.integers(0, 3)),
                )
                for number in numbers
            )
        ),
        round=4,
    )


@given(fields())
@settings(max_examples=examples(40), deadline=None)
def test_any_small_field_is_paired_as_all_matchings_written_down(field: Position) -> None:
    """Where one finds no complete pairing, neither does the other; the checker agrees with both."""
    try:
        made = BOOK.search(field)
    except NoCompletePairing:
        with pytest.raises(NoCompletePairing):
            ByHand(field).paired()
        return
    assert ByHand(field).paired() == made
    assert check(field, made) == ()


def test_the_checker_finds_nothing_in_a_right_round_and_something_in_another() -> None:
    chance = Random(fresh_seed())
    for entry, position, made in rounds(12, 12):
        assert check(position, made) == (), entry
        if len(made.pairs) > 1:
            one, two = chance.sample(made.pairs, 2)
            swapped = {one: replace(one, black=two.black), two: replace(two, black=one.black)}
            other = replace(made, pairs=tuple(swapped.get(each, each) for each in made.pairs))
            assert check(position, other), (entry, one, two)


def test_every_line_names_rules_that_can_be_read() -> None:
    """Explanations of rounds, of everybody's way, and of who does not meet whom; steps of the same rounds."""
    for _, position, made in rounds(6):
        told = Explain().explained(position)
        said = [*Explain.lines.round_lines(told)]
        numbers = [each.number for each in position.players]
        for one in numbers:
            said += Explain.lines.way_lines(told, one)
            apart = [two for two in numbers if two != one and kept_apart(told.forcing, one, two)]
            assert len(apart) == len(numbers) - (1 if one == made.bye else 2)
        steps: list[Step] = []
        assert BOOK.literal(position, sink=steps.append) == made
        for id_ in {*(each for line in said for each in line.rules), *(RuleId.read(step.article) for step in steps)}:
            assert rule(id_).text


def test_an_explanation_says_the_index_of_both_and_why_nobody_lower_came() -> None:
    """1 has met 4, who is last in the Index; with 3 two would go without their colour."""
    field = (
        player(1, "WB", 9, (4,)), player(2, "BW", 8), player(3, "WB", 7), player(4, "BW", 6, (1,)),
    )  # fmt: skip
    told = Explain().explained(Position(field, round=3))
    said = "\n".join(line.text for line in Explain.lines.pair_lines(told, PairingNumber(1)))
    assert "Bracket of 1: 1 (Buchholz 4½, Sonneborn-Berger 0) gets 2 (Buchholz 4, Sonneborn-Berger 0)." in said
    assert "Not 4: C1. 1 and 4 have already met." in said
    assert (
        "Not 3: C8. Then: 2 players go without their preference. As it is paired: Every preference is granted." in said
    )
