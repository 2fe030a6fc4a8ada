"""The Dubov System (C.04.4.1): by hand, positions whose pairing is known, engines, checker and reasons.

`tests.support.dubov_compare` compares as many whole events as one likes, with py4swiss too; `tests.support.other_swiss`
pairs a file of positions.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.trace import Step
from paircard.core.rules import rule
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.cards import from_the_middle
from paircard.core.systems.dubov.checker import check
from paircard.core.systems.dubov.explain import explain
from paircard.core.systems.dubov.explain.lines import LINES
from paircard.core.systems.dubov.field import position_of
from paircard.core.systems.dubov.outcome import Pairing
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.swiss.drawn_up.apart import kept_apart
from paircard.core.systems.swiss.position import in_order
from paircard.core.systems.swiss.wire import read
from paircard.core.systems.wire import answer
from paircard.core.values.preference import Preference, Strength
from paircard.core.values.rule_id import RuleId
from tests.support.dose import some
from tests.support.dubov_compare import by_the_letter, events, position_from
from tests.support.other_swiss import main as pair_file
from tests.support.other_swiss import seats
from tests.support.seeds import fresh_seed

FIXTURES = Path(__file__).parent / "fixtures" / "dubov" / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FIXTURES.read_text(encoding="utf-8").splitlines()]


def player(number: int, colours: str, aro: int, met: tuple[int, ...] = (), score: int = 2, **more: Any) -> Player:
    """Somebody of a field, of one point unless said otherwise."""
    opponents = frozenset(map(PairingNumber, met))
    return Player(PairingNumber(number), score, opponents, colours, aro=aro, colour_number=number, **more)


def rounds(count: int, most: int = 11) -> Iterator[tuple[dict[str, Any], Position, Pairing]]:
    """Every round of some random events, as the search pairs it."""
    chance = Random(fresh_seed())
    for _ in range(count):
        for entry, made in events(chance, 4, most):
            if made is not None:
                yield entry, position_from(entry), made


# --- by hand ---------------------------------------------------------------------------------------------


def test_round_1_is_half_against_half() -> None:
    """3.2.3, 5.2.1: nobody has played, odd numbers have White; of nine the last sits out (3.1)."""
    field = tuple(player(number, "", 0, score=0) for number in range(1, 10))
    assert seats(BOOK.search(Position(field))) == [[1, 5], [3, 7], [6, 2], [8, 4], [9, 0]]


def test_numbers_go_from_the_middle_outwards() -> None:
    """4.3: the text's own seven; of an even number the upper of the two middle ones first."""
    assert from_the_middle(tuple(range(1, 8))) == (4, 3, 5, 2, 6, 1, 7)
    assert from_the_middle((1, 2, 3, 4)) == (2, 3, 1, 4)


def test_who_has_not_played_prefers_black_mildly() -> None:
    """1.6."""
    assert player(1, "", 0).preference == Preference("B", Strength.MILD)
    assert player(1, "WB", 2000).preference == Preference("W", Strength.MILD)


def test_one_of_each_side_changes_where_both_have_too_few_opponents() -> None:
    """1 and 5 can only get 2 from the Black side: one pair of each colour; the middle ones change sides (3.2.4)."""
    field = (
        player(1, "B", 2351, (6, 10)),
        player(2, "W", 2400),
        player(4, "B", 2333),
        player(5, "B", 2351, (6, 10)),
        player(6, "W", 2458, (1, 5)),
        player(10, "W", 2300, (1, 5)),
    )
    (bracket,) = BOOK.search(Position(field, round=2)).brackets
    assert (bracket.g1, bracket.g2, bracket.values.c7) == ((1, 4, 5), (2, 6, 10), 2)
    assert (bracket.shifted_first, bracket.shifted_back) == ((1,), (6,))
    assert bracket.pairs == ((4, 1), (5, 2), (6, 10))


def test_the_average_of_opponents_is_rounded_up_at_a_half() -> None:
    """1.7: forfeits do not count; 2100 and 2001 make 2050.5."""
    entry = {
        "players": [{"no": number, "rating": rating} for number, rating in enumerate((2200, 2100, 2001, 1900), 1)],
        "rounds": [
            {"games": [[1, 2, "1"], [3, 4, "+"]]},
            {"games": [[3, 1, "="], [2, 4, "0"]]},
        ],
        "total_rounds": 5,
        "first_colour": "W",
    }
    assert {each.number: each.aro for each in position_of(*read(entry)).players} == {1: 2051, 2: 2050, 3: 2200, 4: 2100}


