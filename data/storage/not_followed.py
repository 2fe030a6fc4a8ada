"""A file that is as it was written, and yet has an entry that cannot be followed: how far it leads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from paircard.core.event.journal import BadEntry, Entry, NewerEntry, bad_link
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import tr
from paircard.data.storage.errors import NotFollowed


def not_followed(path: Path, journal: Iterable[Mapping[str, Any]], why: str) -> NotFollowed | None:
    """Return what is said of a file behind a right seal that cannot be followed; None where nothing of it can be.

    Whole commands are followed: the one to which the entry belongs is left out, with all that comes after it.
    """
    documents = list(journal)
    if bad_link(documents):
        return None
    number, good = _as_far_as_it_goes(documents)
    if not good.revision:
        return None
    sentence = tr(
        "{file} cannot be followed to its end: {why}. paircard recover {file} --set-aside keeps it as it is in a file "
        "beside and goes on from entry {last}.",
        file=path.name,
        why=why,
        last=good.revision,
    )
    return NotFollowed(sentence, good=good, why=why, number=number, document=documents[number - 1], last=len(documents))


def _as_far_as_it_goes(documents: list[Mapping[str, Any]]) -> tuple[int, Tournament]:
    """Return the number of the first entry that cannot be followed, and the event before its command."""
    entries, stops = _readable(documents)
    if stops <= len(documents):
        entries = entries[: _command_of(documents, stops) - 1]
    while True:
        try:
            return stops, Tournament.fold(SYSTEMS, entries)
        except (BadEntry, NewerEntry) as error:
            stops = error.number
        entries = entries[: _command_of(documents, stops) - 1]


def _readable(documents: list[Mapping[str, Any]]) -> tuple[list[Entry], int]:
    """Return the entries up to the first that cannot be read, and the number of that one."""
    entries: list[Entry] = []
    for document in documents:
        try:
            entries.append(Entry.from_document(SYSTEMS, document))
        except (BadEntry, NewerEntry):
            break
    return entries, len(entries) + 1


def _command_of(documents: list[Mapping[str, Any]], number: int) -> int:
    """Return the number of the first entry of the command that an entry belongs to."""
    command: int = documents[number - 1]["command"]  # the chain holds: it is the number of an entry before
    return command
