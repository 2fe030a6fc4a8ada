"""The events opened last, kept in the user's state folder; losing this list loses nothing."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path

from paircard.core.values.frozen import dataclass
from paircard.data.machine.state_file import read_state, state_file, write_state

LONGEST = 9
SAMPLE = "paircard-demo-"  # no words: begins the name of a folder
"""Begins the name of a folder with the sample event: only the newest of them is listed."""


@dataclass(frozen=True, slots=True)
class Recent:
    """An event, and how it stood when it was seen last."""

    path: str
    name: str = ""
    """Empty where it is not known, as in a list written before it was."""
    round: int = 0
    rounds: int = 0
    players: int = 0
    date: str = ""
    sections: tuple[tuple[str, int, int], ...] = ()
    """Name, round and rounds of each section, where the event has several; round and rounds are the first one's."""
    boards: int = 0
    """Of the round in play; 0 before there is one, or where it is not known."""
    results: int = 0
    """So many of them have one."""
    published: bool = True
    """Whether the round in play is."""
    over: bool = False
    """Whether all rounds are played."""


def recent(folder: Path | None = None) -> tuple[Path, ...]:
    """Return the events opened last that still exist, newest first."""
    return tuple(Path(each.path) for each in recent_events(folder))


def recent_events(folder: Path | None = None) -> tuple[Recent, ...]:
    """Return the same with what is known of them."""
    found = read_state(_file(folder))
    events = [each for each in map(_read, found if isinstance(found, list) else []) if each is not None]
    return tuple(event for event in events[:LONGEST] if _is_there(Path(event.path)))


def remember(event: Recent, folder: Path | None = None) -> None:
    """Put an event at the head of the list; a folder that cannot be written is no reason to stop."""
    others = [each for each in recent_events(folder) if each.path != event.path and not _replaces(event, each)]
    write_state(_file(folder), [asdict(each) for each in [event, *others][:LONGEST]])


def _replaces(event: Recent, other: Recent) -> bool:
    """Whether both are the sample event, made anew."""
    return all(Path(each.path).parent.name.startswith(SAMPLE) for each in (event, other))


def _read(found: object) -> Recent | None:
    if isinstance(found, str):
        return Recent(found)  # as it was written before anything else was known
    if not isinstance(found, dict) or not isinstance(found.get("path"), str):
        return None

    def text(name: str) -> str:
        value = found.get(name)
        return value if isinstance(value, str) else ""

    def number(name: str) -> int:
        value = found.get(name)
        return value if isinstance(value, int) else 0

    return Recent(
        text("path"),
        text("name"),
        number("round"),
        number("rounds"),
        number("players"),
        text("date"),
        _sections(found.get("sections")),
        number("boards"),
        number("results"),
        found.get("published") is not False,
        found.get("over") is True,
    )


def _sections(found: object) -> tuple[tuple[str, int, int], ...]:
    """Return what is known of the sections; nothing where it is not what this program writes."""
    rows = found if isinstance(found, list) else []
    return tuple(
        (row[0], row[1], row[2])
        for row in rows
        if isinstance(row, list) and [type(each) for each in row] == [str, int, int]
    )


def _is_there(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # no name of a file, or in a folder that may not be read
        return False


def _file(folder: Path | None) -> Path:
    return state_file("recent.json", folder)
