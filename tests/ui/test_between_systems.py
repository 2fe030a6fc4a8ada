"""What one system says or offers is not heard in an event of another."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.core.facets.system import system_of
from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.play import gold12


def _opened(tmp_path: Path, how: str, entrants: int, monkeypatch: pytest.MonkeyPatch) -> Conversation:
    monkeypatch.chdir(tmp_path)
    talk = Conversation(None)
    letters = enumerate("ABCDEF"[:entrants])
    talk.say(f"new Evening; {how}", "E", *(f"new Player {letter}; rating={2200 - 50 * at}" for at, letter in letters))
    return talk


def test_a_name_of_another_system_does_not_stand_in_the_way(tmp_path: Path) -> None:
    """`D` draws a starting position where Chess960 is played, else it says so; it is never the end of a display."""
    talk = Conversation(gold12(2).store(tmp_path / "event.json"))
    talk.say("P", "D")
    heard = talk.refused
    assert "This event is not of Chess960" in heard
    assert "Display over" not in heard
    assert "Decide" not in heard


def test_the_report_is_said_to_name_its_rules(tmp_path: Path) -> None:
    """Events by other rules than those of 1998 are exported too."""
    heard = Conversation(gold12(2).store(tmp_path / "event.json")).say("S", "x")
    assert "by which rules the rounds were made" in heard
    assert "those of 1998" not in heard


def test_a_cup_is_told_as_a_tree_of_all_its_rounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One round made is not the whole cup, and one full stop is enough."""
    talk = _opened(tmp_path, "system=Knock-out; games=2", 6, monkeypatch)
    heard = talk.say("P", "p seed; y", "X", "s")
    assert "Round 1 of 3: as the tree has it" in heard
    assert ".." not in heard


def test_the_score_of_a_match_is_told_in_sentences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each begins where the one before has ended."""
    talk = _opened(tmp_path, "4; system=Match", 2, monkeypatch)
    heard = talk.say("P", "p seed; w", "S")
    assert ", If drawn" not in heard
    assert ". If drawn" in heard


def test_a_field_of_another_system_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match has rounds; the games of a match of a cup are not dropped without a word."""
    monkeypatch.chdir(tmp_path)
    talk = Conversation(None)
    talk.say("new Evening; system=Match; games=4")
    assert "there is no field games here" in talk.refused
    assert not [*tmp_path.glob("*.json")]


def test_a_match_is_not_simulated(capfd: pytest.CaptureFixture[str]) -> None:
    """It needs lots and a choice: that is said before anything is played."""
    assert main(["simulate", "--system", "match", "--events", "1", "--players", "2-2"]) != 0
    assert "not played by itself" in capfd.readouterr().err


@pytest.mark.parametrize("typed", ["BH/C1,BH,SB,PS", "BH/C1@c07-2026,BH,SB@c07-2026,PS"])
def test_bare_codes_typed_in_lines_are_of_the_book_of_the_event(typed: str, tmp_path: Path) -> None:
    """As record 202 of a report of ours lists them; and a system is called as the command line calls it."""
    talk = Conversation()
    talk.say(f"new Open; 5; system=dutch-2026; file={tmp_path / 'open.json'}")
    assert talk.tournament.regulations.system == "dutch-2026"
    talk.say("t tie-breaks=WON", f"t tie-breaks={typed}")
    assert not talk.refused
    assert talk.tournament.regulations.tie_breaks == system_of(talk.tournament).tie_breaks
    talk.say("t system=swiss-1998")
    assert talk.tournament.regulations.system == "swiss-1998"
