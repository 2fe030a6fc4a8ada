"""What a federation would send back, for a person: on the command line, and in lines from the list and the table."""

from __future__ import annotations

from pathlib import Path

import pytest

from paircard.tui.cli import main
from tests.support.line import Conversation
from tests.support.play import gold12


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """GOLD-12 after its last round: nothing is known of its players but names and ratings."""
    return gold12().store(tmp_path / "gold12.json")


def test_on_the_command_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(file), "--for", "fide", "--for", "swe"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0] == "FIDE, before the report:"
    assert "Sweden, before the report:" in said
    assert any("1 A1; 2 A2; 3 A3; 4 A4; 5 A5; 6 A6 and 6 more" in line for line in said)


def test_from_the_list_and_from_the_table(file: Path) -> None:
    """The answer names the federation: f, p, s or b."""
    talk = Conversation(file)
    for room in ("E", "S"):
        talk.say(room)
        assert "Poland, before the report:" in talk.say("! p")
