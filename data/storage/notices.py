"""What people are told about the state of an event's files."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from paircard.core.event.broken_off import broken_off
from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr, trn
from paircard.data.platform.disks import network_disk
from paircard.data.storage.histories import agreed, lacking
from paircard.data.storage.kept_copies import told_by_log
from paircard.data.storage.logbook import Log, Standing

Told = Callable[[Tournament, Entry], str]
"""Says what an entry says, in words, as of a state in which it is known."""


def kind_of(tournament: Tournament, entry: Entry) -> str:  # noqa: ARG001
    """Name the kind of an entry: who has no words for it."""
    return type(entry.event).__name__


def about_place(path: Path) -> list[str]:
    """Return what is wrong with the place where an event file lies."""
    notices = []
    if not os.access(path.parent, os.W_OK):
        notices.append(tr("You may not write in {folder}: the event can be read, not changed.", folder=path.parent))
    if kind := network_disk(path):
        notices.append(
            tr(
                "{file} lies on a network disk ({kind}), where locks and syncs may fail: "
                "better run paircard on the machine that has the disk.",
                file=path.name,
                kind=kind,
            )
        )
    return notices


def about_log(log: Log, journal: Sequence[Entry], aside: Path | None) -> str:
    """Return what was found wrong with the log; `aside` is where it is kept if it was written anew."""
    found = _found(log, journal)
    return f"{found} {tr('The old log is kept as {file}.', file=aside.name)}" if found and aside else found


def _found(log: Log, journal: Sequence[Entry]) -> str:
    match log.standing(journal):
        case Standing.IN_STEP:
            return ""
        case Standing.BEHIND if log.texts:
            return trn(
                "The log lacked the last {count} entry: added from the event file.",
                "The log lacked the last {count} entries: added from the event file.",
                len(journal) - len(log.texts),
            )
        case Standing.BEHIND:
            return tr("There was no log: written from the event file.")
        case Standing.AHEAD:
            return trn(
                "The log holds {count} more entry than the event file: restore the event to bring it back.",
                "The log holds {count} more entries than the event file: restore the event to bring them back.",
                len(log.texts) - len(journal),
            )
        case Standing.OTHER:
            return tr("The log disagreed with the event file and was written anew.")
        case _:
            return trn(
                "The log had {count} damaged line ({numbers}) and was written anew from the event file.",
                "The log had {count} damaged lines ({numbers}) and was written anew from the event file.",
                len(log.damaged),
                numbers=", ".join(map(str, log.damaged[:10])),
            )


def about_broken_log(whole: Tournament, half: Sequence[Entry], told: Told) -> str:
    """Return in which command a log breaks off, of which it has this half; empty where it has none."""
    if not half:
        return ""
    return tr(
        "The log breaks off before entry {number}, within the command that begins with entry {first} ({what}): "
        "only whole commands are brought back.",
        number=half[-1].number + 1,
        first=half[0].number,
        what=told(Tournament.fold(SYSTEMS, [*whole.entries, *half]), half[0]),
    )


def about_log_aside(aside: Path, journal: Tournament) -> str:
    """Return what is said when a log that did not fit the event was set aside."""
    said = tr("The log did not fit the event and was written anew; the old one is kept as {file}.", file=aside.name)
    told = told_by_log(aside)
    missing = len(lacking(journal, told)) if told is not None and agreed(journal, told) else 0
    if not missing:
        return said
    more = trn(
        "It holds {count} entry that the event lacks: paircard recover tells more.",
        "It holds {count} entries that the event lacks: paircard recover tells more.",
        missing,
    )
    return f"{said} {more}"


def about_half_command(tournament: Tournament) -> str:
    """Return what is said of an event whose last command is there in part only; empty where it is whole."""
    if not broken_off(tournament):
        return ""
    return tr(
        "The last command, which begins with entry {number}, is there in part only: undo it, then do it again.",
        number=tournament.entries[-1].command,
    )


def about_damage(path: Path, kept: Path | None) -> str:
    """Return what is said of a file that was damaged while it was open, once it is written anew."""
    said = tr("{file} was damaged on disk, or changed by another program: it is written anew.", file=path.name)
    return f"{said} {tr('The file as it was is kept as {file}.', file=kept.name)}" if kept else said


def about_damage_that_stays(path: Path, why: str) -> str:
    """Return what is said of a file that was damaged while it was open and cannot be written anew."""
    return tr(
        "{file} is damaged on disk, or was changed by another program, and could not be written anew ({why}): "
        "this program still knows all of it.",
        file=path.name,
        why=why,
    )


def about_missing_backup(label: str, why: str) -> str:
    """Return what is said when a backup could not be made; the command itself stands."""
    return tr("No backup {name} was made ({why}): the event itself is stored.", name=label, why=why)


def about_missing_log(why: str) -> str:
    """Return what is said when the log could not be written; the command itself stands."""
    return tr("The log was not written ({why}): the event itself is stored.", why=why)
