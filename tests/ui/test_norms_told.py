"""Norms as an arbiter meets them: on the command line, in line mode, and on the screen of a terminal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.norm_event import CANDIDATE, LAST, last_game, stored
from tests.support.pty import Terminal

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """The candidate needs a draw in the last round."""
    return stored(tmp_path / "memorial.json")


def test_all_that_is_known_before_the_last_game(event: Path, capsys: Capture) -> None:
    assert main(["norms", str(event)]) == 0
    out = capsys.readouterr().out
    assert f"{CANDIDATE} IM: GM norm: 6½ of 9, a draw is enough." in out
    assert "Registered with FIDE 30 days before: not known here, check it. (B.01 1.1.1)" in out
    assert "The program awards nothing" in out


def test_every_requirement_of_one_player_with_its_article(event: Path, capsys: Capture) -> None:
    assert main(["norms", str(event), "--player", "nowak"]) == 0
    out = capsys.readouterr().out
    assert "  B.01 1.4.5b met: Opponents with the title GM: 3; at least 3." in out
    assert "  B.01 1.4.1 not met: Games that count: 8; at least 9. 1 more would meet it." in out


def test_who_is_not_there_is_said(event: Path, capsys: Capture) -> None:
    assert main(["norms", str(event), "--player", "nobody"]) == 1
    assert "Nobody called nobody plays here." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("white", "black", "told"),
    [
        ("=", "=", "GM norm: 6½ of 9, 6½ needed against an average of 2434; performance 2600, worth 9 games."),
        ("0", "1", "6½ points would meet it"),
        ("-", "+", "Games that count: 8; at least 9. 1 more would meet it."),
    ],
    ids=["made", "missed by half a point", "lost by a forfeit in the last round"],
)
def test_the_last_game_decides(event: Path, white: str, black: str, told: str) -> None:
    talk = Conversation(event)
    board, has_white = last_game(talk.tournament)
    talk.say("P", f"{LAST}", f"{board} {white if has_white else black}", "S")
    assert told in talk.say("nowak requirements").replace("\n", " ")


def test_on_a_terminal(event: Path) -> None:
    """The list is read with n, every requirement with i."""
    with Terminal([sys.executable, "-m", "paircard", str(event), "--arbiter", "Anna"], cwd=event.parent) as terminal:
        terminal.wait_for("Memorial")
        terminal.press("S")
        terminal.wait_for("GM norm: a draw is enough")
        terminal.press("n")
        terminal.wait_for("GM norm: 6½ of 9, a draw is enough.")
        terminal.press("escape", "i")
        terminal.wait_for("B.01 1.4.3 met")
