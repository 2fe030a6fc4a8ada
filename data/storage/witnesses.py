"""What was stored and is lost: told by everything that was left, however damaged.

The head of an event file survives nearly always and states the checksum of the whole: it proves that nothing is lost,
or that something is. Lines, whole or torn, prove how many entries there were. Where nothing tells, that is said.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from paircard.core.event.journal import BadEntry, Entry, NewerEntry
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import tr
from paircard.data.storage import ordinary_files
from paircard.data.storage.backups import Backups
from paircard.data.storage.journal_file import lines_of
from paircard.data.storage.kept_copies import files_beside
from paircard.data.storage.logbook import Log
from paircard.data.storage.salvage import Documents, documents_in, documents_in_log, extent_of
from paircard.data.storage.seal import stated_in
from paircard.data.storage.sidecar_files import Companions


@dataclass(frozen=True, slots=True)
class Loss:
    """What is known of entries that were there after those that are brought back."""

    first: int
    """The first of them."""
    last: int = 0
    """The last that is known to have been there; 0 where no entry is."""
    exactly: bool = False
    """Whether it was the last of all."""
    writes: int = 0
    """How often the file says it was written, where that is more often than there are commands."""
    commands: int = 0
    """How many commands are brought back."""
    doubt: bool = False
    """Whether the head of the file is that of another state than the one that is brought back."""

    def sentence(self) -> str:
        """Say what is lost, or that nothing tells."""
        if self.last >= self.first:
            return self._of_entries()
        if self.writes:
            return tr(
                "The damaged file had been written {writes} times, and {commands} commands are brought back: "
                "what came after entry {number} is lost, look into the damaged file and type it again.",
                writes=self.writes,
                commands=self.commands,
                number=self.first - 1,
            )
        if self.doubt:
            return tr(
                "The head of the damaged file does not fit what is brought back: look into it for what may be lost."
            )
        return tr("Nothing tells whether more was stored after entry {number}.", number=self.first - 1)

    def _of_entries(self) -> str:
        if not self.exactly:
            return tr(
                "What was stored from entry {first} on, up to entry {last} at least, cannot be brought back from "
                "backups and log: type it again.",
                first=self.first,
                last=self.last,
            )
        if self.last == self.first:
            return tr(
                "Entry {number} cannot be brought back from backups and log: "
                "look into the damaged file and type them again.",
                number=self.last,
            )
        return tr(
            "Entries {first} to {last} cannot be brought back from backups and log: "
            "look into the damaged file and type them again.",
            first=self.first,
            last=self.last,
        )


def loss(companions: Companions, log: Log, back: Tournament, half: int = 0) -> Loss | None:
    """Return what is known to be lost, or may be, beside what is brought back of a damaged file; None: nothing is.

    `half` is the number of the last entry of a command that is left out because its end is missing.
    """
    content = _content(companions.event)
    stated, extent = stated_in(content), extent_of(content)
    if (stated is not None and stated.fits(lines_of(back))) or _ends_with(content, back):
        return None
    last = max(extent.last, half + 1 if half else 0, _last_in(log, back), *_beside(companions, back))
    if last > back.revision:
        return Loss(back.revision + 1, last, exactly=extent.closed and extent.last == last)
    commands = sum(entry.number == entry.command for entry in back.entries)
    writes = stated.revision if stated is not None and stated.revision > commands else 0
    return Loss(back.revision + 1, writes=writes, commands=commands, doubt=stated is not None and not stated.grows)


def loss_beside(companions: Companions, log: Log, whole: Tournament, half: int = 0) -> Loss | None:
    """Return what is told of entries that a whole event file lacks and that cannot be brought back; None: nothing is.

    A damaged file that was kept when the event was brought back is such a witness, until the event goes on.
    """
    last = max(half + 1 if half else 0, _last_in(log, whole), *_beside(companions, whole))
    return Loss(whole.revision + 1, last) if last > whole.revision else None


def _ends_with(content: bytes, back: Tournament) -> bool:
    """Whether the list of entries in a file is closed right behind the last that is brought back."""
    extent = extent_of(content)
    last = back.entries[-1]
    return (
        extent.closed and extent.last == last.number and _digest(documents_in(content).get(last.number)) == last.digest
    )


def _last_in(log: Log, back: Tournament) -> int:
    """Return the last entry that a log of this history had, of its torn lines too."""
    told = log.entries()
    common = max((number for number in told if number <= back.revision), default=0)
    if common and told[common].digest != back.entries[common - 1].digest:
        return 0
    return max(told, default=0) + log.torn


def _beside(companions: Companions, back: Tournament) -> Iterator[int]:
    """Yield how far damaged backups and what was kept beside the event go, where they go on from what is there."""
    for path in [*Backups(companions).all(), *files_beside(companions)]:
        content = _content(path)
        documents = documents_in(content) or documents_in_log(content)
        if _go_on(documents, back):
            yield max(documents)


def _go_on(documents: Documents, back: Tournament) -> bool:
    after = documents.get(back.revision + 1)
    last = back.entries[-1].digest
    follows = isinstance(after, dict) and after.get("previous") == last
    return follows or _digest(documents.get(back.revision)) == last


def _digest(document: Any) -> str:
    with suppress(BadEntry, NewerEntry):
        return Entry.from_document(SYSTEMS, document).digest
    return ""


def _content(path: Path) -> bytes:
    with suppress(OSError):
        return ordinary_files.read(path)
    return b""
