"""A path as a person types it."""

from __future__ import annotations

from pathlib import Path


def typed_path(text: str) -> Path:
    """Return the path; `~` is the home of whoever types. A home that nobody has stays as it was typed, as in a shell.

    >>> str(typed_path("~no-such-person/open.json"))
    '~no-such-person/open.json'
    """
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path
