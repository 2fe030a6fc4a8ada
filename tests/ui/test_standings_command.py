"""`paircard standings`: what it prints, and its exit codes."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from paircard.core.commands import ChangeRegulations
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.core.tables.standings import standings
from paircard.core.values.language import speaking
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.cli import main
from tests.support.play import Play, gold12
from tests.support.pseudo import PSEUDO

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-12 after five rounds."""
    return gold12().store(tmp_path / "gold12.json")


@pytest.fixture
def report(tmp_path: Path) -> Path:
    """The same as a TRF report."""
    path = tmp_path / "gold12.trf"
    path.write_bytes(write_trf(gold12().tournament))
    return path


def test_text(event: Path, capsys: Capture) -> None:
    assert main(["standings", str(event)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["Test", "Standings after round 5 of 5 (final)"]
    assert lines[3].split() == ["Pl", "No", "Name", "Rtg", "Pts", "Buch", "Prog", "Wins"]
    assert lines[4].split() == ["1", "1", "A1", "2350", "3½", "15½", "11", "3"]
    assert len(lines[4]) <= 80
    assert "Buchholz (FIDE 1998: unplayed rounds count ½)" in lines[-1]


def test_the_list_of_f10(report: Path, capsys: Capture) -> None:
    """Nobody of the four leaders met all others, so average ratings decide; 4 and 5 are left to lots."""
    assert main(["standings", str(report), "--tiebreaks", "F10"]) == 0
    out = capsys.readouterr().out
    rows = [line.split() for line in out.splitlines()[4:16]]
    assert [row[1] for row in rows[:4]] == ["10", "7", "9", "1"]
    assert [row[0] for row in rows if row[1] in ("4", "5")] == ["8=", "8="]
    assert "Lots: lots are to be drawn (4, 5)" in out


def test_json_holds_every_term(event: Path, report: Path, capsys: Capture) -> None:
    """The items of each value add up to it exactly, cuts left out."""
    codes = "BH/C1@fide2009,SB@fide1998,PS,DE"
    assert main(["standings", str(event), "--tiebreaks", codes, "--format", "json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [each["code"] for each in document["tie_breaks"]] == ["BH/C1@fide2009", "SB@fide1998", "PS", "DE"]
    assert {player["no"] for player in document["players"]} == set(range(1, 13))
    for player in document["players"]:
        for figure in player["tie_breaks"][:3]:
            assert Fraction(figure["value"]) == sum(Fraction(i["value"]) for i in figure["items"] if not i["cut"])
        assert [item["cut"] for item in player["tie_breaks"][0]["items"]].count(True) == 1
        assert all(item["why"] and item["rule"] for figure in player["tie_breaks"] for item in figure["items"])
    first = _player(document, 7)
    assert [item["opponent"] for item in first["tie_breaks"][0]["items"]] == [1, 4, 11, 3, 2]
    assert first["tie_breaks"][1]["value"] == "8"
    assert main(["standings", str(report), "--tiebreaks", codes, "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["players"] == document["players"]


@pytest.mark.parametrize("tie_breaks", ["F10", "BH/M1@ssf,TPR/U1400"])
def test_json_is_the_same_in_every_language(report: Path, capsys: Capture, tie_breaks: str) -> None:
    """Lots that are still to be drawn and profiles, too: it is for programs."""
    command = ["standings", str(report), "--tiebreaks", tie_breaks, "--format", "json"]
    assert main(command) == 0
    english = capsys.readouterr().out
    with speaking(PSEUDO):
        assert main(command) == 0
    assert capsys.readouterr().out == english


def test_csv(event: Path, capsys: Capture) -> None:
    assert main(["standings", str(event), "--tiebreaks", "ARO,BH/M1", "--format", "csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert len(rows) == 12
    assert rows[0] == {
        "place": "1",
        "no": "10",
        "name": "A10",
        "rating": "2125",
        "points": "3.5",
        "ARO": "2280",
        "BH/M1@fide1998": "8",
    }


def test_an_earlier_round(event: Path, capsys: Capture) -> None:
    """Later rounds are not known to it."""
    assert main(["standings", str(event), "--round", "2", "--format", "json"]) == 0
    players = json.loads(capsys.readouterr().out)["players"]
    expected = standings(gold12(2).tournament)
    assert [(each["place"], each["no"]) for each in players] == [(r.place, r.card.number) for r in expected.rows]


def test_a_round_under_way_is_provisional(tmp_path: Path, capsys: Capture) -> None:
    play = gold12(1)
    play.pair()
    path = play.store(tmp_path / "running.json")
    assert main(["standings", str(path), "--tiebreaks", "SSF"]) == 0
    assert "after round 2 of 5 (provisional" in capsys.readouterr().out


def test_a_change_after_the_start_is_marked(tmp_path: Path, capsys: Capture) -> None:
    play = gold12(2)
    play.do(ChangeRegulations(Regulations(5, tie_breaks=("SSFBH",)), "as on the poster"))
    path = play.store(tmp_path / "changed.json")
    assert main(["standings", str(path)]) == 0
    assert "The tie-breaks were changed after round 2 was paired. SSF: SSF Buchholz" in capsys.readouterr().out


def test_before_round_1(tmp_path: Path, capsys: Capture) -> None:
    path = Play.evenly(3, 2000, 10).store(tmp_path / "new.json")
    assert main(["standings", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "Standings before round 1"


def test_unrated_opponents_are_told(tmp_path: Path, capsys: Capture) -> None:
    play = Play([2000, 1900, 0, 0], rounds=1)
    play.pair()
    play.results(Result.WHITE + Result.DRAW)
    path = play.store(tmp_path / "unrated.json")
    assert main(["standings", str(path), "--tiebreaks", "ARO"]) == 0
    assert "ARO: 1 opponent without a rating left out (1, 2)" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["--tiebreaks", "luck"], 1, "There is no tie-break 'luck'"),
        (["--tiebreaks", "BH@1998"], 1, "there is no profile '1998'"),
        (["--round", "7"], 1, "There is no table after round 7: the last one paired is round 5."),
    ],
)
def test_refusals(event: Path, capsys: Capture, arguments: list[str], code: int, sentence: str) -> None:
    assert main(["standings", str(event), *arguments]) == code
    told = capsys.readouterr()
    assert not told.out
    assert told.err.startswith("paircard: ")
    assert sentence in told.err
    assert len(told.err.splitlines()) == 1


def test_a_file_that_is_not_there(tmp_path: Path, capsys: Capture) -> None:
    assert main(["standings", str(tmp_path / "none.json")]) == 2
    assert "There is no file" in capsys.readouterr().err


def test_a_profile_is_written_out_once(event: Path, capsys: Capture) -> None:
    """A long list fits under the table; another profile is told again."""
    assert main(["standings", str(event), "--tiebreaks", "BH@fide2009,DE,SB@fide2009,BH/C1@ssf,SB@fide1998"]) == 0
    assert capsys.readouterr().out.splitlines()[17] == (
        "Buch: Buchholz (FIDE 2009: virtual opponent). DE: Direct encounter. SB: Sonneborn-Berger. "
        "BH/C1: Buchholz, without the lowest (SSF until 2023). "
        "SB: Sonneborn-Berger (FIDE 1998: unplayed rounds count ½)"
    )


def _player(document: dict[str, Any], number: int) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in document["players"] if each["no"] == number)
    return found
