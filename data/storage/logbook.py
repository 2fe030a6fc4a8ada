"""The logbook: a second, append-only copy of the journal, one line for each entry.

A log grows line by line, so it may end anywhere: a space at the end of a line says that the command goes on in the
next. Versions that did not write that read it, for the last line of a command, which is compared, has none.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from itertools import zip_longest
from pathlib import Path
from zlib import crc32

from paircard.core.event.journal import BadEntry, Entry
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.frozen import dataclass
from paircard.data.platform import files, rights
from paircard.data.storage import ordinary_files
from paircard.data.storage.canonical import canonical
from paircard.data.storage.durable import free_name, replace_file, sync_folder, write_all
from paircard.data.storage.sidecar_files import Companions

_GOES_ON = " "
"""At the end of a line: the next one is of the same command."""
_BEGINNING = re.compile(rb"[0-9a-f]{8} \{|[0-9a-f]{1,8} ?$")
"""How a line begins, be it torn after its first sign."""


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
    going_on: frozenset[int] = frozenset()
    """The places among the good lines, from 1, of those whose command goes on in the next."""
    torn: int = 0
    """How many entries are behind the last good line, to judge by the damaged ones."""

    @classmethod
    def of(cls, content: bytes) -> Log:
        """Check every line of a log."""
        split = content.split(b"\n")
        # a last line without its end is torn, even if its checksum should fit
        checked = [_checked(line) for line in split[:-1]] + ([None] if split[-1] else [])
        good = [text for text in checked if text is not None]
        return cls(
            tuple(text.removesuffix(_GOES_ON) for text in good),
            tuple(number for number, text in enumerate(checked, start=1) if text is None),
            frozenset(place for place, text in enumerate(good, start=1) if text.endswith(_GOES_ON)),
            _torn(split, checked),
        )

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
        return {entry.number: entry for _, entry in self._readable()}

    def goes_on_after(self) -> frozenset[int]:
        """Return the numbers of the entries after which, as their lines say, the command goes on."""
        return frozenset(entry.number for place, entry in self._readable() if place in self.going_on)

    def _readable(self) -> Iterator[tuple[int, Entry]]:
        for place, text in enumerate(self.texts, start=1):
            with suppress(BadEntry, ValueError):
                yield place, Entry.from_document(SYSTEMS, json.loads(text))


class Logbook:
    """The file `NAME.log`: per line the CRC-32 of what follows, a space, the entry as canonical JSON, a mark or none.

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
            content = ordinary_files.read(self._path)
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
        files.replace(self._path, aside)
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
        descriptor = files.open_to_append(self._path)
        try:
            ordinary_files.need_file(descriptor, self._path)
            if is_new:
                rights.take_after(descriptor, self._event)
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
        files.flush(descriptor)
    except OSError:
        with suppress(OSError):
            os.ftruncate(descriptor, before)
        raise
    return before + len(content)


def _text(entry: Entry) -> str:
    return canonical(entry.to_document())


def lines(entries: Iterable[Entry]) -> bytes:
    """Return the lines of a log."""
    journal = tuple(entries)
    ends = (not after or after.command != entry.command for entry, after in zip_longest(journal, journal[1:]))
    texts = ((_text(entry) + ("" if end else _GOES_ON)).encode() for entry, end in zip(journal, ends, strict=True))
    return b"".join(b"%08x %b\n" % (crc32(text), text) for text in texts)


def _torn(split: Sequence[bytes], checked: Sequence[str | None]) -> int:
    """Count what begins as a line does; a single damaged piece was one, however it looks."""
    after = next((place for place in range(len(checked), 0, -1) if checked[place - 1] is not None), 0)
    pieces = [piece for piece in split[after : len(checked)] if piece]
    return max(sum(bool(_BEGINNING.match(piece)) for piece in pieces), 1 if pieces else 0)


def _checked(line: bytes) -> str | None:
    stated, _, text = line.partition(b" ")
    if stated != b"%08x" % crc32(text):
        return None
    try:
        return text.decode()
    except UnicodeDecodeError:
        return None
