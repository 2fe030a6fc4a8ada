"""Keys that come in one piece over the line: each is the key that was pressed, and none answers a wrong question."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from paircard.core.commands import CreateTournament, EnterResult, PublishRound, RegisterEntrants
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from tests.support.play import gold12
from tests.support.pty import Terminal


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Two entrants, nothing paired."""
    path = tmp_path / "two.json"
    opened = EventFile.create(path, CreateTournament(Details("Two"), Regulations()), arbiter="Anna")
    opened.execute(RegisterEntrants((Entrant.of("Aaa"), Entrant.of("Bbb"))), arbiter="Anna")
    opened.close()
    return path


def start(event: Path, **environment: str) -> Terminal:
    """Open the event in the real program."""
    own = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd(), "PAIRCARD_ARBITER": "Anna"}
    return Terminal([sys.executable, "-m", "paircard", event.name], cwd=event.parent, env=own | environment)


def entered(event: Path) -> list[str]:
    """Who is on disk."""
    with EventFile.open(event) as opened:
        return [each.entrant.name for each in opened.tournament.registrations.values()]


@pytest.mark.parametrize("environment", [{}, {"SSH_CONNECTION": "a 1 b 2"}], ids=["near", "over SSH"])
def test_escape_cancels_whatever_follows_in_the_same_read(event: Path, environment: dict[str, str]) -> None:
    with start(event, **environment) as terminal:
        terminal.wait_for("2 entrants")
        terminal.type("x")
        terminal.wait_for("Strike out?")
        terminal.type("\x1by")
        # nobody is struck out: y is a key of the room by now
        terminal.wait_for("Other events of")
        terminal.type("\x1b")
        terminal.wait_for(lambda text: "Other events of" not in text)
        terminal.type("n")
        terminal.wait_for("New entrant")
        terminal.type("ab")
        terminal.wait_for("ab")
        # Escape, down by an arrow, the form again, a name, Escape, o orders the list anew
        terminal.type("\x1b\x1b[Bnzz\x1bo")
        terminal.wait_for(lambda text: "New entrant" not in text)
        screen = terminal.settle()
        assert "zz" not in screen
        terminal.press("q")
        assert terminal.wait_exit() == 0
    assert entered(event) == ["Aaa", "Bbb"]


def test_the_screen_is_on_the_terminal_when_the_errors_go_to_a_file(event: Path) -> None:
    with start(event) as ours:
        ours.wait_for("2 entrants")
    argv = ["bash", "-c", f"exec {sys.executable} -m paircard {event.name} 2>errors.txt"]
    own = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd()}
    with Terminal(argv, cwd=event.parent, env=own) as terminal:
        terminal.wait_for("2 entrants")
        terminal.press("q")
        assert terminal.wait_exit() == 0
    assert (event.parent / "errors.txt").read_text() == ""


def test_a_terminal_that_knows_ascii_only_gets_nothing_else(tmp_path: Path) -> None:
    """Halves are written one way in a table, and lines, bars and dots are plain."""
    play = gold12(2)
    play.pair()
    play.do(PublishRound(), EnterResult(3, 1, Result.DRAW))
    with start(play.store(tmp_path / "gold12.json"), LC_ALL="C") as terminal:
        terminal.wait_for("Round 3 of 5")
        terminal.type("t")
        screen = terminal.settle(0.6) + terminal.wait_for("F6")
        assert "0.5-0.5" in screen
        assert "1.5" in screen
        terminal.type("E")
        screen += terminal.wait_for("12 entrants")
        terminal.type("n")
        screen += terminal.wait_for("Late entry")
    assert {each for each in screen if not each.isascii()} == set()
