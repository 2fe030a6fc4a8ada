"""The engine against events and positions whose pairing is known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from paircard.core.facets.pairing import NoLegalPairing, Pairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.swiss1998.engine import MethodName, pair
from paircard.core.systems.wire import answer, serve
from tests.support.replay import Event
from tests.support.swiss import fixture, position_of, white_first

POSITIONS: list[dict[str, Any]] = [each for event in fixture("positions.json")["events"] for each in event]
TOURNAMENTS: list[dict[str, Any]] = [
    fixture("eon_2007a.json"),
    fixture("held_14.json"),
    *fixture("small_tournaments.json")["tournaments"],
]
STATES: list[dict[str, Any]] = fixture("states_round_to_pair.json")["positions"]


def backtracking(pairing: Pairing) -> list[str]:
    """Return how often C12, C13, C14 and joins shaped the pairing, in the words of the fixture."""
    events = [event for bracket in pairing.brackets for event in bracket.events if event != "C1"]
    return sorted(events + ["join"] * sum(bracket.joined for bracket in pairing.brackets))


@pytest.mark.parametrize("entry", POSITIONS, ids=[str(number) for number in range(len(POSITIONS))])
@pytest.mark.parametrize("method", ["search", "procedure"])
def test_position_is_paired_as_brute_force_pairs_it(entry: dict[str, Any], method: MethodName) -> None:
    expected = entry["expected"]
    if expected is None:
        with pytest.raises(NoLegalPairing):
            pair(position_of(entry), method=method)
        return
    pairing = pair(position_of(entry), method=method)
    assert white_first(pairing) == {tuple(each) for each in expected["pairs"]}
    assert pairing.bye == expected["bye"]
    assert backtracking(pairing) == sorted(entry["events"])


@pytest.mark.parametrize("event", TOURNAMENTS, ids=lambda event: str(event["name"]))
@pytest.mark.parametrize("method", ["search", "procedure"])
def test_tournament_is_paired_round_by_round(event: dict[str, Any], method: MethodName) -> None:
    size = event["n"] if "n" in event else len(event["players"])
    played = Event.of(size, first_colour=event.get("first_colour_no1", "W"))
    withdrawn = {int(number): since for number, since in event.get("withdrawn", {}).items()}
    for each in event["rounds"]:
        gone = [number for number, since in withdrawn.items() if since <= each["round"]]
        position = played.position(absent=[*gone, *each.get("absent", [])])
        if each["pairs"] is None:
            with pytest.raises(NoLegalPairing):
                pair(position, method=method)
            return
        pairs = [(white, black) for white, black in each["pairs"]]
        pairing = pair(position, method=method)
        assert white_first(pairing) == set(pairs), f"round {each['round']}"
        assert pairing.bye == each.get("bye"), f"round {each['round']}"
        if each["results"] is not None:
            played.record(pairs, each.get("bye"), each["results"])


def state(entry: dict[str, Any]) -> Position:
    """Return a position of which the floats of the last two rounds are known."""
    played = entry["round_to_pair"] - 1
    players = [
        Player(
            each["no"],
            round(2 * each["score"]),
            frozenset(each["opponents"]),
            each["colours"],
            "-" * (played - 2) + (each["float_two_rounds_ago"] or "-") + (each["float_last_round"] or "-"),
        )
        for each in sorted(entry["players"], key=lambda each: (-each["score"], each["no"]))
    ]
    return Position(tuple(players), entry["round_to_pair"])


@pytest.mark.parametrize("entry", STATES, ids=lambda entry: str(entry["name"]))
@pytest.mark.parametrize("method", ["search", "procedure"])
def test_state_is_paired_as_its_authorities_pair_it(entry: dict[str, Any], method: MethodName) -> None:
    expected = entry["expected"] or entry["answers"]["an independent program"]
    pairing = pair(state(entry), method=method)
    assert white_first(pairing) == {tuple(each) for each in expected}
    assert pairing.bye == entry["expected_bye"]


def test_the_famous_round_shows_its_articles() -> None:
    """Section 9 of the rules: x of the 2-point bracket has to grow to 2, the 2½-point bracket needs an exchange."""
    played = Event.of(20)
    for each in TOURNAMENTS[0]["rounds"][:4]:
        played.record([(white, black) for white, black in each["pairs"]], None, each["results"])
    brackets = {bracket.score: bracket for bracket in pair(played.position()).brackets}
    assert brackets[7].events == brackets[6].events == ("C1",)
    assert brackets[5].pairs == ((8, 7), (1, 2), (4, 5), (9, 17))
    assert brackets[5].downfloaters == (16,)
    assert (brackets[4].first_x, brackets[4].x, brackets[4].clashes) == (0, 2, 2)
    assert (brackets[2].x, brackets[2].downfloaters) == (1, (12,))


def test_machine_interface_answers_every_position() -> None:
    for entry in POSITIONS:
        answered, expected = answer(json.dumps(entry), 1), entry["expected"]
        if expected is None:
            assert answered["error"] == "no legal pairing"
        else:
            assert sorted(answered["pairs"]) == sorted(expected["pairs"])
            assert answered["bye"] == expected["bye"]


def test_search_and_procedure_answer_alike() -> None:
    """Every position, to the letter, pairs in the order F1 included."""
    lines = [json.dumps(position) for position in POSITIONS]
    assert len(lines) > 300
    assert list(serve(lines, "search")) == list(serve(lines, "procedure"))
