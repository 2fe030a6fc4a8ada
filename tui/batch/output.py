"""Words to the outside: lines on standard output, and one sentence on standard error."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from paircard.data.storage.errors import NotFollowed

DONE, REFUSED, CANNOT_READ, IN_PART = 0, 1, 2, 3
"""Exit codes: as asked; not possible, or something wrong was found; nothing to work on; done as far as it could be."""


def any_alphabet() -> None:
    """Let a terminal of another alphabet be no reason to stop."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def say(line: str) -> None:
    """Print a line."""
    print(line)  # noqa: T201


def failed(error: Exception | str, code: int) -> int:
    """Say on standard error what went wrong, and return the exit code."""
    if isinstance(error, NotFollowed):
        from paircard.tui.sentences.bad_entry import entry_told  # all sentences about entries come with it

        error = entry_told(error)
    print(f"paircard: {error}", file=sys.stderr)  # noqa: T201  # no words: the name of the program
    return code


def warn(line: str) -> None:
    """Say on standard error what must not be overlooked, though all was done as asked."""
    print(f"paircard: {line}", file=sys.stderr)  # noqa: T201  # no words: the name of the program
