"""An event by the Double-Swiss System in line mode and by the commands for scripts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.line import Conversation

Capture = pytest.CaptureFixture[str]
NAMES = ("Adams", "Brown", "Clark", "Davis", "Evans", "Frank", "Green")


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """Three rounds of seven and one more: a late entry, a half-point bye, single games and a match forfeited."""
    path = tmp_path / "double.json"
    talk = Conversation()
    talk.say(f"new Open; 5; system=Double-Swiss 2026; half=yes; file={path}")
    talk.say(*(f"new {name};;{2500 - 50 * at}" for at, name in enumerate(NAMES)))
    talk.say("P", "p w", "b", "1.1 1", "1.2 0", "2.1 =", "2.2 +", "3.1 +", "3.2 -")
    talk.say("E", "new Late Lion;;2425", "5", "a 2;h")
    talk.say("P", "p", "b", "1.1 1", "1.2 =", "2.1 0", "2.2 0", "3.1 =", "3.2 =", "p")
    talk.say("b", "1.1 1", "1.2 1", "2.1 1", "2.2 =", "3.1 +", "3.2 +", "4.1 0", "4.2 1")
    assert not talk.refused, talk.refused
    return path
