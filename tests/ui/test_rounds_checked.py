"""Rounds that come in are held against the rules (Q54); wrong ones are asked about, and kept as found (Q55)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paircard.core.event.round_facts import PairMade, RoundPaired, RoundUnpaired
from paircard.core.event.tournament import Tournament
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main
from tests.support import trf
from tests.support.line import Conversation
from tests.support.screen import comes, opened, paste
from tests.support.stdin import Answering

HEAD = ["012 Autumn Open", "042 2026/10/01", "142 3", "152 W", "192 FIDE_DUTCH_2026"]
RIGHT = [["   4 w 1"], ["   5 b 1"], ["   6 w 1"], ["   1 b 0"], ["   2 w 0"], ["   3 b 0"], ["0000 - U"]]
WRONG = [["   5 w 1"], ["   4 b 1"], ["   6 w 1"], ["   2 w 0"], ["   1 b 0"], ["0000 - U"], ["   3 b 0"]]
WRONG[2], WRONG[5], WRONG[6] = ["   7 w 1"], ["0000 - U"], ["   3 b 0"]


def report(tmp_path: Path, cells: list[list[str]]) -> Path:
    """Seven players after a round by the rules (1 meets 4, 2 meets 5, 3 meets 6, 7 has the bye), or after another."""
    file = tmp_path / "autumn.trf"
    points = ["1.0" if each[0][-1] in "1U" else "0.0" for each in cells]
    players = [
        trf.player(at, rating=2200 - 50 * at, points=points[at - 1], cells=each) for at, each in enumerate(cells, 1)
    ]
    file.write_bytes(trf.document(*HEAD, *players))
    return file


def stored(file: Path) -> Tournament:
    event = EventFile.open(file.with_suffix(".json"))
    event.close()
    return event.tournament


def exported(file: Path) -> str:
    """The next report of the event."""
    return write_trf(stored(file), Edition.TRF26).decode()


def test_a_round_by_the_rules_is_not_asked_about(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = report(tmp_path, RIGHT)
    assert main(["import", str(file), "--yes"]) == 0
    assert "Paired again: 1 of 1 round is by the rules." in capsys.readouterr().out
    assert "### Import" not in exported(file)


def test_a_wrong_round_needs_a_word_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = report(tmp_path, WRONG)
    assert main(["import", str(file), "--yes"]) == 1
    said = capsys.readouterr()
    wrong = "Round 1 is not by the rules: recorded 1-5 4-2 3-7 6=PAB, by the rules 1-4 5-2 3-6 7=PAB."
    assert wrong in said.out
    assert "--as-recorded takes it over so" in said.err
    assert not file.with_suffix(".json").exists()
    assert main(["import", str(file), "--yes", "--as-recorded"]) == 0
    line = "### Import @ Round 1: file 1-5 4-2 3-7 6=PAB, engine 1-4 5-2 3-6 7=PAB"
    assert line in exported(file)
    again = file.with_name("again.trf")
    again.write_text(exported(file))
    assert main(["import", str(again), "--yes", "--as-recorded"]) == 0
    assert exported(again).count("### Import") == exported(again).count(line) == 1
    assert wrong in file.with_suffix(".import.txt").read_text()


def test_it_goes_with_its_round(tmp_path: Path) -> None:
    """A round that is taken back is paired anew; the journal goes on telling what came in."""
    file = report(tmp_path, WRONG)
    assert main(["import", str(file), "--yes", "--as-recorded"]) == 0
    again = stored(file).imagine(RoundUnpaired(1))
    pairs = tuple(PairMade(again.order[white - 1], again.order[black - 1]) for white, black in ((1, 4), (5, 2), (3, 6)))
    paired = again.imagine(RoundPaired(1, pairs, again.order[6], numbers=again.order))
    assert len(stored(file).facts.incidents) == 1
    assert not paired.facts.incidents
    assert "Round 1 is not by the rules: recorded 1-5" in Conversation(file.with_suffix(".json")).say("journal", "list")


@pytest.mark.parametrize(("typed", "code"), [("y\ny\n", 0), ("\n", 1), ("y\nn\n", 1)])
def test_at_a_terminal_it_asks(typed: str, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = report(tmp_path, WRONG)
    monkeypatch.setattr(sys, "stdin", Answering(typed))
    assert main(["import", str(file)]) == code
    assert file.with_suffix(".json").exists() is (code == 0)


def test_lines_ask_once_more(tmp_path: Path) -> None:
    file = report(tmp_path, WRONG)
    talk = Conversation()
    talk.say(f"take over {file}; y")
    assert "1 round of the report is not as FIDE Dutch 2026 (C.04.3) pairs it." in talk.refused
    assert not file.with_suffix(".json").exists()
    talk.say(f"take over {file}; y; y")
    assert talk.tournament.facts.incidents


async def test_so_does_the_screen(tmp_path: Path) -> None:
    file = report(tmp_path, WRONG)
    async with opened(None) as pilot:
        await pilot.press("i")
        await paste(pilot, file, "enter")
        await comes(pilot, "y take over, by Swiss 2026")
        await pilot.press("y")
        await comes(pilot, "y take over as recorded")
        await pilot.press("y")
        await comes(pilot, "is written; the report is in")
    assert stored(file).facts.incidents
