"""The Double-Swiss System (C.04.5): positions whose pairing is known, a second engine, checker, reasons, articles."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoPairing
from paircard.core.rules import rule
from paircard.core.systems.double_swiss.book import BOOK, TEXT
from paircard.core.systems.double_swiss.explain import Explain, check
from paircard.core.systems.double_swiss.position import Player, Position
from paircard.core.systems.double_swiss.wire import read_position
from paircard.core.systems.swiss.drawn_up.apart import kept_apart
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.systems.swiss.position import in_order
from paircard.core.systems.wire import answer
from paircard.core.values.rule_id import RuleId
from tests.support.dose import some
from tests.support.literal_double import LiteralDouble
from tests.support.other_swiss import seats
from tests.support.seeds import fresh_seed
from tests.support.spoiled import spoiled

FIXTURES = Path(__file__).parent / "fixtures" / "double_swiss" / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FIXTURES.read_text(encoding="utf-8").splitlines()]
ENDS = ("11", "1=", "10", "==", "01", "0=", "00", "=0", "++", "--", "+1", "-=", "+-")
"""Matches as they end: whole, drawn, forfeited, with one game forfeited by either, or one by each."""


def player(number: int, score: int = 0, colours: str = "", **more: Any) -> Player:
    """Somebody of a field; scores are half points."""
    more = {"colour_number": number, "matches": len(colours), **more}
    return Player(PairingNumber(number), score, colours=colours, **more)


def events(chance: Random, count: int, players: range = range(4, 10)) -> Iterator[tuple[Position, SwissPairing[Any]]]:
    """Every round of some random events with byes on request, forfeits and absences, as the search pairs it."""
    for _ in range(count):
        size, total = chance.choice(players), chance.randint(3, 5)
        entry: dict[str, Any] = {
            "players": [{"no": number} for number in range(1, size + 1)],
            "rounds": [],
            "total_rounds": total,
            "first_colour": chance.choice("WB"),
        }
        for _ in range(total):
            away = [number for number in range(1, size + 1) if chance.random() < 0.08]
            position = read_position({**entry, "absent": away})
            try:
                made = BOOK.search(position)
            except NoPairing:
                assert LiteralDouble(position).seats() is None, entry
                break
            yield position, made
            entry["rounds"].append(
                {
                    "games": [[pair.white, pair.black, chance.choice(ENDS)] for pair in made.pairs],
                    "byes": [made.bye] if made.bye else [],
                    "absent": {str(number): chance.choice("FHZ") for number in away},
                }
            )


@pytest.mark.parametrize("line", some(POSITIONS, 20), ids=lambda line: line["id"])
def test_every_position_whose_pairing_is_known(line: dict[str, Any]) -> None:
    """By the machine interface, both ways."""
    position = {"system": "double-swiss-2026", **line["position"]}
    for method in ("search", "procedure") if len(position["players"]) < 9 else ("search",):
        found = answer(json.dumps(position), 1, method)
        bye = [[found["bye"], 0]] if found["bye"] else []
        assert sorted([*found["pairs"], *bye]) == line["expected"]


def test_search_procedure_and_the_second_engine_pair_alike() -> None:
    for position, made in events(Random(fresh_seed()), len(some(range(200), 20))):
        assert seats(made) == LiteralDouble(position).seats(), position
        assert BOOK.literal(position) == made, position


def test_the_checker_finds_nothing_in_what_is_right_and_something_in_every_change() -> None:
    chance = Random(fresh_seed())
    for position, made in events(chance, 8, range(6, 14)):
        assert check(position, made) == ()
        for pairs in spoiled(made.pairs):
            assert check(position, replace(made, pairs=pairs))


def test_it_is_known_of_every_two_why_they_do_not_meet() -> None:
    """And each reason names an article that can be read."""
    for position, _ in events(Random(fresh_seed()), 3):
        told = Explain().explained(position)
        for one in position.players:
            for other in position.players:
                if one is not other and (reason := kept_apart(told.forcing, one.number, other.number)):
                    assert rule(RuleId.read(reason.article), "en").text
        assert all(str(line.text) for line in Explain.lines.round_lines(told))


# --- by hand ---------------------------------------------------------------------------------------------


def test_round_1_is_half_against_half() -> None:
    """The text's own eight: odd numbers have White; of nine the last sits out (3.4)."""
    field = tuple(player(number) for number in range(1, 9))
    assert seats(BOOK.search(Position(field))) == [[1, 5], [3, 7], [6, 2], [8, 4]]
    assert BOOK.search(Position((*field, player(9)))).bye == 9


@pytest.mark.parametrize(("last", "up"), [(False, 5), (True, 4)])
def test_who_floated_stays_but_in_the_last_round(last: bool, up: int) -> None:
    """C7, the text's own example: three residents, and 4, who floated, of three equals."""
    field = in_order((
        player(1, 4, "W"), player(2, 4, "B"), player(3, 4, "W"),
        player(4, 2, "B", floated=True), player(5, 2, "W"), player(6, 2, "B"),
    ))  # fmt: skip
    made = BOOK.search(Position(field, round=2, last_round=last))
    assert made.brackets[0].upfloaters == (up,)
    assert TEXT.value("C7", made.brackets[0].values) == 0


def test_the_smaller_number_is_the_top_member_whatever_the_scores() -> None:
    """3.6: 1 comes up to 2 and 3; 1 takes the first of the lower half, 3, who is the higher one for colours (4.2)."""
    field = in_order((player(2, 4), player(3, 4), player(4, 4), player(1, 2)))
    assert seats(BOOK.search(Position(field))) == [[3, 1], [4, 2]]


@pytest.mark.parametrize(
    ("mine", "theirs", "white", "article"),
    [
        ("", "", 1, "4.3.1"),
        ("W", "", 2, "4.3.2"),
        ("WBB", "WW", 1, "4.3.2"),
        ("WB", "BW", 1, "4.3.3"),
        ("B", "BB", 1, "4.3.4"),
        ("", "B", 2, "4.3.5"),
    ],
)
def test_the_colours_of_the_first_game(mine: str, theirs: str, white: int, article: str) -> None:
    """4.3, rule by rule: Whites are counted, not differences, so that WBB is behind WW."""
    (pair,) = BOOK.search(Position((player(1, 2, mine), player(2, 2, theirs)), round=3)).pairs
    assert (pair.white, pair.colour_rule) == (white, f"C.04.5 {article}")


def test_a_match_in_which_each_forfeits_a_game_was_met_without_a_colour() -> None:
    """1.1, 1.6: so it counts among the matches played (3.4), and 2 with one more sits out before 3."""
    entry = {
        "players": [{"no": number} for number in range(1, 6)],
        "rounds": [{"games": [[1, 4, "11"], [2, 5, "+-"]], "byes": [], "absent": {"3": "H"}}],
        "total_rounds": 3,
        "first_colour": "W",
    }
    there = {each.number: each for each in read_position(entry).players}
    assert (there[PairingNumber(2)].colours, there[PairingNumber(2)].matches) == ("", 1)
    assert there[PairingNumber(2)].opponents == {5}
    assert not there[PairingNumber(3)].bye_barred, "a half-point bye does not bar (C2)"
