"""The events opened last, kept in the user's state folder; losing this list loses nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path

from platformdirs import user_state_path

LONGEST = 9


def recent(folder: Path | None = None) -> tuple[Path, ...]:
    """Return the events opened last that still exist, newest first."""
    try:
        names = json.loads(_file(folder).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ()
    if not isinstance(names, list):
        return ()
    paths = [Path(name) for name in names if isinstance(name, str)]
    return tuple(path for path in paths[:LONGEST] if path.is_file())


def remember(path: Path, folder: Path | None = None) -> None:
    """Put an event at the head of the list; a folder that cannot be written is no reason to stop."""
    path = path.resolve()
    names = [path, *(each for each in recent(folder) if each != path)]
    _write(_file(folder), [str(each) for each in names[:LONGEST]])


def _file(folder: Path | None) -> Path:
    return (folder or user_state_path("paircard")) / "recent.json"


def _write(file: Path, names: Sequence[str]) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(f"{file.name}.{os.getpid()}")
        fresh.write_text(json.dumps(names), encoding="utf-8")
        fresh.replace(file)  # in one go: another start may be reading
    except OSError:
        return
