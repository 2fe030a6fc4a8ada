"""Terminals that go away, disks that fill up: the program ends or says so, and nothing typed is lost."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from paircard.core.commands import PublishRound
from paircard.core.event.result import Result
from paircard.data.storage.event_file import EventFile
from tests.support.dose import long, some
from tests.support.play import gold10
from tests.support.pty import Terminal


@pytest.fixture
def event(tmp_path: Path) -> Path:
    """GOLD-10 with round 3 paired."""
    play = gold10(2)
    play.pair()
    play.do(PublishRound())
    return play.store(tmp_path / "gold10.json")


def program(event: Path, *, ignore_hangup: bool = False, before: str = "", quiet: bool = False) -> Terminal:
    """Open the event in the real program, after a shell command if one is given; `quiet` as over SSH."""
    environment = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd()}
    if quiet:
        environment["SSH_CONNECTION"] = "a 1 b 2"
    argv = [sys.executable, "-m", "paircard", event.name]
    if before:
        argv = ["bash", "-c", f"{before}; exec {shlex.join(argv)}"]
    return Terminal(argv, cwd=event.parent, env=environment, ignore_hangup=ignore_hangup)


def results(event: Path) -> list[Result | None]:
    """What is on disk for round 3."""
    with EventFile.open(event) as opened:
        return [board.result for board in opened.tournament.rounds[2].boards]


SCREEN_MODES = {1000, 1003, 1006, 1004, 1049, 2004, 2026}
"""Mouse, focus, other screen, paste, held back: none may be left behind."""


def left_as_it_was(terminal: Terminal) -> bool:
    """Whether a shell can go on in this terminal."""
    return terminal.cooked and not terminal.modes & SCREEN_MODES and 25 in terminal.modes


def one_result(terminal: Terminal) -> None:
    """Type the result of board 1 and wait until it is confirmed."""
    terminal.wait_for("Round 3 of 5")
    assert not left_as_it_was(terminal)
    terminal.type("1")
    terminal.wait_for("Board 1:")


@pytest.mark.parametrize("quiet", some([False, True], 1), ids=some(["local", "over SSH"], 1))
@pytest.mark.parametrize(("signum", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_signals_end_it_cleanly(event: Path, signum: int, code: int, quiet: bool) -> None:
    """The exit code names the signal; what was shown is on disk; the terminal is as it was before.

    Like GNU screen as it comes, the terminal of the test has no second screen: the picture has to be taken away.
    """
    with program(event, quiet=quiet) as terminal:
        one_result(terminal)
        terminal.kill(signum)
        assert terminal.wait_exit() == code
        assert left_as_it_was(terminal)
        assert not terminal.text().strip()
    assert results(event)[0] is Result.WHITE


@pytest.mark.parametrize("ignore_hangup", [False, True], ids=["usual", "SIGHUP ignored"])
def test_closed_terminal(event: Path, ignore_hangup: bool) -> None:
    """The window is closed: the program ends at once, also where SIGHUP was ignored, and nobody spins."""
    with program(event, ignore_hangup=ignore_hangup) as terminal:
        one_result(terminal)
        terminal.hang_up()
        assert terminal.wait_exit() == 129
    assert results(event)[0] is Result.WHITE


def test_killed(event: Path) -> None:
    """Nothing can be tidied up after SIGKILL, but what was shown is on disk, and the event opens at once."""
    with program(event) as terminal:
        one_result(terminal)
        terminal.kill(signal.SIGKILL)
        assert terminal.wait_exit() == -signal.SIGKILL
        assert 1049 in terminal.modes
    with program(event) as terminal:
        terminal.wait_for("1 of 5 results of round 3 are in")
    assert results(event)[0] is Result.WHITE


@pytest.mark.parametrize("quiet", some([False, True], 1), ids=some(["local", "over SSH"], 1))
def test_resized_to_nothing_and_back(event: Path, quiet: bool) -> None:
    """In 20x5 and 60x20 it says how large the window must be, still takes results, and looks as before in 80x24."""
    with program(event, quiet=quiet) as terminal:
        one_result(terminal)
        before = terminal.settle()
        assert "Needs" not in before
        terminal.resize(20, 5)
        terminal.wait_for(lambda text: text.startswith(" Needs 80x24"))
        terminal.resize(60, 20)
        terminal.wait_for(lambda text: text.startswith(" Needs 80x24, not 60x20!"))
        terminal.type("5")
        terminal.resize(80, 24)
        terminal.wait_for(lambda text: "Needs" not in text and "Board 2:" in text)
        terminal.type("u")
        terminal.wait_for(lambda text: "Board 2:" not in text)
        terminal.press("up")
        assert "Round 3 of 5" in terminal.settle()
    assert results(event)[:2] == [Result.WHITE, None]


@pytest.mark.skipif(shutil.which("tmux") is None, reason="tmux is not installed")
def test_detached_and_attached_again(event: Path, tmp_path: Path) -> None:
    """In tmux the line may drop: the program goes on without a terminal, quietly, and is there again afterwards."""
    socket = ["tmux", "-f", os.devnull, "-S", str(tmp_path / "tmux")]
    environment = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd(), "SSH_CONNECTION": "a 1 b 2"}
    start = [*socket, "new-session", f"exec {shlex.join([sys.executable, '-m', 'tui', event.name])}"]
    attach = [*socket, "attach-session"]
    try:
        with Terminal(start, cwd=event.parent, env=environment, rows=25) as terminal:
            one_result(terminal)
            terminal.hang_up()
        with Terminal(attach, rows=25) as terminal:
            terminal.wait_for("Board 1:")
            terminal.type("5")
            terminal.wait_for("Board 2:")
            terminal.type("q")
            terminal.wait_exit()
    finally:
        subprocess.run([*socket, "kill-server"], capture_output=True, check=False)
    assert results(event)[:2] == [Result.WHITE, Result.DRAW]


def test_full_disk_at_the_fourth_result(event: Path) -> None:
    """S4: three results are in, the fourth does not fit: the screen says so, shows the board empty, and goes on."""
    with program(event) as terminal:
        terminal.wait_for("Round 3 of 5")
        terminal.type("511")
        terminal.wait_for("Board 3:")
        terminal.type("q")
        terminal.wait_exit()
    # a file may not grow beyond the next whole KiB: one more result fits somewhere, ten more do not
    limit = event.stat().st_size // 1024 + 1
    with program(event, before=f"ulimit -f {limit}") as terminal:
        terminal.wait_for("3 of 5 results of round 3 are in")
        terminal.type("0a0a0a0a")
        terminal.wait_for(" !")
        said = terminal.settle()
        assert "gold10" in said
        assert terminal.running
        terminal.type("q")
        assert terminal.wait_exit() == 0
    assert results(event)[:3] == [Result.DRAW, Result.WHITE, Result.WHITE]


def test_damaged_file_is_brought_back(event: Path) -> None:
    """A damaged event file is refused; backup and log bring everything back; the damaged file is kept."""
    with program(event) as terminal:
        terminal.wait_for("Round 3 of 5")
        terminal.type("511")
        terminal.wait_for("Board 3:")
        terminal.type("q")
        terminal.wait_exit()
    content = bytearray(event.read_bytes())
    content[len(content) // 2] ^= 1
    event.write_bytes(content)
    with program(event) as terminal:
        terminal.wait_for("This event file is damaged")
        terminal.wait_for("Entries in the log")
        terminal.type("y")
        terminal.wait_for("[Pairings]")
        terminal.type("q")
        terminal.wait_exit()
    assert results(event) == [Result.DRAW, Result.WHITE, Result.WHITE, None, None]
    assert [path.name for path in event.parent.glob("gold10.damaged*")]


def test_refuses_what_is_no_event(tmp_path: Path) -> None:
    """A file that is no event: one sentence on the start screen, no traceback."""
    stranger = tmp_path / "notes.json"
    stranger.write_text('{"shopping": ["milk"]}')
    with program(stranger) as terminal:
        terminal.wait_for(" !")
        screen = terminal.settle()
        assert "notes.jsonisnotaneventfile" in "".join(screen.split())  # wherever the path has broken the line
        assert "Traceback" not in screen
        terminal.type("q")
        assert terminal.wait_exit() == 0


def test_without_a_terminal(event: Path) -> None:
    """Started from a pipe it says what it needs."""
    done = subprocess.run(
        [sys.executable, "-m", "paircard", str(event)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "need a terminal" in done.stderr


def silent(terminal: Terminal) -> bool:
    """Whether the program sends nothing for two seconds."""
    before = terminal.byte_count
    time.sleep(2)
    terminal.text()
    return terminal.byte_count == before


def test_quiet_link(event: Path) -> None:
    """Over SSH nothing is sent while nobody types, also with the cursor in a field."""
    environment = {"XDG_STATE_HOME": str(event.parent), "PYTHONPATH": os.getcwd(), "SSH_CONNECTION": "a 1 b 2"}
    argv = [sys.executable, "-m", "paircard", event.name]
    with Terminal(argv, cwd=event.parent, env=environment) as terminal:
        terminal.wait_for("Round 3 of 5")
        terminal.type("g")
        terminal.wait_for("Go to board")
        # on a busy machine it may still be painting; a cursor that blinks is never quiet
        assert any(silent(terminal) for _ in range(20))


def rests(terminal: Terminal) -> bool:
    """Whether the program uses next to no processor time for half a second."""
    used = terminal.cpu_seconds()
    time.sleep(0.5)
    return terminal.cpu_seconds() - used < 0.1


@long
def test_stalled_line(event: Path) -> None:
    """Nobody reads what the program sends: SIGTERM ends it all the same, and what was typed before is on disk."""
    with program(event) as terminal:
        terminal.wait_for("Round 3 of 5")
        terminal.type("1")
        terminal.wait_for("Board 1:")
        for _ in range(60):
            terminal.write_unread("GSEP")
            time.sleep(0.05)
        # 240 changes of screen take their time; what spins never rests
        assert any(rests(terminal) for _ in range(80)), "it spins"
        terminal.kill(signal.SIGTERM)
        assert terminal.wait_exit_unread() == 143
    assert results(event)[0] is Result.WHITE
