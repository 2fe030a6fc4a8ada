"""Who enters: every entry of the journal names its arbiter."""

from __future__ import annotations

import getpass
import os
import sys

from core.values.language import tr
from core.values.text import clean

LONGEST = 40
NAMELESS = "arbiter"


def arbiter_name(given: str | None) -> str:
    """Return the name given on the command line, in `PAIRCARD_ARBITER`, or of the login; ask when there is none."""
    for name in (given, os.environ.get("PAIRCARD_ARBITER"), _login()):
        if cleaned := _cleaned(name or ""):
            return cleaned
    return _cleaned(_asked()) or NAMELESS


def _asked() -> str:
    """Ask once, before the first screen; a script is not asked."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return ""
    try:
        return input(tr("Your name, as the journal is to keep it (Enter: {name}): ", name=NAMELESS))
    except EOFError:
        return ""


def _login() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        # a user id without an entry in the list of users, as containers have it
        return ""


def _cleaned(name: str) -> str:
    return clean(name)[:LONGEST]
