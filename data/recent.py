"""The events opened last, kept in the user's state folder; losing this list loses nothing."""

from __future__ import annotations

from pathlib import Path

from data.state_file import read_state, state_file, write_state

LONGEST = 9


def recent(folder: Path | None = None) -> tuple[Path, ...]:
    """Return the events opened last that still exist, newest first."""
    names = read_state(_file(folder))
    if not isinstance(names, list):
        return ()
    paths = [Path(name) for name in names if isinstance(name, str)]
    return tuple(path for path in paths[:LONGEST] if _is_there(path))


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no name of a file, or in a folder that may not be read
        return False


def remember(path: Path, folder: Path | None = None) -> None:
    """Put an event at the head of the list; a folder that cannot be written is no reason to stop."""
    path = path.resolve()
    names = [path, *(each for each in recent(folder) if each != path)]
    write_state(_file(folder), [str(each) for each in names[:LONGEST]])


def _file(folder: Path | None) -> Path:
    return state_file("recent.json", folder)
