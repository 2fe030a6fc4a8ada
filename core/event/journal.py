"""The journal: numbered events, each carrying the digest of the one before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, cached_property
from itertools import chain, repeat
from typing import TYPE_CHECKING

from paircard.core.event import stage_facts
from paircard.core.event.codec import BadValue, Unknown, decode, encode, format_needed
from paircard.core.event.every_fact import kind_named
from paircard.core.event.facts import Fact, Scope
from paircard.core.event.persisted import later
from paircard.core.event.traits import Catalogue
from paircard.core.event.upcasts import lifted
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, maker
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from json import JSONEncoder

FORMAT = 7
"""Newest format of the journal that this version reads. It rises when a kind of event, a field or a value comes that
older versions do not know (`Fact.since`, `later` and `format_needed` of `core.event.codec`); a file bears the newest
format that its entries need."""


@cache
def _encoder() -> JSONEncoder:
    from json import JSONEncoder  # only who reads or writes a stored journal needs it

    return JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, check_circular=False)


def _canonical(document: Mapping[str, object]) -> str:
    return _encoder().encode(document)


class BadEntry(ValueError):
    """A journal that cannot be trusted from some entry on; the text names the entry."""

    def __init__(self, message: str, number: int = 0) -> None:
        super().__init__(message)
        self.number = number
        """Of the entry that does not fit; 0 where the text alone says it."""


class NewerEntry(ValueError):
    """An entry of a kind, or with a field or a word, that this version does not know; the text names the entry.

    A newer version wrote it, if the journal around it is whole: `read` asks that.
    """

    def __init__(self, message: str, number: int = 0) -> None:
        super().__init__(message)
        self.number = number
        """As of `BadEntry`."""


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
    event: Fact
    previous: str
    """Digest of the entry before; empty for the first."""
    stage: int = 1
    """The stage of the event in which it happened; 0 is the event itself."""

    @cached_property
    def text(self) -> str:
        """The canonical document: as it was read, whatever this version makes of it, or as it is written first."""
        frame = encode(_Frame(self.number, self.time, self.arbiter, self.command, self.previous, self.stage))
        return _canonical({**frame, "event": {"type": type(self.event).__name__, **encode(self.event)}})

    @cached_property
    def digest(self) -> str:
        """SHA-256 over the text, which contains the digest of the entry before."""
        return _digest(self.text)

    @property
    def format(self) -> int:
        """The format of the journal that a reader of this entry must know."""
        return max(format_needed(self.event), stage_facts.SINCE if self.stage != 1 else 1)

    def to_document(self) -> dict[str, object]:
        """Return the entry as it stands in a file, ready for JSON."""
        from json import loads  # as `_encoder`

        document: dict[str, object] = loads(self.text)
        return document

    @classmethod
    def from_document(cls, catalogue: Catalogue, document: object, text: str = "") -> Entry:
        """Return the entry a document holds; raise `BadEntry` with the place that does not fit, or `NewerEntry`.

        `text` is the canonical document where somebody has it already.
        """
        if not isinstance(document, Mapping):
            raise BadEntry(tr("{entry} holds no event", entry=tr("entry {number}", number="?")))
        place = tr("entry {number}", number=_whole(document.get("number")))
        try:
            here = lifted(document)
            frame = decode(catalogue, _Frame, {name: item for name, item in here.items() if name != "event"}, place)
            event = decode(catalogue, *_kind(here.get("event"), place), place)
            entry = cls(frame.number, frame.time, frame.arbiter, frame.command, event, frame.previous, frame.stage)
            # the digest is that of what was read: texts may be cleaned since, shapes lifted
            entry.__dict__["text"] = text or _canonical(document)
        except Unknown as error:
            raise NewerEntry(str(error)) from error
        except (BadValue, RecursionError) as error:
            raise BadEntry(str(error)) from error
        return entry


def _kind(event: object, place: str) -> tuple[type[Fact], Mapping[str, object]]:
    """Return which kind of event a document tells, and its fields."""
    if not isinstance(event, Mapping):
        raise BadEntry(tr("{entry} holds no event", entry=place))
    kind = kind_named(str(event.get("type")))
    if kind is None:
        name = f"{event.get('type')!r:.60}"
        raise NewerEntry(tr("{entry} holds an event this version does not know: {event}", entry=place, event=name))
    return kind, {name: item for name, item in event.items() if name != "type"}


def _whole(value: object) -> object:
    """Return a number for a sentence: a file may hold anything in its place."""
    return value if type(value) is int and abs(value) < 10**9 else "?"


def _digest(text: str) -> str:
    import hashlib  # only who reads or writes a stored journal needs it

    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@dataclass(frozen=True, slots=True)
class _Frame:
    """All of an entry but its event."""

    number: int
    time: str
    arbiter: str
    command: int
    previous: str
    stage: int = field(default=1, metadata=later(stage_facts.SINCE))


def read(
    catalogue: Catalogue, documents: Iterable[Mapping[str, object]], texts: Iterable[str] = ()
) -> tuple[Entry, ...]:
    """Return the entries of a journal whose file is whole; `texts` are the canonical documents, where they are known.

    Raises `BadEntry` for one that cannot be, and `NewerEntry` for one that a newer version wrote: that is believed
    only of a journal whose hash chain holds, and then nothing else in it is called bad, as we cannot judge it.
    """
    journal = list(documents)
    entries: list[Entry] = []
    newer: NewerEntry | None = None
    bad: BadEntry | None = None
    for document, text in zip(journal, chain(texts, repeat("")), strict=False):
        try:
            entries.append(Entry.from_document(catalogue, document, text))
        except NewerEntry as error:
            newer = newer or error
        except BadEntry as error:
            bad = bad or error
    if newer and not bad_link(journal):
        raise newer
    if bad or newer:
        raise bad_link(journal) or bad or BadEntry(str(newer))
    return tuple(entries)


def bad_link(documents: Iterable[Mapping[str, object]]) -> BadEntry | None:
    """Return the first place where documents, whatever they hold, are no chain; None if all follow each other."""
    try:
        _need_chain(map(_link, documents))
    except BadEntry as error:
        return error
    return None


def _link(document: Mapping[str, object]) -> _Link:
    try:
        digest = _digest(_canonical(document))
    except RecursionError:  # nested deeper than anything an entry holds: nothing follows from it
        digest = "?"
    return document.get("number"), document.get("command"), document.get("previous"), digest


def append(
    catalogue: Catalogue,
    entries: Sequence[Entry],
    events: Iterable[Fact],
    *,
    arbiter: str,
    time: str,
    stage: int = 1,
    several: bool = False,
) -> tuple[Entry, ...]:
    """Return the entries that add the events of one command to the journal, those of one stage under its number.

    Where there are `several`, or only where they name their stage, events of wider scope stand under 0, the event.
    Raises `Refusal` for one that could not be read again, such as a reason of a hundred pages.
    """
    command = len(entries) + 1
    previous = entries[-1].digest if entries else ""
    added: list[Entry] = []
    for number, event in enumerate(events, start=command):
        written = Entry(number, time, arbiter, command, event, previous, _frame_of(event, stage, several=several))
        try:
            # read as it will be when the file is opened again: what is on the screen now is what will be then
            entry = Entry.from_document(catalogue, written.to_document())
        except BadEntry as error:
            raise Refusal(str(error)) from error
        previous = entry.digest
        added.append(entry)
    return tuple(added)


def unsealed(events: Sequence[Fact]) -> tuple[Entry, ...]:
    """Return a journal of one command that is only looked at: nothing of it carries a digest on, so never store it.

    It has the first digest of the journal that would be stored, which tells one event from another.
    """
    entry, named = maker(Entry, len(events)), Scope.NAMED
    return tuple(
        [
            entry(number, "", "", 1, event, "", 0 if event.scope is named else 1)
            for number, event in enumerate(events, start=1)
        ]
    )


def _frame_of(event: Fact, stage: int, *, several: bool) -> int:
    own = event.scope is Scope.STAGE or (not several and event.scope is not Scope.NAMED)
    return stage if own else 0


def verify(entries: Iterable[Entry]) -> None:
    """Raise `BadEntry` at the first entry that is out of order or does not carry on the hash chain."""
    _need_chain((entry.number, entry.command, entry.previous, entry.digest) for entry in entries)


_Link = tuple[object, object, object, str]
"""What an entry says of its place: number, command, digest of the one before; and its own digest."""


def _need_chain(links: Iterable[_Link]) -> None:
    expected = ""
    last_command: object = 0
    for number, (found, command, previous, digest) in enumerate(links, start=1):
        if found != number:
            raise BadEntry(tr("entry {found} is where entry {due} should be", found=_whole(found), due=number), number)
        if previous != expected:
            message = tr(
                "entry {number} does not follow from entry {before}: the hash chain is broken",
                number=number,
                before=number - 1,
            )
            raise BadEntry(message, number)
        if command not in (number, last_command):
            raise of_another_command(number, command)
        last_command, expected = command, digest


def of_another_command(number: int, command: object) -> BadEntry:
    """Return what is said of an entry that is not part of the command it names."""
    wrong = tr("entry {number} claims to belong to command {command}", number=number, command=_whole(command))
    return BadEntry(wrong, number)
