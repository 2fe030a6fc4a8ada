"""`paircard import`: report, question, exit codes; nothing is written unasked."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from paircard.core.commands import PairRound
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support import s8, trf
from tests.support.play import Play
from tests.support.stdin import Answering

TRF = trf.document(
    "012 Small Open",
    "XXR 3",
    trf.player(1, "Alpha, Anna", rating=2000, points="1.0", cells=["   2 w 1"]),
    trf.player(2, "Beta, Bob", rating=1900, points="0.0", cells=["   1 b 0"]),
)


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    """The list of S8."""
    file = tmp_path / "list.csv"
    file.write_bytes(s8.document("cp1250"))
    return file


def run(*arguments: object) -> int:
    """Run the command line as Anna."""
    return main(["import", "--arbiter", "Anna", *map(str, arguments)])


def stored(path: Path) -> Tournament:
    """The event on disk."""
    with EventFile.open(path) as event:
        return event.tournament


def test_a_list_becomes_a_new_event(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """118 of S8 come in, in one command by Anna; the report lies beside the event."""
    assert run(listed, "--yes", "--rounds", 9, "--encoding", "cp1250") == 0
    tournament = stored(listed.with_suffix(".json"))
    assert len(tournament.registrations) == 118
    assert (tournament.details.name, tournament.regulations.rounds) == ("list", 9)
    assert {entry.arbiter for entry in tournament.entries} == {"Anna"}
    said = capsys.readouterr().out
    assert "120 rows: 118 taken (110 clean, 8 to check), 2 refused." in said
    report = listed.with_name("list.import.txt").read_text(encoding="utf-8")
    assert report.splitlines()[2] == "120 rows: 118 taken (110 clean, 8 to check), 2 refused."
    assert len(report.splitlines()) == 11
    assert report.splitlines()[-1].startswith("Paired by FIDE Dutch 2026 (C.04.3); other rules: t on Entrants")
    assert tournament.regulations.system == "dutch-2026"


def test_the_same_list_again_adds_nobody(listed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """S8: the second import of the same file adds 0; the event is not touched."""
    event = listed.with_name("open.json")
    assert run(listed, "--into", event, "--yes") == 0
    before = event.read_bytes()
    assert run(listed, "--into", event, "--yes") == 1
    assert event.read_bytes() == before
    assert "There is nothing to write." in capsys.readouterr().out


def test_more_entrants_join_late(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R17: into an event that is being played."""
    play = Play.evenly(4, 2000, 50)
    play.do(PairRound())
    event = play.store(tmp_path / "open.json")
    more = tmp_path / "more.csv"
    more.write_text("name;rating\nNowak, Late;1910\n", encoding="utf-8")
    assert run(more, "--into", event, "--yes") == 0
    late = stored(event).registrations[ContestantId(5)]
    assert (late.number, late.first_round, late.missed) == (5, 2, (0,))
    assert run(more, "--into", event, "--yes", "--rounds", 7) == 1
    assert "leave --rounds out" in capsys.readouterr().err


@pytest.mark.parametrize(("answer", "code"), [("y", 0), ("YES", 0), ("n", 1), ("", 1), ("yesterday", 1)])
def test_on_a_terminal_it_asks(
    listed: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    answer: str,
    code: int,
) -> None:
    """Only a clear yes writes."""
    monkeypatch.setattr(sys, "stdin", Answering(f"{answer}\n"))
    assert run(listed) == code
    assert f"Write 118 entrants into {listed.with_suffix('.json')}? [y/N]" in capsys.readouterr().out
    assert listed.with_suffix(".json").exists() == (code == 0)
    assert listed.with_name("list.import.txt").exists() == (code == 0)


