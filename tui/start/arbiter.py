"""Who enters: every entry of the journal names its arbiter."""

from __future__ import annotations

import argparse
import os
import sys
from typing import Any

from paircard.core.values.language import tr
from paircard.core.values.text import clean

LONGEST = 40
NAMELESS = "arbiter"


def add_arbiter(command: Any) -> None:
    """Add the option that names who enters."""
    command.add_argument(
        "--arbiter",
        default=None,
        metavar="NAME",
        help=tr("who enters (default: $PAIRCARD_ARBITER, else the login; asked if there is none)"),
    )


def arbiter_of(options: argparse.Namespace) -> str:
    """Return who enters by the commands of these options."""
    return arbiter_name(options.arbiter)


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
    import getpass  # a name that is given need not be looked up

    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        # a user id without an entry in the list of users, as containers have it; no name in the environment of Windows
        return ""


def _cleaned(name: str) -> str:
    return clean(name)[:LONGEST]