def test_same_absolute_preferences_do_not_meet_in_the_last_round_either() -> None:
    """C3 frees no leaders: 1 and 2 would be alone with all points."""
    field = in_order((
        player(1, "WW", 2000, score=8), player(2, "WW", 2000, score=8),
        player(3, "BB", 2000), player(4, "BB", 2000),
    ))  # fmt: skip
    made = BOOK.search(Position(field, round=5, last_round=True, rounds=5))
    assert seats(made) == [[3, 1], [4, 2]]
    assert made.brackets[0].values.c5 == 2


@pytest.mark.parametrize(("last", "up"), [(False, 5), (True, 4)])
def test_maximum_upfloaters_stay_where_they_are_but_in_the_last_round(last: bool, up: int) -> None:
    """1.8, C8: of five rounds three times are the most; nobody else differs from 4."""
    field = in_order((
        player(1, "WB", 2000, score=4), player(2, "WB", 2000, score=4), player(3, "WB", 2000, score=4),
        player(4, "BW", 2000, upfloats=3), player(5, "BW", 2000), player(6, "BW", 2000),
    ))  # fmt: skip
    assert BOOK.search(Position(field, round=4, last_round=last, rounds=5)).brackets[0].upfloaters == (up,)


# --- positions whose pairing is known ------------------------------------------------------------------------


@pytest.mark.parametrize("line", some(POSITIONS, 20), ids=lambda line: line["id"])
def test_every_position_whose_pairing_is_known(line: dict[str, Any]) -> None:
    """By the machine interface, both ways."""
    position = {"system": "dubov-2026", **line["position"]}
    for method in ("search", "procedure") if len(position["players"]) < 9 else ("search",):
        found = answer(json.dumps(position), 1, method)
        bye = [] if found["bye"] is None else [[found["bye"], 0]]
        assert sorted(found["pairs"] + bye) == line["expected"]


def test_a_file_of_positions_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A kind that nobody pairs yet is not as expected, and no crash."""
    file = tmp_path / "positions.jsonl"
    file.write_text("\n".join(json.dumps(each) for each in (POSITIONS[0], {**POSITIONS[1], "id": "us-1"})))
    monkeypatch.setattr("sys.argv", ["other_swiss", str(file)])
    assert pair_file() == 1
    assert capsys.readouterr().out.endswith("1 of 2 as expected\n")


def test_a_position_has_everybodys_rating() -> None:
    position = {"system": "dubov-2026", **POSITIONS[0]["position"]}
    position["players"] = [{"no": each["no"]} for each in position["players"]]
    assert answer(json.dumps(position), 1)["field"] == "players[0].rating"


# --- engines, checker, reasons -------------------------------------------------------------------------------


def test_the_search_answers_as_the_rules_word_by_word() -> None:
    """Brackets, shifts and values too, with all that can happen to an event."""
    for entry, _, made in rounds(12):
        assert by_the_letter(entry) == made, entry


def test_the_checker_finds_nothing_in_a_right_round_and_something_in_another() -> None:
    chance = Random(fresh_seed())
    for entry, position, made in rounds(12):
        assert check(position, made) == (), entry
        if len(made.pairs) > 1:
            one, two = chance.sample(made.pairs, 2)
            swapped = {one: replace(one, black=two.black), two: replace(two, black=one.black)}
            other = replace(made, pairs=tuple(swapped.get(each, each) for each in made.pairs))
            assert check(position, other), (entry, one, two)


def test_every_line_names_rules_that_can_be_read() -> None:
    """Explanations of rounds, of everybody's way, and of who does not meet whom; steps of the same rounds."""
    for _, position, made in rounds(6):
        told = explain(position)
        said = [*LINES.round_lines(told)]
        numbers = [each.number for each in position.players]
        for one in numbers:
            said += LINES.way_lines(told, one)
            apart = [two for two in numbers if two != one and kept_apart(told.forcing, one, two)]
            assert len(apart) == len(numbers) - (1 if one == made.bye else 2)
        steps: list[Step] = []
        assert BOOK.literal(position, sink=steps.append) == made
        for id_ in {*(each for line in said for each in line.rules), *(RuleId.read(step.article) for step in steps)}:
            assert rule(id_).text


def test_an_explanation_says_who_came_up_and_why_not_the_others() -> None:
    """2 comes before 3 in the order of sets, and both would go without their colours (C7)."""
    field = in_order((player(1, "W", 2000, score=4), player(2, "W", 2100), player(3, "B", 2050), player(4, "W", 1990)))
    said = "\n".join(
        map(str, (line.text for line in LINES.bracket_lines(explain(Position(field, round=2)).brackets[0])))
    )
    assert "Bracket of 2: 1, drawn up 3." in said
    assert (
        "Not 2: C7. Then: 1 player goes without their preference. As it is paired: Every preference is granted." in said
    )
    assert "S1, lowest average rating of opponents first: 3 (2050)." in said