def test_without_a_terminal_nothing_is_written(
    listed: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A script that forgot --yes is told so; even `y` on its standard input is no terminal."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    assert run(listed) == 1
    assert "Nothing was written" in capsys.readouterr().err
    assert sorted(each.name for each in listed.parent.iterdir()) == ["list.csv"]


def test_end_of_input_is_a_no(listed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The terminal goes away at the question."""
    monkeypatch.setattr(sys, "stdin", Answering(""))
    assert run(listed) == 1
    assert not listed.with_suffix(".json").exists()


def test_a_report_becomes_a_new_event(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """TRF: the whole event, its rounds as announced or as asked for."""
    file = tmp_path / "small.trf"
    file.write_bytes(TRF)
    assert run(file, "--yes") == 0
    tournament = stored(tmp_path / "small.json")
    assert tournament.details.name == "Small Open"
    assert (tournament.regulations.rounds, len(tournament.rounds)) == (3, 1)
    assert run(file, "--into", tmp_path / "longer.json", "--rounds", 5, "--yes") == 0
    assert stored(tmp_path / "longer.json").regulations.rounds == 5
    assert run(file, "--yes") == 1
    assert "already exists" in capsys.readouterr().err


def test_a_report_without_one_of_its_players_is_not_imported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An event comes in whole or not at all: a player's line that is shifted says nothing; the line is named."""
    file = tmp_path / "small.trf"
    file.write_bytes(TRF.replace(b"001    2 ", b"001    2X"))
    assert run(file, "--yes") == 1
    assert "line 4" in capsys.readouterr().out
    assert not (tmp_path / "small.json").exists()


def test_files_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One sentence each, exit code 2, no traceback."""
    (tmp_path / "empty.csv").write_text(" \n")
    (tmp_path / "nothing.trf").write_text("hello\n")
    (tmp_path / "headless.csv").write_text("a;b\n1;2\n")
    (tmp_path / "damaged.json").write_text("{")
    (tmp_path / "good.csv").write_text("name\nNowak\n")
    cases: dict[tuple[str, ...], str] = {
        ("missing.csv",): "There is no file",
        (".",): "is a folder: choose a file in it.",
        ("empty.csv",): "is empty",
        ("nothing.trf",): "This is not a TRF report",
        ("headless.csv",): "not clear which column of headless.csv holds the names",
        ("x\0.csv",): "cannot be read",
        ("good.csv", "--into", str(tmp_path / "damaged.json"), "--yes"): "damaged.json",
    }
    for (name, *options), says in cases.items():
        assert run(tmp_path / name, *options) == 2, name
        error = capsys.readouterr().err
        assert error.startswith("paircard: ")
        assert says in error
        assert error.count("\n") == 1


def test_reports_do_not_overwrite_each_other(listed: Path) -> None:
    """The report of an earlier import stays."""
    assert run(listed, "--yes", "--into", listed.with_name("a.json")) == 0
    assert run(listed, "--yes", "--into", listed.with_name("b.json")) == 0
    assert listed.with_name("list.import-2.txt").exists()


def test_a_list_of_teams_begins_an_event_of_the_kind_that_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Four players of two teams: who plays, the teams or the players, only somebody knows who was there."""
    file = tmp_path / "teams.csv"
    file.write_text("team,board,name\nRooks,1,Aden\nRooks,2,Bern\nKings,1,Cork\nKings,2,Dole\n")
    assert run(file, "--yes") == 1
    said = capsys.readouterr().err
    assert "teams.csv names teams, and a new event is of teams or of players: --system team-swiss-2026 if" in said
    assert not file.with_suffix(".json").exists()
    for system, contestants in (("team-swiss-2026", 2), ("dutch-2026", 4)):
        into = tmp_path / f"{system}.json"
        assert run(file, "--yes", "--system", system, "--into", into) == 0
        with EventFile.open(into) as event:
            assert len(event.tournament.registrations) == contestants
            assert [team.name for team in event.tournament.teams.values()] == ["Rooks", "Kings"]


def test_the_command_needs_no_screen_library() -> None:
    """It runs where only the journal is wanted."""
    code = "import sys, paircard.tui.importing.command; print('textual' in sys.modules)"
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root, check=True)
    assert done.stdout.strip() == "False"
