"""`paircard pair` of a schedule that is posted: every round of it as the table makes it, of every such system."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.tui.cli import main
from tests.support.line import Conversation

PLAYERS = tuple(f"new A{number}; rating={2400 - 10 * number}" for number in range(1, 7))
EVENTS = {"Round robin": PLAYERS, "Sliding": PLAYERS, "Team round robin": PLAYERS, "Scheveningen": PLAYERS[:2]}


@pytest.mark.parametrize("system", EVENTS)
def test_every_posted_round_is_told(system: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "event.json"
    entered = [line if system in {"Round robin", "Sliding"} else line.partition(";")[0] for line in EVENTS[system]]
    talk = Conversation()
    talk.say(f"new Club; system={system}; file={path}", "E", *entered, "P", "p k")
    tournament = talk.tournament
    assert len(tournament.rounds) > 2
    for round_ in tournament.rounds:
        assert main(["pair", str(path), "--round", str(round_.number)]) == 0
        posted = [f"{tournament.numbers[each.white]}-{tournament.numbers[each.black]}" for each in round_.heads]
        assert capsys.readouterr().out.split() == posted
