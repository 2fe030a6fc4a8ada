"""An event with its log and a backup as they lie on a disk, by somebody who knows which entries are a command."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from paircard.core.event.journal import Entry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage import seal
from paircard.data.storage.journal_file import JournalFile, lines_of
from paircard.data.storage.logbook import lines
from tests.support.league import league_posted
from tests.support.teams import did

GOLDEN = Path(__file__).parents[2] / "golden" / "journals"
"""One event of every system, and of every kind of entry."""


@dataclass(frozen=True)
class Archive:
    """The journal of an event, and every file that was ever written of it."""

    name: str
    tournament: Tournament

    @classmethod
    def all(cls) -> Iterator[Archive]:
        """Yield the events that are kept for ever, and a league: every system of the catalogue is among them."""
        for path in sorted(GOLDEN.glob("*.json")):
            yield cls(path.stem, JournalFile(path).tournament)
        yield cls("league", did(Tournament.beginning(SYSTEMS), *league_posted()))

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The whole journal."""
        return self.tournament.entries

    @cached_property
    def ends(self) -> tuple[int, ...]:
        """The number of the last entry of each command: what people ever had before them; 0 before the first."""
        following = [*(entry.command for entry in self.entries[1:]), 0]
        return (0, *(each.number for each, after in zip(self.entries, following, strict=True) if after != each.command))

    def whole(self, entries: int) -> int:
        """Return how many of so many entries are whole commands."""
        return max(end for end in self.ends if end <= entries)

    def file(self, entries: int) -> bytes:
        """Return the event file as it was after so many entries, written once a command."""
        return seal.pack(self.ends.index(entries), lines_of(self.tournament.as_of(entries)))

    @cached_property
    def log(self) -> bytes:
        """The log of all of it."""
        return lines(self.entries)

    @cached_property
    def old_log(self) -> bytes:
        """The log as it was written before its lines said where a command ends: each as a command of its own."""
        return b"".join(lines([entry]) for entry in self.entries)
