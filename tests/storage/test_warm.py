"""A program that was forked is to the system, and to itself, as one that was started."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from paircard.tui.batch.output import REFUSED
from tests.support import warm
from tests.support.pty import Terminal

STATUS = ("SigBlk", "SigIgn", "SigCgt", "Threads", "Umask")


def started(home: Path, *arguments: str, cold: bool) -> Terminal:
    """Start it either way; where its file of recent events is says that it has the environment."""
    environment = {"XDG_STATE_HOME": str(home / "state"), "PAIRCARD_ARBITER": "Anna"}
    return Terminal([*warm.PROGRAM, *arguments], cwd=home, env=environment, cold=cold)


def seen(terminal: Terminal) -> dict[str, object]:
    """What the system tells of it, and its screen."""
    screen = terminal.wait_for("No recent events yet") and terminal.settle()
    process = Path(f"/proc/{terminal.pid}")
    told = dict(line.split(":\t", 1) for line in (process / "status").read_text().splitlines())
    _, group, session, controlling, front = (process / "stat").read_text().rpartition(")")[2].split()[1:6]
    streams = {number: os.readlink(process / "fd" / number) for number in os.listdir(process / "fd")}
    return {
        "folder": os.readlink(process / "cwd"),
        "leads": {group, session, front} == {str(terminal.pid)},
        "has its terminal": controlling != "0" and len({streams.pop(each) for each in "012"}) == 1,
        "other files": sorted(each.partition("[")[0].partition(":")[0] for each in streams.values()),
        "screen": screen,
        **{name: told[name] for name in STATUS},
    }


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere every start is a start from nothing")
def test_both_look_the_same_and_end_the_same(tmp_path: Path) -> None:
    """Signals, session, terminal, open files, screen; typed at, ended by a signal and by a key."""
    found = []
    for cold in (True, False):
        with started(tmp_path, cold=cold) as terminal:
            found.append(seen(terminal))
            terminal.kill(signal.SIGTERM)
            assert terminal.wait_exit() == 143
            assert terminal.cooked
            with pytest.raises(ProcessLookupError):
                os.kill(terminal.pid, 0)
    assert found[0] == found[1]
    assert found[0]["leads"]
    assert found[0]["has its terminal"]
    with started(tmp_path, "none.json", cold=False) as terminal:
        terminal.wait_for("There is no file")
        terminal.press("escape")
        terminal.type("q")
        assert terminal.wait_exit() == 0
    with started(tmp_path, "rules", "xyzzy", cold=False) as terminal:
        assert terminal.wait_exit() == REFUSED


@pytest.mark.parametrize(
    ("argv", "env"),
    [
        ([*warm.PROGRAM, "--slow"], {}),
        (["paircard"], {}),
        ([sys.executable, "-c", "pass"], {}),
        (warm.PROGRAM, {"SSH_CONNECTION": "a 1 b 2"}),
        (warm.PROGRAM, {"TERM": "vt100"}),
        (warm.PROGRAM, {"PYTHONPATH": "/elsewhere"}),
    ],
)
def test_what_is_read_at_a_start_needs_a_start(argv: list[str], env: dict[str, str]) -> None:
    assert not warm.can_fork(argv, warm.ENVIRONMENT | env)
