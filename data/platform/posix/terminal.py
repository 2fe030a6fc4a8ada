"""The terminal of POSIX systems."""

from __future__ import annotations

import os
import termios
from collections.abc import Mapping
from typing import TextIO

_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def forget_typed_ahead(stream: TextIO) -> None:
    """Drop what was typed and not yet read."""
    termios.tcflush(stream.fileno(), termios.TCIFLUSH)


def erases_in_colour() -> bool:
    """Whether the terminal, by its description, fills what it erases with the present background."""
    import curses  # only here: every command line loads this file, and few show a screen

    try:
        curses.setupterm(fd=1)
        return curses.tigetflag("bce") == 1 and bool(curses.tigetstr("ech"))
    except (curses.error, OSError):
        return False


def speak_utf8() -> None:
    """Do nothing: the locale says how letters are written."""


def locale_name(environ: Mapping[str, str] = os.environ) -> str:
    """Return the locale for messages, such as `pl_PL.UTF-8`; empty where none is named."""
    return next((environ[name] for name in _LOCALE if environ.get(name)), "")


def is_reader_gone(error: OSError) -> bool:
    """Whether nobody reads any more what is written."""
    return isinstance(error, BrokenPipeError)
