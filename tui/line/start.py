"""Line mode from the command line: which streams, for a person or a script, in which alphabet."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from pathlib import Path

from paircard.tui.line.interrupts import Interrupts
from paircard.tui.line.session import Session
from paircard.tui.line.talk import Talk
from paircard.tui.looks.signs import signs_for
from paircard.tui.start.crash import FAULT, sentence_about
from paircard.tui.start.streams import CannotSay


def start(path: Path | None, *, arbiter: str, ascii_only: bool, keep_going: bool, touring: bool = False) -> int:
    """Talk over the standard streams; return the exit code."""
    interactive = sys.stdin.isatty() and sys.stdout.isatty()
    ascii_only = ascii_only or signs_for().plain
    _set_streams(ascii_only=ascii_only)
    interrupts = Interrupts(interactive=interactive)
    interrupts.install()
    talk = Talk(
        sys.stdin, sys.stdout, sys.stderr, interactive=interactive, ascii_only=ascii_only, interrupts=interrupts
    )
    try:
        return Session(talk, arbiter=arbiter, keep_going=keep_going).run(path, touring=touring)
    except (BrokenPipeError, CannotSay):
        raise
    except Exception as error:
        # whatever it is, a person with a screen reader gets one sentence and not a traceback
        print(sentence_about(error), file=sys.stderr)  # noqa: T201
        return FAULT


def _set_streams(*, ascii_only: bool) -> None:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if not ascii_only:
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(encoding="utf-8", line_buffering=True)
