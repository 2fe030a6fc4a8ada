"""Who enters: told, known from the login, or asked once."""

from __future__ import annotations

import getpass
import os
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from paircard.data.storage.event_file import EventFile
from paircard.tui.start.arbiter import arbiter_name
from tests.support.play import gold10
from tests.support.pty import Terminal

NO_LOGIN = """
import getpass, sys
def unknown():
    raise KeyError("no such user")
getpass.getuser = unknown
from paircard.tui.cli import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-10 with round 3 paired."""
    play = gold10(2)
    play.pair()
    return play.store(tmp_path / "gold10.json")


def _unknown() -> NoReturn:
    raise KeyError("no such user")


def test_option_goes_before_environment_before_login(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(getpass, "getuser", lambda: "login")
    monkeypatch.setenv("PAIRCARD_ARBITER", "Anna\x1b[2J Nowak")
    assert arbiter_name("  Bo  ") == "Bo"
    assert arbiter_name(None) == arbiter_name(" \n") == "Anna[2J Nowak"
    monkeypatch.setenv("PAIRCARD_ARBITER", "")
    assert arbiter_name(None) == "login"
    assert arbiter_name("x" * 100) == "x" * 40


def test_script_without_a_login_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PAIRCARD_ARBITER", raising=False)
    monkeypatch.setattr(getpass, "getuser", _unknown)
    assert arbiter_name(None) == "arbiter"


@pytest.mark.parametrize(("typed", "kept"), [("Zofia\r", "Zofia"), ("\r", "arbiter"), ("\x04", "arbiter")])
def test_who_is_unknown_is_asked_once(event: Path, typed: str, kept: str) -> None:
    """Before the first screen; the name stands in the journal with what they enter, and not in every title bar."""
    environment = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd(), "PAIRCARD_ARBITER": ""}
    with Terminal([sys.executable, "-c", NO_LOGIN, event.name], cwd=event.parent, env=environment) as terminal:
        terminal.wait_for("Your name, as the journal is to keep it (Enter: arbiter):")
        terminal.type(typed)
        assert kept not in terminal.wait_for("round 3 of 5, not published")
        terminal.type("b1")
        terminal.wait_for("Board 1:")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with EventFile.open(event) as opened:
        assert opened.tournament.entries[-1].arbiter == kept
