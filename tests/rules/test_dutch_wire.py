"""`paircard engine` by the rules of 2026: everybody's rounds in, pairs out; one answer for every line."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest

from paircard.core.systems.wire import answer
from paircard.tui.cli import main
from tests.support.dutch import fixture

POSITIONS = fixture()


def asked(position: dict[str, Any], method: Any = "search") -> dict[str, Any]:
    """Return the answer to a position of the fixture."""
    return answer(json.dumps({"system": "dutch-2026", **position}), 7, method)


def good() -> dict[str, Any]:
    """Return four players before round 2."""
    return {
        "first_colour": "W",
        "total_rounds": 5,
        "players": [{"no": number} for number in (1, 2, 3, 4)],
        "rounds": [{"games": [[1, 3, "1"], [4, 2, "0"]]}],
    }


@pytest.mark.parametrize("entry", POSITIONS[::4])
def test_every_position_whose_pairing_is_known(entry: dict[str, Any]) -> None:
    found = asked(entry["position"])
    if entry["pairs"] == "NONE":
        assert found["error"] == "no complete pairing"
        assert found["article"] == "C.04.3 1.9.3"
        return
    bye = [] if found["bye"] is None else [[found["bye"], 0]]
    assert sorted(found["pairs"] + bye) == sorted(entry["pairs"])


def test_both_methods_and_both_systems() -> None:
    assert asked(good()) == asked(good(), "procedure") == {"pairs": [[2, 1], [3, 4]], "bye": None}
    assert answer(json.dumps({"system": "swiss-1998"}), 1)["field"] == "round"
    assert (
        answer(json.dumps({"system": "sliding"}), 1)["error"]
        == "system must be one of dutch-2026, swiss-1998, dubov-2026, burstein-2026, double-swiss-2026, lim-2026."
    )


def test_acceleration_forbidden_pairs_and_the_bye() -> None:
    six = {**good(), "players": [{"no": number} for number in range(1, 8)], "rounds": []}
    assert asked({**six, "baku": 4})["pairs"] == [[1, 3], [4, 2], [5, 6]]
    virtual = [{str(number): 1 for number in (1, 2, 3, 4)}]
    assert asked({**six, "virtual": virtual}) == asked({**six, "baku": 4})
    assert asked({**six, "virtual": [{"5": 2, "6": 2}]})["pairs"] == [[5, 6], [1, 3], [4, 2]]
    assert asked({**six, "forbidden": [[1, 4]]})["pairs"] == [[1, 5], [4, 2], [3, 6]]
    assert asked(six)["bye"] == 7
    # the bye of half a point leaves 7 in the bracket of a half, with whoever drew
    rounds = [{"games": [[1, 4, "="], [5, 2, "1"], [3, 6, "1"]], "byes": [7]}]
    assert asked({**six, "rounds": rounds})["pairs"] != asked({**six, "rounds": rounds, "bye": 0.5})["pairs"]


def test_other_points_make_other_groups() -> None:
    """With three points for a win 2 and 8 stand alone with 3, and 3 and 7, who met, alone with 2."""
    rounds = [
        {"games": [[1, 5, "1"], [6, 2, "0"], [3, 7, "="], [8, 4, "0"]]},
        {"games": [[2, 1, "0"], [4, 3, "="], [7, 6, "="], [5, 8, "0"]]},
    ]
    field = {**good(), "players": [{"no": number} for number in range(1, 9)], "rounds": rounds}
    three = {"win": 3, "draw": 1, "loss": 0}
    # 1 point each: 2 3 7 8
    assert [3, 2] in asked(field)["pairs"]
    assert [8, 7] in asked(field)["pairs"]
    assert asked({**field, "points": three})["pairs"] == [[1, 4], [8, 2], [3, 6], [5, 7]]
    assert asked({**field, "points": three, "baku": 2})["field"] == "baku"


WRONG: dict[str, dict[str, Any]] = {
    "total_rounds": {"total_rounds": 0},
    "rounds": {"total_rounds": 1},
    "players[1].no": {"players": [{"no": 1}, {"no": 1}]},
    "rounds[0].games[0]": {"rounds": [{"games": [[1, 9, "1"]]}]},
    "rounds[0].games[1]": {"rounds": [{"games": [[1, 3, "1"], [2, 4, "2"]]}]},
    "rounds[0]": {"rounds": [{"games": [[1, 3, "1"], [3, 4, "1"]]}]},
    "rounds[0].absent": {"rounds": [{"games": [], "absent": {"1": "Q"}}]},
    "rounds[0].byes[0]": {"rounds": [{"games": [], "byes": ["1"]}]},
    "absent[0]": {"absent": [8]},
    "bye": {"bye": 2},
    "baku": {"baku": 9},
    "virtual": {"virtual": [{"1": 1}], "baku": 2},
    "virtual[0]": {"virtual": [{"1": 0.3}]},
    "virtual[1]": {"virtual": [{}, {"9": 1}]},
    "points": {"points": {"win": 1, "draw": 1, "loss": 0}},
    "points.draw": {"points": {"win": 1, "draw": 0.3, "loss": 0}},
    "forbidden[0]": {"forbidden": [[1, 1]]},
    "first_colour": {"first_colour": "red"},
}


@pytest.mark.parametrize("field", WRONG)
def test_what_is_wrong_is_named(field: str) -> None:
    found = asked({**good(), **WRONG[field]})
    assert (found["line"], found["field"]) == (7, field)
    assert found["error"]


def test_a_position_that_names_no_rules_is_of_today_unless_it_has_the_form_of_1998() -> None:
    """What earlier versions were sent without a name has `round` and `last_round`, and is answered as it was."""
    position = {"first_colour": "W", "total_rounds": 3, "players": [{"no": 1}, {"no": 2}], "rounds": []}
    assert answer(json.dumps(position), 1) == {"pairs": [[1, 2]], "bye": None}
    assert answer("{}", 1)["field"] == answer(json.dumps({"system": "dutch-2026"}), 1)["field"]
    assert answer(json.dumps({"last_round": False}), 1)["field"] == "round"


def test_the_command_serves_both(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    lines = [{"system": "dutch-2026", **good()}, {"system": "swiss-1998"}]
    source = StringIO("".join(f"{json.dumps(each)}\n" for each in lines))
    monkeypatch.setattr(source, "reconfigure", lambda **_: None, raising=False)
    monkeypatch.setattr("sys.stdin", source)
    assert main(["engine"]) == 0
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first == {"pairs": [[2, 1], [3, 4]], "bye": None}
    assert second["field"] == "round"
