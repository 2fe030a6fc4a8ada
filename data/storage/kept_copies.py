"""What is kept beside an event when its file was replaced, and what of it the event still lacks."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from paircard.core.event.journal import NewerEntry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr, trn
from paircard.data.platform import files
from paircard.data.storage import ordinary_files
from paircard.data.storage.durable import free_name, replace_file
from paircard.data.storage.errors import StoreError
from paircard.data.storage.histories import lacking
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.log_followed import Followed, followed
from paircard.data.storage.logbook import Log
from paircard.data.storage.sidecar_files import SUFFIX, Companions, shortened


def keep(companions: Companions, content: bytes) -> Path:
    """Keep an event under `NAME.kept-1.json` or the next number; the caller holds the event's lock. Raises `OSError`.

    One that is kept already is not kept twice.
    """
    path = next(path for path in _names(companions) if not os.path.lexists(path) or _holds(path, content))
    if not os.path.lexists(path):
        replace_file(path, content, model=companions.event)
    return path


def keep_what_lies_there(companions: Companions) -> Path | None:
    """Keep whatever has the event's name, under a free name, which is returned; None if there is nothing.

    An event can be opened there. The caller holds the event's lock. Raises `OSError`.
    """
    event = companions.event
    if not os.path.lexists(event):
        return None
    try:
        content = ordinary_files.read(event)
    except ordinary_files.NotOrdinary:
        aside = free_name(companions.damaged)
        files.replace(event, aside)
        return aside
    if _tournament(event) is not None:
        return keep(companions, content)
    aside = free_name(companions.damaged)
    replace_file(aside, content, model=event)
    return aside


@dataclass(frozen=True, slots=True)
class Beside:
    """A file beside an event that tells more than the event."""

    path: Path
    tournament: Tournament
    missing: tuple[int, ...]
    """The numbers, in that file, of the entries that the event lacks."""

    def sentence(self, event: Path, tournament: Tournament) -> str:
        """Say what is in it, and how that comes into the event."""
        if not self.of_the_event(tournament):
            return tr(
                "{file} belongs to another event, {name}.", file=self.path.name, name=self.tournament.details.name
            )
        return trn(
            "{file} holds {count} entry that {event} lacks: paircard recover {event} --with {file} adds what fits.",
            "{file} holds {count} entries that {event} lacks: paircard recover {event} --with {file} adds what fits.",
            len(self.missing),
            file=self.path.name,
            event=event.name,
        )

    def of_the_event(self, tournament: Tournament) -> bool:
        """Whether it is about that event and no other."""
        mine, other = self.tournament.opening, tournament.opening
        return mine is not None and other is not None and mine.digest == other.digest


def beside(companions: Companions, tournament: Tournament) -> list[Beside]:
    """Return what lies beside an event and holds entries that it lacks: kept files, and logs that were set aside."""
    found = []
    for path in _candidates(companions):
        there = history_in(path)
        if there is not None and (missing := lacking(tournament, there.tournament)):
            found.append(Beside(path, there.tournament, tuple(entry.number for entry in missing)))
    return found


def history_in(path: Path) -> Followed | None:
    """Return the event in a kept file, or as far as a log tells it without a gap; None if there is none."""
    if path.suffix == SUFFIX:
        whole = _tournament(path)
        return Followed(whole) if whole is not None else None
    try:
        told = followed(Tournament.beginning(SYSTEMS), Log.of(ordinary_files.read(path)))
    except (OSError, NewerEntry):
        return None
    return told if told.tournament.entries else None


def told_by_log(path: Path) -> Tournament | None:
    """Return the event as far as a log tells it, in whole commands; None if it tells nothing."""
    told = history_in(path)
    return told.tournament if told is not None else None


def _holds(path: Path, content: bytes) -> bool:
    try:
        return ordinary_files.read(path) == content
    except OSError:
        return False


def _names(companions: Companions) -> Iterator[Path]:
    stem = companions.kept
    return (stem.with_name(f"{stem.name}-{number}{SUFFIX}") for number in count(1))


def _candidates(companions: Companions) -> list[Path]:
    kept = f"{companions.kept.name}-"
    # the names of long events are cut
    logs = (f"{companions.log.name}.", f"{shortened(companions.name)}.log.")  # no words: names of files
    files = _files_in(companions.event.parent)
    events = [path for path in files if path.name.startswith(kept) and path.suffix == SUFFIX]
    return [*events, *(path for path in files if path.name.startswith(logs) and path.name[-1].isdigit())]


def files_beside(companions: Companions) -> list[Path]:
    """Return what was kept beside an event, whole or not: files, logs that were set aside, damaged files."""
    damaged = f"{companions.damaged.name}-"
    found = [path for path in _files_in(companions.event.parent) if path.name.startswith(damaged)]
    return [*_candidates(companions), *found]


def _files_in(folder: Path) -> list[Path]:
    try:
        return sorted(folder / name for name in os.listdir(folder))
    except OSError:
        return []


def _tournament(path: Path) -> Tournament | None:
    try:
        return JournalFile(path).tournament
    except StoreError:
        return None
