"""Entries that cannot be followed are set aside: the whole file is kept beside, and the event goes on before them."""

from __future__ import annotations

from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.storage import ordinary_files
from paircard.data.storage.durable import free_name, replace_file
from paircard.data.storage.errors import NotFollowed, NotStored
from paircard.data.storage.event_path import event_at
from paircard.data.storage.journal_file import JournalFile
from paircard.data.storage.lock import Lock
from paircard.data.storage.logbook import Logbook
from paircard.data.storage.sidecar_files import Companions


def set_aside(path: str | Path, *, wait: float = 3.0, dry_run: bool = False) -> str:
    """Set aside what cannot be followed; return sentences about it. With `dry_run` nothing is changed.

    Raises the `StoreError` of the file, `Busy`, `NotStored`; a file that can be followed is left alone.
    """
    companions = event_at(path)
    try:
        with Lock(companions.lock, companions.event).held(tr("The setting aside of entries"), wait=wait):
            return _set_aside(companions, dry_run=dry_run)
    except OSError as error:
        sentence = tr("{file}: nothing was set aside ({why}).", file=companions.event, why=in_words(error))
        raise NotStored(sentence) from error


def _set_aside(companions: Companions, *, dry_run: bool) -> str:
    try:
        JournalFile(companions.event).close()
    except NotFollowed as stopped:
        if dry_run:
            return f"{_would_go(companions.event, stopped)} {tr('Nothing was changed.')}"
        kept = free_name(companions.set_aside)
        replace_file(kept, ordinary_files.read(companions.event), model=companions.event)
        _begin_anew(companions, stopped.good)
        return _gone(companions.event, stopped, kept)
    return tr("{file} can be followed to its end: nothing was set aside.", file=companions.event.name)


def _begin_anew(companions: Companions, good: Tournament) -> None:
    JournalFile(companions.event, create=True).append(good)
    Logbook(companions).follow(good.entries)  # a log that tells more is kept under another name


def _would_go(event: Path, stopped: NotFollowed) -> str:
    first, last = stopped.good.revision + 1, stopped.last
    if first == last:
        return tr("Entry {first} of {file} would be set aside.", first=first, file=event.name)
    return tr("Entries {first} to {last} of {file} would be set aside.", first=first, last=last, file=event.name)


def _gone(event: Path, stopped: NotFollowed, kept: Path) -> str:
    fields = {"first": stopped.good.revision + 1, "last": stopped.last, "file": event.name, "kept": kept.name}
    if stopped.good.revision + 1 == stopped.last:
        told = tr("Entry {first} of {file} is set aside: the file with it is kept as {kept}.", **fields)
    else:
        told = tr("Entries {first} to {last} of {file} are set aside: the file with them is kept as {kept}.", **fields)
    return f"{told} {tr('The event goes on from entry {number}.', number=stopped.good.revision)}"
