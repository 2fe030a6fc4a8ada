"""Journal, looking back, the second pass and overrides in line mode: the same commands, one fact a line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.core.event.overridden import overrides_of
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from tests.support.play import as_set, gold12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """GOLD-12, round 4 published."""
    play = gold12(3)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold12.json")


def said(path: Path, *lines: str) -> list[str]:
    """Run a script in line mode and return what it says, refusals too."""
    done = subprocess.run(
        [sys.executable, "-m", "paircard", "line", str(path), "--arbiter", "Bo", "--keep-going"],
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return [*done.stdout.splitlines(), *done.stderr.splitlines()]


def stored(path: Path) -> Tournament:
    """The event on disk."""
    with EventFile.open(path) as event:
        return event.tournament


def test_journal_and_looking_back(path: Path) -> None:
    """Filter, jump, a refusal, and back to now."""
    lines = ["results 1 5", "journal", "31 look back", "pairings", "1 1", "now", "journal", "filter r4 @bo", "list"]
    text = said(path, *lines, "31 look back")
    assert any(line.startswith("Entry 42, ") and line.endswith("round 4 board 2: ½-½, 2 A2 - 10 A10") for line in text)
    assert any(line.startswith("line 10: ") for line in text), "31 is not in the list that is told"
    assert any("Round 3 of 5, NOT PUBLISHED" in line for line in text)
    assert any("You are looking at an earlier state" in line for line in text)
    assert "This is the event as it is now." in text


def test_second_pass(path: Path) -> None:
    """`verify` and the same words; a difference is asked."""
    text = said(path, "results 1 5 0 1 5 0", "verify", "list", "results 1 5 0 0", "f", "results 5 0", "where")
    assert sum("not typed again yet" in line for line in text) >= 6
    assert any(line.split() == ["first", "pass", "1-0"] for line in text)
    assert any("verified by Bo" in line for line in text)
    round_ = stored(path).rounds[3]
    assert (round_.board(4).result, round_.verified_by) == (Result.WHITE, "Bo")


def test_override_and_its_mark(path: Path) -> None:
    """F7: refused by itself, overridden with a reason and a second confirmation, named with the pairings."""
    text = said(path, "results 1", "earlier", "3 correct 1; slip", "o", "agreed", "y", "list", "standings", "list")
    mark = "Round 4 was paired anew against F7: agreed"
    assert any("Overriding this needs a reason" in line for line in text)
    assert mark in text
    tournament = stored(path)
    numbers = tournament.numbers
    pairs = {f"{numbers[board.white]}-{numbers[board.black]}" for board in tournament.rounds[3].boards}
    assert pairs == as_set("8-1 2-10 7-3 4-9 12-5 6-11")
    assert [each.sentence for each in overrides_of(tournament)] == [mark]
