"""Handing a text to the command that prints it. No shell stands between, and nothing waits for ever."""

from __future__ import annotations

import os
from subprocess import TimeoutExpired
from tempfile import TemporaryFile
from typing import IO

from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import processes
from paircard.data.storage.errors import NotPrinted

LIMIT = 30.0
"""Seconds a print command may take to accept a paper."""
_SAID = 2_000
"""Bytes read of what a command said when it failed."""


def send_to_printer(command: str, content: bytes, limit: float = LIMIT) -> None:
    """Run a print command with a text on its input; raise NotPrinted with one sentence if it does not take it.

    The text comes from a file of its own: a command that reads late, or not at all, blocks nobody.
    """
    try:
        with TemporaryFile() as paper, TemporaryFile() as said:
            paper.write(content)
            paper.seek(0)
            code = _run(command, paper, said, limit)
            last = _last_line(said)
    except OSError as error:
        raise _not_run(command, error) from error
    if code:
        raise NotPrinted(tr("{command} failed ({code}). {said}", command=clean(command), code=code, said=last).strip())


def _run(command: str, paper: IO[bytes], said: IO[bytes], limit: float) -> int:
    """Return the exit code."""
    shown = clean(command)
    try:
        running = processes.start_apart(processes.words_of(command), paper, said)
    except FileNotFoundError:
        raise NotPrinted(
            tr("There is no command {command} here: name another in the settings (,).", command=shown)
        ) from None
    except ValueError as error:
        raise _not_run(command, error) from error
    try:
        return running.wait(limit)
    except TimeoutExpired:
        processes.stop_all(running)
        raise NotPrinted(
            tr(
                "{command} took more than {limit:g} seconds and was stopped: look at the printer.",
                command=shown,
                limit=limit,
            )
        ) from None


def _not_run(command: str, error: OSError | ValueError) -> NotPrinted:
    why = in_words(error)
    return NotPrinted(tr("{command} cannot be run ({why}): see the settings (,).", command=clean(command), why=why))


def _last_line(said: IO[bytes]) -> str:
    """Return the last line of what was said that is not empty."""
    length = said.seek(0, os.SEEK_END)
    said.seek(max(0, length - _SAID))
    lines = [clean(line) for line in said.read().decode(errors="replace").splitlines()]
    return next((line for line in reversed(lines) if line), "")
