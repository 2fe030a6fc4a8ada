"""The seal: a checksum inside the file, so that no damage goes unseen.

It states the format of the journal too, the same as the table `meta`, so that an older paircard knows a newer file at
first sight. A seal that fits is believed; one that does not is damage, whatever number it states: a flipped bit must
not send anybody to look for a version that does not exist. A version that computes the checksum otherwise must call
it otherwise: a seal with names that are not ours is newer, not broken.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from paircard.core.event import journal
from paircard.core.values.language import tr
from paircard.data.storage.canonical import canonical
from paircard.data.storage.errors import DamagedFile, NewerFormat, NotAnEvent

SEAL = "_seal"
HEAD_LIMIT = 200
"""Bytes that surely hold the first line: its place in the file makes a look at it cheap."""

META, ONLY = "meta", "1"
"""The table with one document that says what the file is, and the id of that."""
_NAMES = {"format", "revision", "sha256"}

_HEAD = re.compile(rb'\{"_seal":\{"format":\d{1,9},"revision":(\d{1,18}),"sha256":"([0-9a-f]{64})"\}')

Lines = dict[str, dict[str, bytes]]
"""Per table and document id the line it has in the file: `"17":{...}`."""


@dataclass(frozen=True, slots=True)
class Stated:
    """What the head of a file states, whether or not the rest of it is whole."""

    revision: int
    """How often the file had been written."""
    sha256: str

    def fits(self, lines: Lines) -> bool:
        """Whether this head is that of a file with these lines."""
        return _checksum(self.revision, lines) == self.sha256


def stated_in(content: bytes) -> Stated | None:
    """Return what the head of a file states, None where it cannot be read."""
    found = _HEAD.match(content[:HEAD_LIMIT])
    return Stated(int(found[1]), found[2].decode()) if found else None


@dataclass(frozen=True, slots=True)
class Sealed:
    """A file that was read and found whole."""

    revision: int
    """How often the file has been written."""
    lines: Lines


def line(document_id: str, document: object) -> bytes:
    """Return the line of one document; raise `TypeError` or `ValueError` if it is not JSON."""
    return f'"{document_id}":{canonical(document)}'.encode()


def document(line: bytes) -> Any:
    """Return the document of a line, a new copy each time."""
    return json.loads(line[line.index(b":") + 1 :])


def pack(revision: int, lines: Lines) -> bytes:
    """Return the file: the seal first, then one line for each document, in the order they came."""
    stated = {"format": _format_of(lines), "revision": revision, "sha256": _checksum(revision, lines)}
    # pieces, joined once: a file may have a megabyte
    pieces = [b"{", _name(SEAL), canonical(stated).encode()]
    for name, table in lines.items():
        pieces += [b",\n", _name(name), b"{\n", b",\n".join(table.values()), b"\n}"]
    return b"".join([*pieces, b"}\n"])


def unpack(content: bytes, path: Path) -> Sealed:
    """Verify the seal and return what it guards.

    Raises `DamagedFile`, `NewerFormat`, or `NotAnEvent` for data of some other kind; `path` is for their
    messages.
    """
    if not content.strip():
        sentence = tr(
            "{file} is empty: it is not an event file. Choose another file, or create a new event.", file=path
        )
        raise NotAnEvent(sentence)
    tables = _parsed(content, path)
    stated = tables.pop(SEAL)
    if isinstance(stated, dict) and stated.keys() != _NAMES and type(written := stated.get("format")) is int:
        _check_format(written, path)
    if not _is_seal(stated) or not all(_is_table(table) for table in tables.values()):
        raise _damaged(path)
    lines = _lines(tables, path)
    if stated["sha256"] != _checksum(stated["revision"], lines):
        raise _damaged(path)
    # the format that the checksum guards: the seal's own may be what the damage struck
    written = _format_of(lines)
    _check_format(written, path)
    if stated["format"] != written:
        raise _damaged(path)
    return Sealed(stated["revision"], lines)


def _lines(tables: dict[str, dict[str, Any]], path: Path) -> Lines:
    try:
        return {name: {key: line(key, one) for key, one in table.items()} for name, table in tables.items()}
    except (ValueError, RecursionError):  # halves of characters, numbers that are none, nests without end
        raise _damaged(path) from None


def _format_of(lines: Lines) -> int:
    """Return the format that `meta` states: 1 if it states none, 0 if that is no number (no file of ours)."""
    meta = lines.get(META, {}).get(ONLY)
    stated = document(meta) if meta else {}
    written = stated.get("format", 1) if isinstance(stated, dict) else 0
    return written if type(written) is int else 0


_TO_IMPORT = frozenset({".trf", ".trfx", ".txt", ".csv", ".tsv"})
"""Endings of lists of entrants and of reports, which people try to open as they are."""


def _parsed(content: bytes, path: Path) -> dict[str, Any]:
    try:
        tables = json.loads(content)
        if isinstance(tables, dict) and SEAL in tables:
            return tables
    except (ValueError, RecursionError):
        if SEAL.encode() in content[:HEAD_LIMIT]:
            raise _damaged(path) from None
    if path.suffix.lower() in _TO_IMPORT:
        raise NotAnEvent(
            tr("{file} is not an event file: `paircard import` makes an event of a list or a report.", file=path)
        )
    raise NotAnEvent(tr("{file} is not an event file of paircard: choose another file.", file=path))


def _check_format(written: int, path: Path) -> None:
    if written > journal.FORMAT:
        sentence = tr(
            "{file} was written by a newer paircard (format {written}, this one reads {known}): "
            "update paircard to open it.",
            file=path,
            written=written,
            known=journal.FORMAT,
        )
        raise NewerFormat(sentence)


def _is_seal(stated: object) -> TypeGuard[dict[str, Any]]:
    if not isinstance(stated, dict) or stated.keys() != _NAMES:
        return False
    # type, not value: True is 1 to Python
    return type(stated["format"]) is int and stated["format"] > 0 and type(stated["revision"]) is int


def _is_table(table: object) -> bool:
    return isinstance(table, dict) and all(
        key.isdecimal() and isinstance(document, dict) for key, document in table.items()
    )


def _checksum(revision: int, lines: Lines) -> str:
    # over the canonical text of all tables, put together from the lines that are there already
    checksum = hashlib.sha256(b"%d\n" % revision)
    between = b"{"
    for name, table in sorted(lines.items()):
        checksum.update(between + _name(name) + b"{")
        checksum.update(b",".join([table[key] for key in sorted(table)]))
        between = b"},"
    checksum.update(b"}}" if lines else b"{}")
    return checksum.hexdigest()


def _name(table: str) -> bytes:
    return f"{canonical(table)}:".encode()


def _damaged(path: Path) -> DamagedFile:
    return DamagedFile(tr("{file} is damaged and cannot be trusted: restore it from a backup.", file=path))
