"""The event file as TinyDB sees it: table `journal`, one document for each entry, and table `meta`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from operator import attrgetter
from pathlib import Path

from tinydb import TinyDB
from tinydb.table import Document, Table

from core.journal import BadEntry, Entry
from core.language import tr
from core.tournament import Tournament
from data.errors import DamagedFile, NewerFormat
from data.storage.sealed import SealedStorage, head_of
from data.storage.transaction import TransactionMiddleware

FORMAT = 1
"""Of the journal; the seal has its own."""

_ONLY = 1
"""Id of the one document in `meta`."""


class JournalFile:
    """A verified event file and the tournament it tells; both change together or not at all."""

    def __init__(self, path: Path, *, create: bool = False, known: Tournament | None = None) -> None:
        """Open the file; with `create` begin with no entry, the first `append` makes the file.

        If the file goes on where the `known` tournament ends, only what is new is read: much faster.
        Raises the `StoreError` that says what is wrong with the file.
        """
        self._path = path
        self._storage = TransactionMiddleware(SealedStorage)
        self._database = TinyDB(path, create=create, storage=self._storage)
        self._check_format()
        self._state = (self._told(known or Tournament()), self._head)

    @property
    def tournament(self) -> Tournament:
        """The tournament on disk, as far as this process knows."""
        return self._state[0]

    @property
    def moved(self) -> bool:
        """Whether the file is no longer the one this tournament was read from or written to."""
        return head_of(self._path) != self._state[1]

    def append(self, tournament: Tournament) -> None:
        """Write the entries the tournament has more than this file, in one durable write.

        Raises `OSError`; nothing has changed then, except that a write whose confirmation alone failed is
        found by `moved`.
        """
        added = tournament.entries[self.tournament.revision :]
        with self._storage.transaction():
            self._journal.insert_multiple(_documents(added))
            if tournament.details.name != self.tournament.details.name:
                meta: dict[str, object] = {"format": FORMAT, "name": tournament.details.name}
                self._database.table("meta").upsert(Document(meta, doc_id=_ONLY))
        self._state = (tournament, self._head)

    def write_again(self) -> None:
        """Put this file in place of whatever lies under its name by now. Raises `OSError`."""
        self._storage.write(self._storage.read() or {})
        self._state = (self.tournament, self._head)

    @property
    def content(self) -> bytes:
        """The whole file, sealed, as this process last read or wrote it."""
        content: bytes = self._storage.content
        return content

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    @property
    def _head(self) -> bytes:
        head: bytes = self._storage.head
        return head

    def _check_format(self) -> None:
        meta = self._database.table("meta").get(doc_id=_ONLY)
        written = meta.get("format") if isinstance(meta, Document) else FORMAT
        if written != FORMAT:
            sentence = tr(
                "{file} keeps its journal in format {written}, this paircard reads {known}: "
                "update paircard to open it.",
                file=self._path,
                written=written,
                known=FORMAT,
            )
            raise NewerFormat(sentence)

    def _told(self, known: Tournament) -> Tournament:
        try:
            return self._grown_from(known) or Tournament.fold(map(Entry.from_document, self._journal))
        except BadEntry as error:
            sentence = tr("{file} cannot be trusted ({why}): restore it from a backup.", file=self._path, why=error)
            raise DamagedFile(sentence) from error

    def _grown_from(self, known: Tournament) -> Tournament | None:
        if not known.entries:
            return None
        numbers = list(range(known.revision, len(self._journal) + 1))
        documents = self._journal.get(doc_ids=numbers) or []
        entries = [Entry.from_document(each) for each in documents]
        # the hash chain makes a look at the last known entry enough
        if len(entries) != len(numbers) or entries[:1] != [known.entries[-1]]:
            return None
        return replayed(known, entries[1:])

    @property
    def _journal(self) -> Table:
        return self._database.table("journal")


def replayed(known: Tournament, new: Sequence[Entry]) -> Tournament | None:
    """Return the tournament after new entries of the journal, None if they do not follow from it."""
    tournament = known
    with suppress(LookupError, ValueError):
        for _, group in groupby(new, key=attrgetter("command")):
            entries = tuple(group)
            events = [entry.event for entry in entries]
            tournament = tournament.record(events, arbiter=entries[0].arbiter, time=entries[0].time)
        if tournament.entries[known.revision :] == tuple(new):
            return tournament
    return None


def _documents(entries: Iterable[Entry]) -> Iterable[Document]:
    return (Document(entry.to_document(), doc_id=entry.number) for entry in entries)
