"""The event file as TinyDB sees it: table `journal`, one document for each entry, and table `meta`."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import cast

from tinydb import TinyDB
from tinydb.table import Document, Table

from paircard.core.event.journal import BadEntry, Entry, NewerEntry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.language import mark, tr
from paircard.data.storage.errors import DamagedFile, NewerFormat
from paircard.data.storage.not_followed import not_followed
from paircard.data.storage.seal import META, ONLY, Lines, line
from paircard.data.storage.sealed_storage import SealedStorage, Sight, moved_from, sight_of

_META = int(ONLY)


class JournalFile:
    """A verified event file and the tournament it tells; both change together or not at all."""

    def __init__(self, path: Path, *, create: bool = False, known: Tournament | None = None) -> None:
        """Open the file; with `create` begin with no entry, the first `append` makes the file.

        If the file goes on where the `known` tournament ends, only what is new is read: much faster.
        Raises the `StoreError` that says what is wrong with the file.
        """
        self._path = path
        self._database = TinyDB(path, create=create, storage=SealedStorage)
        self._storage = cast(SealedStorage, self._database.storage)
        self._format = self._stated_format()
        self._state = (self._told(known or Tournament.beginning(SYSTEMS)), self._sight)

    @property
    def tournament(self) -> Tournament:
        """The event on disk as far as this process knows, seen from its first stage."""
        return self._state[0]

    @property
    def moved(self) -> bool:
        """Whether the file is no longer the one this tournament was read from or written to."""
        return moved_from(self._state[1], sight_of(self._path))

    def append(self, tournament: Tournament) -> None:
        """Write the entries the tournament has more than this file, in one durable write.

        Raises `OSError`; nothing has changed then, except that a write whose confirmation alone failed is
        found by `moved`.
        """
        added = tournament.entries[self.tournament.revision :]
        # never lower again: what was undone stays in the journal
        needed = max([self._format, *(entry.format for entry in added)])
        tables = {"journal": {str(entry.number): entry.to_document() for entry in added}}
        if (needed, tournament.details.name) != (self._format, self.tournament.details.name):
            tables[META] = {ONLY: {"format": needed, "name": tournament.details.name}}
        self._storage.add(tables)
        self._format = needed
        self._state = (tournament.seen(1), self._sight)

    @property
    def spoilt(self) -> bool:
        """Whether the file was changed behind its head, by a bad disk or another program: no process of ours does."""
        return self._storage.spoilt

    def write_again(self) -> None:
        """Put this file in place of whatever lies under its name by now. Raises `OSError`."""
        self._storage.write_again()
        self._state = (self.tournament, self._sight)

    @property
    def content(self) -> bytes:
        """The whole file, sealed, as this process last read or wrote it."""
        return self._storage.content

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    @property
    def _sight(self) -> Sight:
        return self._storage.sight

    def _stated_format(self) -> int:
        """Return what `meta` states; the seal, which was asked first, knows no other that could be read here."""
        meta = self._database.table(META).get(doc_id=_META)
        stated: int = meta.get("format", 1) if isinstance(meta, Document) else 1
        return stated

    def _told(self, known: Tournament) -> Tournament:
        try:
            documents, texts = self._storage.as_read("journal")
            return self._grown_from(known) or Tournament.read(SYSTEMS, documents, texts)
        except NewerEntry as error:
            raise newer_format(self._path, error) from error
        except BadEntry as error:
            if stopped := not_followed(self._path, self._journal, str(error)):
                raise stopped from error
            sentence = tr(
                "{file} cannot be trusted ({why}): `paircard recover` restores it.", file=self._path, why=error
            )
            raise DamagedFile(sentence) from error

    def _grown_from(self, known: Tournament) -> Tournament | None:
        if not known.entries:
            return None
        numbers = list(range(known.revision, len(self._journal) + 1))
        documents = self._journal.get(doc_ids=numbers) or []
        # what cannot be read here is judged with the whole journal around it
        with suppress(BadEntry, NewerEntry):
            entries = [Entry.from_document(SYSTEMS, each) for each in documents]
            # the hash chain makes a look at the last known entry enough
            if len(entries) == len(numbers) > 0 and entries[0].digest == known.entries[-1].digest:
                return known.grown(entries[1:])
        return None

    @property
    def _journal(self) -> Table:
        return self._database.table("journal")


def lines_of(tournament: Tournament) -> Lines:
    """Return what a file holds that tells this tournament and was written by this program alone."""
    meta = {"format": max(entry.format for entry in tournament.entries), "name": tournament.details.name}
    journal = {str(entry.number): line(str(entry.number), entry.to_document()) for entry in tournament.entries}
    return {"journal": journal, META: {ONLY: line(ONLY, meta)}}


def newer_format(file: Path, why: object) -> NewerFormat:
    """Return what is said of a file that is whole and holds what this version does not know."""
    sentence = mark("{file} was written by a newer version of paircard ({why}): update paircard to open it.")
    return NewerFormat(tr(sentence, file=file, why=why))
