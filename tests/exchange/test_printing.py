"""Handing a paper to a command: what it takes is exactly the text, and every way to fail is one sentence."""

from __future__ import annotations

import fcntl
import shlex
import sys
from pathlib import Path

import pytest

from paircard.data.machine import printer
from paircard.data.machine.printer import send_to_printer
from paircard.data.storage.errors import NotPrinted

PAPER = "Łódź ½\f\n".encode() * 40_000
"""More than a pipe holds."""


def command(*words: str) -> str:
    """A command line of these words."""
    return shlex.join(words)


def python(program: str) -> str:
    """A command that runs a program."""
    return command(sys.executable, "-c", program)


def test_the_command_gets_the_text(tmp_path: Path) -> None:
    """Byte for byte; its arguments are read as a shell reads them, but no shell runs."""
    target = tmp_path / "a b; c"
    program = "import sys; open(sys.argv[1], 'wb').write(sys.stdin.buffer.read())"
    send_to_printer(command(sys.executable, "-c", program, str(target)), PAPER)
    assert target.read_bytes() == PAPER


def test_no_shell(tmp_path: Path) -> None:
    with pytest.raises(NotPrinted):
        send_to_printer(f"cat > {tmp_path / 'made'}; touch {tmp_path / 'made'}", b"x")
    assert not (tmp_path / "made").exists()


def test_a_missing_command() -> None:
    with pytest.raises(NotPrinted) as told:
        send_to_printer("no-such-printer -P hall", PAPER)
    assert str(told.value) == "There is no command no-such-printer -P hall here: name another in the settings (,)."


def test_a_file_that_is_no_command(tmp_path: Path) -> None:
    (tmp_path / "note").write_text("")
    for no_command in (tmp_path / "note", tmp_path):
        with pytest.raises(NotPrinted, match="cannot be run"):
            send_to_printer(command(str(no_command)), PAPER)


def test_a_command_that_fails_says_why() -> None:
    """Its own last words, on one line and harmless."""
    program = "import sys; sys.stderr.write('a\\nlpr: no\\x1b[2J default destination\\n\\n'); sys.exit(3)"
    with pytest.raises(NotPrinted) as told:
        send_to_printer(python(program), b"x")
    assert str(told.value).endswith(" failed (3). lpr: no[2J default destination")


def test_no_room_for_what_is_to_be_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def full() -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(printer, "TemporaryFile", full)
    with pytest.raises(NotPrinted, match=r"^cat cannot be run \(No space left on device\): see the settings"):
        send_to_printer("cat", PAPER)


def test_a_command_that_reads_nothing_is_no_failure() -> None:
    send_to_printer("true", PAPER)


def test_a_command_that_hangs_is_stopped(tmp_path: Path) -> None:
    """With everything it started: what that held is free again."""
    held = tmp_path / "held"
    inner = f"import fcntl, time; file = open({str(held)!r}, 'w'); fcntl.flock(file, fcntl.LOCK_EX); time.sleep(600)"
    program = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {inner!r}])"
    with pytest.raises(NotPrinted, match=r"took more than 1 seconds and was stopped"):
        send_to_printer(python(program), PAPER, 1)
    with held.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
