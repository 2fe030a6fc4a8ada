"""Processes of POSIX systems."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:  # every command line loads this file, and few start or end a process
    from subprocess import Popen

PRINT_COMMAND = "lpr"
PAGERS: tuple[str, ...] = ("less", "more")
"""What shows a file, the usual one first."""
PAGER = PAGERS[0]


def words_of(command: str) -> list[str]:
    """Return the words of a command as a shell would read them; raise `ValueError` where it could not."""
    import shlex

    return shlex.split(command)


def start_apart(words: Sequence[str], source: IO[bytes], errors: IO[bytes]) -> Popen[bytes]:
    """Start a program that neither Ctrl+C nor the end of the line stops half way. Raises `OSError`."""
    import subprocess

    return subprocess.Popen(words, stdin=source, stdout=subprocess.DEVNULL, stderr=errors, start_new_session=True)


def stop_all(running: Popen[bytes]) -> None:
    """End a program that was started apart, and whatever it has started."""
    import signal

    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def run_in_front(words: Sequence[str]) -> None:
    """Leave the terminal to a program until it ends. Raises `OSError`."""
    import subprocess

    subprocess.run(words, check=False)


def most_processes(wanted: int) -> int:
    """Return how many processes a pool may have."""
    return wanted
