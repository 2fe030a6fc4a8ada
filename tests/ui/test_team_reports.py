"""Reports of team events at the command line: written, read, judged."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.commands import PostSchedule
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.teams import LEAGUE, did, entered, opening, played, stored

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """Five teams after three rounds."""
    path = tmp_path / "league.trf"
    path.write_bytes(write_trf(played(5, 3, boards=3, members=4), Edition.TRF26))
    return path


def test_a_report_of_teams_is_shown_judged_and_taken_over(report: Path, capsys: Capture) -> None:
    assert main(["standings", str(report)]) == 0
    table = capsys.readouterr().out
    assert main(["check", str(report)]) == 0
    assert "3 of 3 rounds are as the rules pair them, 0 illegal." in capsys.readouterr().out
    assert main(["explain", str(report), "--round", "1"]) == 0
    assert "has White against" in capsys.readouterr().out
    assert main(["import", str(report), "--yes"]) == 0
    assert "5 teams, 20 players, 3 of 5 rounds paired." in capsys.readouterr().out
    event = report.with_suffix(".json")
    assert main(["standings", str(event)]) == 0
    assert capsys.readouterr().out == table
    again = report.with_name("again.trf")
    assert main(["export", str(event), "--format", "trf26", "--out", str(again)]) == 0
    assert "20 players, 3 of 5 rounds." in capsys.readouterr().out
    assert again.read_bytes() == report.read_bytes()


def test_a_table_of_teams_says_a_pair_once(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "league.trf"
    path.write_bytes(write_trf(did(entered(4, system=LEAGUE, boards=3), PostSchedule()), Edition.TRF26))
    assert main(["explain", str(path), "--round", "1"]) == 0
    heads = [line for line in capsys.readouterr().out.splitlines() if "has White against" in line]
    assert len(heads) == len(set(heads)) == 2


def test_no_engine_gets_teams(tmp_path: Path, capsys: Capture) -> None:
    path = stored(tmp_path / "teams.json", opening(4))
    assert main(["export", str(path), "--for-engine"]) == 1
    assert capsys.readouterr().err == (
        "paircard: Pairing programs read events of players only, not of teams: export it as TRF26.\n"
    )
    assert not path.with_suffix(".trf").exists()
    talk = Conversation(path)
    talk.say("S", f"x 5; {tmp_path / 'teams.trf'}")
    assert "events of players only" in talk.refused
    talk.say(f"x 2; {tmp_path / 'teams.trf'}")
    assert (tmp_path / "teams.trf").exists()
