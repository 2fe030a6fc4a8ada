"""What people are told about the state of an event's files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from core.journal import Entry
from data.storage.logbook import Log, Standing
from data.storage.network_disk import network_disk


def about_place(path: Path) -> list[str]:
    """Return what is wrong with the place where an event file lies."""
    notices = []
    if not os.access(path.parent, os.W_OK):
        notices.append(f"You may not write in {path.parent}: the event can be read, not changed.")
    if kind := network_disk(path):
        notices.append(
            f"{path.name} lies on a network disk ({kind}), where locks and syncs may fail: "
            "better run paircard on the machine that has the disk."
        )
    return notices


def about_log(log: Log, journal: Sequence[Entry], aside: Path | None) -> str:
    """Return what was found wrong with the log; `aside` is where it is kept if it was written anew."""
    kept = f" The old log is kept as {aside.name}." if aside else ""
    match log.standing(journal):
        case Standing.IN_STEP:
            return ""
        case Standing.BEHIND if log.texts:
            missing = _count(len(journal) - len(log.texts), "entry", "entries")
            return f"The log lacked the last {missing}: added from the event file."
        case Standing.BEHIND:
            return "There was no log: written from the event file."
        case Standing.AHEAD:
            more = _count(len(log.texts) - len(journal), "entry", "entries")
            return f"The log holds {more} more than the event file: restore the event to bring them back.{kept}"
        case Standing.OTHER:
            return f"The log told another history than the event file and was written anew.{kept}"
        case _:
            lines = _count(len(log.damaged), "damaged line", "damaged lines")
            numbers = ", ".join(map(str, log.damaged[:10]))
            return f"The log had {lines} ({numbers}) and was written anew from the event file.{kept}"


def about_missing_backup(label: str, error: OSError) -> str:
    """Return what is said when a backup could not be made; the command itself stands."""
    return f"No backup {label} was made ({error.strerror}): the event itself is stored."


def about_missing_log(error: OSError) -> str:
    """Return what is said when the log could not be written; the command itself stands."""
    return f"The log was not written ({error.strerror}): the event itself is stored."


def _count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"
