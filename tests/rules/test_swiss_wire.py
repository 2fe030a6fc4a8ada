"""The machine interface: one answer for every line, whatever the line is."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from paircard.core.systems.wire import answer, serve
from paircard.core.values.language import speaking
from tests.support.dose import examples
from tests.support.pseudo import PSEUDO


def good() -> dict[str, Any]:
    """Return a good position: four players before round 2."""
    cards = [(1, 2, [3], "W"), (2, 2, [4], "B"), (3, 0, [1], "B"), (4, 0, [2], "W")]
    players = [
        {
            "no": number,
            "score": score,
            "opponents": opponents,
            "colours": colours,
            "floats": ["-"],
            "bye_barred": False,
            "over_half": False,
        }
        for number, score, opponents, colours in cards
    ]
    return {"round": 2, "first_colour": "W", "last_round": False, "players": players}


def asked(position: object) -> dict[str, Any]:
    """Return the answer to a position."""
    return answer(json.dumps(position), 7)


def test_pairs_and_bye() -> None:
    assert asked(good()) == {"pairs": [[2, 1], [3, 4]], "bye": None}


def test_ten_thousand_players_and_no_more() -> None:
    """Who pairs the largest open there is uses the engine as everybody else does."""
    blank = {"score": 0, "opponents": [], "colours": "", "floats": [], "bye_barred": False, "over_half": False}
    position = {
        "round": 1,
        "first_colour": "W",
        "last_round": False,
        "players": [{"no": no, **blank} for no in range(1, 10_001)],
    }
    assert len(asked(position)["pairs"]) == 5000
    position["players"].append({"no": 10_001, **blank})  # type: ignore[attr-defined]
    assert asked(position)["field"] == "players"
    assert asked(position)["error"] == "players must not list more than 10,000."


def test_players_may_come_in_any_order() -> None:
    position = good()
    position["players"].reverse()
    assert asked(position) == {"pairs": [[2, 1], [3, 4]], "bye": None}


def test_fields_of_the_corpus_are_ignored() -> None:
    assert asked({**good(), "rounds": 9, "expected": None, "events": "x"}) == asked(good())


def test_nothing_legal() -> None:
    position = good()
    position["players"] = position["players"][:1]
    position["players"][0]["bye_barred"] = True
    assert asked(position) == {
        "error": "no legal pairing",
        "players": [1],
        "obstacles": [{"article": "B1b", "reason": "1 has already had a point without playing."}],
    }


def test_nobody_and_one_alone() -> None:
    assert asked({**good(), "players": []}) == {"pairs": [], "bye": None}
    assert asked({**good(), "players": good()["players"][:1]}) == {"pairs": [], "bye": 1}


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (["round"], 0, "round"),
        (["round"], True, "round"),
        (["round"], 10**30, "round"),
        (["round"], 2.0, "round"),
        (["first_colour"], "X", "first_colour"),
        (["last_round"], 1, "last_round"),
        (["c6"], "strict", "c6"),
        (["players"], {}, "players"),
        (["players"], [1], "players[0]"),
        (["players", 1, "no"], 1, "players[1].no"),
        (["players", 1, "no"], "2", "players[1].no"),
        (["players", 1, "no"], -2, "players[1].no"),
        (["players", 1, "score"], False, "players[1].score"),
        (["players", 1, "score"], -1, "players[1].score"),
        (["players", 1, "opponents"], [2], "players[1].opponents"),
        (["players", 1, "opponents"], "4", "players[1].opponents"),
        (["players", 1, "opponents"], [None], "players[1].opponents[0]"),
        (["players", 1, "opponents"], [3, 4], "players[1].opponents"),
        (["players", 1, "colours"], "WB", "players[1].colours"),
        (["players", 1, "colours"], "w", "players[1].colours"),
        (["players", 1, "colours"], ["W"], "players[1].colours"),
        (["players", 1, "floats"], ["X"], "players[1].floats"),
        (["players", 1, "floats"], [["-"]], "players[1].floats"),
        (["players", 1, "floats"], [], "players[1].floats"),
        (["players", 1, "floats"], "-", "players[1].floats"),
        (["players", 1, "bye_barred"], 0, "players[1].bye_barred"),
        (["players", 1, "over_half"], None, "players[1].over_half"),
    ],
)
def test_a_wrong_value_is_named_by_its_field(path: list[Any], value: object, field: str) -> None:
    position = good()
    spot: Any = position
    for step in path[:-1]:
        spot = spot[step]
    spot[path[-1]] = value
    answered = asked(position)
    assert answered["field"] == field
    assert answered["line"] == 7
    assert answered["error"].endswith(".")


@pytest.mark.parametrize("name", ["round", "first_colour", "last_round", "players"])
def test_a_missing_field_is_named(name: str) -> None:
    position = good()
    del position[name]
    assert asked(position) == {"error": f"{name} is missing.", "line": 7, "field": name}


@pytest.mark.parametrize("name", ["no", "score", "opponents", "colours", "floats", "bye_barred", "over_half"])
def test_a_missing_field_of_a_player_is_named(name: str) -> None:
    position = good()
    del position["players"][2][name]
    assert asked(position)["field"] == f"players[2].{name}"


NO_POSITIONS = [
    "",
    " ",
    "{",
    "nul",
    "[" * 100_000,
    '{"a":' * 50_000,
    '{"a": NaN}',
    "9" * 10_000,
    "\x00",
    "\ud800",
    "[1]",
]


@pytest.mark.parametrize("line", NO_POSITIONS, ids=range(len(NO_POSITIONS)))
def test_a_line_that_is_no_position_is_answered(line: str) -> None:
    answered = answer(line, 3)
    assert answered["line"] == 3
    assert answered["field"] is None
    assert answered["error"].endswith(".")


def test_an_opponent_may_have_left_the_event() -> None:
    position = good()
    position["players"][1]["opponents"] = [77]
    assert "pairs" in asked(position)


def test_over_half_counts_in_the_last_round_only() -> None:
    """Both must have Black: legal only if one of them is over 50 % in the last round (R6)."""
    position = good()
    position["round"], position["players"] = 3, position["players"][:2]
    for player in position["players"]:
        player.update(opponents=[], colours="WW", floats=["-", "-"], over_half=True)
    assert asked(position)["error"] == "no legal pairing"
    assert "pairs" in asked({**position, "last_round": True})


def test_machines_read_english() -> None:
    position = good()
    position["players"] = position["players"][:1]
    position["players"][0]["bye_barred"] = True
    with speaking(PSEUDO):
        assert asked(position)["obstacles"][0]["reason"] == "1 has already had a point without playing."


def test_bad_lines_do_not_stop_the_service() -> None:
    lines = [json.dumps(good()), "nonsense", json.dumps(good())]
    first, second, third = (json.loads(line) for line in serve(lines))
    assert first == third == asked(good())
    assert second["line"] == 2


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)
SPOTS = ["no", "score", "opponents", "colours", "floats", "bye_barred", "over_half"]


@settings(max_examples=examples(300), deadline=None)
@given(st.integers(0, 3), st.sampled_from(SPOTS), JSON | st.integers(0, 5) | st.lists(st.integers(0, 5), max_size=1))
def test_any_value_anywhere_is_answered(at: int, name: str, value: object) -> None:
    position = good()
    position["players"][at][name] = value
    answered = asked(position)
    assert ("pairs" in answered) != ("error" in answered)
    assert json.loads(next(serve([json.dumps(position)]))) == answer(json.dumps(position), 1)


@settings(max_examples=examples(200), deadline=None)
@given(st.text() | JSON.map(json.dumps))
def test_any_line_is_answered(line: str) -> None:
    (answered,) = serve([line])
    assert "\n" not in answered
    assert set(json.loads(answered)) == {"error", "line", "field"}
