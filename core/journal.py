"""The journal: numbered events, each carrying the digest of the one before."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from core.codec import BadValue, decode, encode
from core.events import EVENTS, Event, Redone, Undone
from core.language import tr


class BadEntry(ValueError):
    """A journal that cannot be trusted from some entry on; the text names the entry."""

    def __init__(self, message: str, number: int = 0) -> None:
        super().__init__(message)
        self.number = number
        """Of the entry that does not fit; 0 where the text alone says it."""


@dataclass(frozen=True)
class Entry:
    """One event as the journal keeps it."""

    number: int
    """1, 2, 3 ...: the revision of the journal that ends here."""
    time: str
    """ISO 8601, UTC, seconds."""
    arbiter: str
    command: int
    """Number of the first entry of the command that made this event."""
    event: Event
    previous: str
    """Digest of the entry before; empty for the first."""

    @cached_property
    def digest(self) -> str:
        """SHA-256 over the canonical document, which contains the digest of the entry before."""
        text = json.dumps(self.to_document(), ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()

    def to_document(self) -> dict[str, object]:
        """Return the entry ready for JSON."""
        return {
            "number": self.number,
            "time": self.time,
            "arbiter": self.arbiter,
            "command": self.command,
            "event": {"type": type(self.event).__name__, **encode(self.event)},
            "previous": self.previous,
        }

    @classmethod
    def from_document(cls, document: Mapping[str, object]) -> Entry:
        """Return the entry a document holds; raise `BadEntry` with the place that does not fit."""
        place = tr("entry {number}", number=document.get("number", "?"))
        event = document.get("event")
        if not isinstance(event, Mapping):
            raise BadEntry(tr("{entry} holds no event", entry=place))
        kind = EVENTS.get(str(event.get("type")))
        if kind is None:
            name = f"{event.get('type')!r:.60}"
            raise BadEntry(tr("{entry} holds an event this version does not know: {event}", entry=place, event=name))
        try:
            value = decode(kind, {name: item for name, item in event.items() if name != "type"}, place)
            head = {name: item for name, item in document.items() if name != "event"}
            frame = decode(_Frame, head, place)
        except BadValue as error:
            raise BadEntry(str(error)) from error
        return cls(frame.number, frame.time, frame.arbiter, frame.command, value, frame.previous)


@dataclass(frozen=True, slots=True)
class _Frame:
    """All of an entry but its event."""

    number: int
    time: str
    arbiter: str
    command: int
    previous: str


def append(entries: Sequence[Entry], events: Iterable[Event], *, arbiter: str, time: str) -> tuple[Entry, ...]:
    """Return the entries that add the events of one command to the journal."""
    command = len(entries) + 1
    previous = entries[-1].digest if entries else ""
    added: list[Entry] = []
    for number, event in enumerate(events, start=command):
        entry = Entry(number, time, arbiter, command, event, previous)
        previous = entry.digest
        added.append(entry)
    return tuple(added)


def verify(entries: Iterable[Entry]) -> None:
    """Raise `BadEntry` at the first entry that is out of order or does not carry on the hash chain."""
    previous = ""
    command = 0
    for number, entry in enumerate(entries, start=1):
        if entry.number != number:
            message = tr("entry {found} stands where entry {due} is due", found=entry.number, due=number)
            raise BadEntry(message, number)
        if entry.previous != previous:
            message = tr(
                "entry {number} does not follow from entry {before}: the hash chain is broken",
                number=number,
                before=number - 1,
            )
            raise BadEntry(message, number)
        if entry.command not in (number, command):
            message = tr("entry {number} claims to belong to command {command}", number=number, command=entry.command)
            raise BadEntry(message, number)
        command = entry.command
        previous = entry.digest


@dataclass(frozen=True, slots=True)
class Timeline:
    """Which commands are in force, and which can be redone."""

    done: tuple[int, ...]
    """Commands in force, oldest first, each by the number of its first entry."""
    undone: tuple[int, ...]
    """Commands taken back and not yet overtaken by a new one; the last is redone first."""

    @classmethod
    def of(cls, entries: Iterable[Entry]) -> Timeline:
        """Read the timeline off the journal; raise `BadEntry` for an undo of anything but the last command."""
        done: list[int] = []
        undone: list[int] = []
        for entry in entries:
            match entry.event:
                case Undone(command):
                    if not done or done[-1] != command:
                        message = tr(
                            "entry {number} undoes command {command}, which is not the last",
                            number=entry.number,
                            command=command,
                        )
                        raise BadEntry(message, entry.number)
                    undone.append(done.pop())
                case Redone(command):
                    if not undone or undone[-1] != command:
                        message = tr(
                            "entry {number} redoes command {command}, which is not the next",
                            number=entry.number,
                            command=command,
                        )
                        raise BadEntry(message, entry.number)
                    done.append(undone.pop())
                case _ if entry.number == entry.command:
                    done.append(entry.command)
                    undone.clear()
        return cls(tuple(done), tuple(undone))
