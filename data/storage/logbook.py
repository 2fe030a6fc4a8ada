"""The logbook: a second, append-only copy of the journal, one line for each entry."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from zlib import crc32

from core.event.journal import BadEntry, Entry
from data.storage import ordinary
from data.storage.canonical import canonical
from data.storage.durable import free_name, replace_file, sync_folder, take_after, write_all
from data.storage.sidecar_files import Companions


class Standing(Enum):
    """How the log stands to the journal; the value names a log that is set aside for it."""

    IN_STEP = "in-step"
    BEHIND = "behind"
    """It lacks the last entries: a power cut between file and log, or no log at all."""
    AHEAD = "later"
    """It goes on where the file ends: somebody put an older file in place."""
    OTHER = "other"
    """It tells another history."""
    DAMAGED = "damaged"


@dataclass(frozen=True, slots=True)
class Log:
    """What the log file holds: the good lines in their order, and the numbers of the others."""

    texts: tuple[str, ...] = ()
    damaged: tuple[int, ...] = ()

    @classmethod
    def of(cls, content: bytes) -> Log:
        """Check every line of a log."""
        split = content.split(b"\n")
        # a last line without its end is torn, even if its checksum should fit
        checked = [_checked(line) for line in split[:-1]] + ([None] if split[-1] else [])
        texts = tuple(text for text in checked if text is not None)
        return cls(texts, tuple(number for number, text in enumerate(checked, start=1) if text is None))

    def standing(self, journal: Sequence[Entry]) -> Standing:
        """Compare with the journal: the last common line vouches for all before it, by the hash chain."""
        if self.damaged:
            # entries that only the log has are worth more than its good looks
            return Standing.AHEAD if len(self.texts) > len(journal) else Standing.DAMAGED
        common = min(len(self.texts), len(journal))
        if common and self.texts[common - 1] != _text(journal[common - 1]):
            return Standing.OTHER
        if len(self.texts) == len(journal):
            return Standing.IN_STEP
        return Standing.BEHIND if common == len(self.texts) else Standing.AHEAD

    def entries(self) -> dict[int, Entry]:
        """Return the entries of the good lines by number."""
        found: dict[int, Entry] = {}
        for text in self.texts:
            with suppress(BadEntry, ValueError):
                entry = Entry.from_document(json.loads(text))
                found[entry.number] = entry
        return found


class Logbook:
    """The file `NAME.log`: per line the CRC-32 of the entry, a space, the entry as canonical JSON.

    It is written after the event file, so it never knows more than the file, and may be one command behind.
    """

    def __init__(self, companions: Companions) -> None:
        """Look after the log of one event file."""
        self._companions = companions
        self._event = companions.event
        self._path = companions.log
        self._left_at: tuple[int, int, str] | None = None
        """Size, number of lines and last line as they were when the log was last seen in step."""

    def read(self) -> Log:
        """Read and check the whole log; one that does not exist is empty. Raises `OSError`."""
        self._left_at = None
        try:
            content = ordinary.read(self._path)
        except FileNotFoundError:
            return Log()
        log = Log.of(content)
        if log.texts and not log.damaged:
            self._left_at = (len(content), len(log.texts), log.texts[-1])
        return log

    def follow(self, journal: Sequence[Entry]) -> Path | None:
        """Bring the log to the state of the journal, durably; the caller holds the event's lock.

        A log that is not just behind is set aside and written anew; returns where it is kept then.
        Raises `OSError`; the next call mends what was left.
        """
        if self._is_as_left(journal):
            self._append(journal)
            return None
        standing = self.read().standing(journal)
        if standing in (Standing.IN_STEP, Standing.BEHIND):
            self._append(journal)
            return None
        aside = free_name(self._companions.log_aside(standing.value))
        os.replace(self._path, aside)
        self._left_at = None
        replace_file(self._path, lines(journal), model=self._event)
        return aside

    def _is_as_left(self, journal: Sequence[Entry]) -> bool:
        if self._left_at is None:
            return False
        size, count, last = self._left_at
        try:
            same_size = os.stat(self._path).st_size == size
        except FileNotFoundError:
            return False
        return same_size and count <= len(journal) and _text(journal[count - 1]) == last

    def _append(self, journal: Sequence[Entry]) -> None:
        known = self._left_at[1] if self._left_at else 0
        if known == len(journal):
            return
        is_new = not os.path.lexists(self._path)
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW | ordinary.NO_WAITING
        descriptor = os.open(self._path, flags, 0o600)
        try:
            ordinary.need_file(descriptor, self._path)
            if is_new:
                take_after(descriptor, self._event)
            size = _append_durably(descriptor, lines(journal[known:]))
        finally:
            os.close(descriptor)
        if is_new:
            sync_folder(self._path.parent)
        self._left_at = (size, len(journal), _text(journal[-1]))


def _append_durably(descriptor: int, content: bytes) -> int:
    before = os.fstat(descriptor).st_size
    try:
        write_all(descriptor, content)
        os.fsync(descriptor)
    except OSError:
        with suppress(OSError):
            os.ftruncate(descriptor, before)
        raise
    return before + len(content)


def _text(entry: Entry) -> str:
    return canonical(entry.to_document())


def lines(entries: Iterable[Entry]) -> bytes:
    """Return the lines of a log."""
    texts = (_text(entry).encode() for entry in entries)
    return b"".join(b"%08x %b\n" % (crc32(text), text) for text in texts)


def _checked(line: bytes) -> str | None:
    stated, _, text = line.partition(b" ")
    if stated != b"%08x" % crc32(text):
        return None
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None
