"""Pictures on their way over a slow line: the next one waits for the last, and never for a terminal that is silent."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.tui.terminal.pace import Pace
from tests.support.play import Play
from tests.support.pty import Terminal


class Clock:
    """Seconds that pass when told to."""

    now = 0.0

    def __call__(self) -> float:
        """Tell them."""
        return self.now


class Line:
    """A terminal at the end of a line: how far away it is, and how long a picture takes to pass."""

    def __init__(self, far: float, takes: float) -> None:
        """Connect it; it has answered once."""
        self.clock, self.far, self.takes = Clock(), far, takes
        self.pace = Pace(self.clock)
        self._arrivals: list[float] = []
        self.late: list[float] = []
        """How long every picture waited behind others."""
        self.pace.ask()
        self.clock.now += far
        self.pace.answered()

    def paint(self, frames: int, every: float) -> int:
        """Have a picture to send at every frame; return how many were sent."""
        sent = 0
        for _ in range(frames):
            self.clock.now += every
            while self._arrivals and self._arrivals[0] <= self.clock.now:
                now, self.clock.now = self.clock.now, self._arrivals.pop(0)
                self.pace.answered()
                self.clock.now = now
            if self.pace.free:
                self.pace.ask()
                begun = max(self.clock.now, self._arrivals[-1] - self.far if self._arrivals else 0.0)
                self.late.append(begun - self.clock.now)
                self._arrivals.append(begun + self.takes + self.far)
                sent += 1
        return sent


def test_slow_line_holds_one_picture() -> None:
    """Where a picture takes longer than a frame none waits behind another, once the line is known."""
    line = Line(far=0.02, takes=0.15)
    assert 10 <= line.paint(60, 1 / 15) <= 30
    assert max(line.late[2:]) == 0


def test_far_terminal_gets_every_picture() -> None:
    """A line that is long and not full is no reason to wait: after the first few nothing is left out."""
    line = Line(far=0.25, takes=0.002)
    line.paint(30, 1 / 15)
    assert line.paint(60, 1 / 15) == 60


def test_silent_terminal_is_not_waited_for() -> None:
    """Before it answers nothing waits; an answer that is lost holds up one picture, and three end the asking."""
    clock = Clock()
    pace = Pace(clock)
    pace.ask()
    assert pace.free
    pace.answered()
    for lost in range(3):
        assert pace.answers, lost
        while pace.free:
            pace.ask()
        clock.now += pace.patience + 0.1
        pace.give_up()
        assert pace.free
    assert not pace.answers
    pace.answered()  # it was only slow
    assert pace.answers


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """Sixty players, round 1 published: more boards than rows."""
    play = Play.evenly(60, 2400, 3, rounds=5)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "sixty.json")


@pytest.mark.parametrize("answers", [True, False], ids=["answers", "is silent"])
def test_last_picture_arrives(event: Path, answers: bool) -> None:
    """A key held down on a slow line ends where it should, and the terminal is left without an answer to come."""
    environment = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd(), "SSH_CONNECTION": "a 1 b 2"}
    argv = [sys.executable, "-m", "paircard", event.name]
    with Terminal(argv, cwd=event.parent, env=environment, answers=answers) as terminal:
        terminal.wait_for("Round 1 of 5")
        terminal.settle()
        terminal.bytes_a_second = 3000
        for _ in range(29):
            terminal.press("down")
        terminal.wait_for("Bd 30 ")
        terminal.bytes_a_second = 0
        paced = b"\x1b[5n" in terminal.sent.partition(b"Round 1 of 5")[2]
        assert paced is answers
        terminal.type("q")
        assert terminal.wait_exit() == 0
        assert terminal.cooked
