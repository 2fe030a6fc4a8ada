"""An entry of a file that cannot be taken as it stands: when, by whom and what, as far as that can be told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from paircard.core.event.journal import BadEntry, Entry, NewerEntry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.text import aligned
from paircard.data.storage.errors import NotFollowed
from paircard.tui.sentences import journal_entry
from paircard.tui.sentences.local_time import local_date_time


class Told(NamedTuple):
    """What is told of it."""

    time: str
    arbiter: str
    sentence: str


def bad_entry(good: Tournament, document: Mapping[str, Any]) -> Told:
    """Return what an entry tells; `good` is the event before it. It may hold anything."""
    time, arbiter = (_short(document.get(name)) for name in ("time", "arbiter"))
    return Told(local_date_time(time), arbiter, _sentence(good, document))


def in_a_sentence(stopped: NotFollowed) -> str:
    """Say when, by whom and what of the entry at which a file cannot be followed any further."""
    bad = bad_entry(stopped.good, stopped.document)
    return tr(
        "Entry {number} is of {time}, by {arbiter}: {sentence}.",
        number=stopped.number,
        time=bad.time,
        arbiter=bad.arbiter,
        sentence=bad.sentence,
    )


def entry_told(error: Exception) -> str:
    """Return what is said of an error, with the entry at which a file cannot be followed any further."""
    return f"{error} {in_a_sentence(error)}" if isinstance(error, NotFollowed) else str(error)


def _sentence(good: Tournament, document: Mapping[str, Any]) -> str:
    try:
        entry = Entry.from_document(SYSTEMS, document)
    except (BadEntry, NewerEntry):
        written = document.get("event")
        return _short(written.get("type") if isinstance(written, dict) else None)
    try:
        return journal_entry.of_entry(good, entry)
    except (LookupError, Refusal):
        return type(entry.event).__name__


def _short(written: object) -> str:
    """Return a text of a bad entry, which may hold anything, for a sentence."""
    return aligned(written[:60]) if isinstance(written, str) else "?"
