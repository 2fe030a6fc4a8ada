"""The seal: a checksum inside the file, so that no damage goes unseen.

It states the format of the journal too, the same as the table `meta`, so that an older paircard knows a newer file at
first sight. A seal that fits is believed; one that does not is damage, whatever number it states: a flipped bit must
not send anybody to look for a version that does not exist. A version that computes the checksum otherwise must call
it otherwise: a seal with names that are not ours is newer, not broken. The seal of a file that grows says so, and is
about what was there before it grew: see `data.storage.growth`.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import field
from pathlib import Path
from typing import Any, TypeGuard

from paircard.core.event import journal
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.language import tr
from paircard.data.storage import growth
from paircard.data.storage.canonical import canonical
from paircard.data.storage.errors import DamagedFile, NewerFormat, NotAnEvent

SEAL = "_seal"
HEAD_LIMIT = 200
"""Bytes that surely hold the first line: its place in the file makes a look at it cheap."""

META, ONLY = "meta", "1"
"""The table with one document that says what the file is, and the id of that."""
_GROWS = "grows"
_NAMES = {"format", "revision", "sha256"}
_NAMES_OF_GROWING = {*_NAMES, _GROWS}

_HEAD = re.compile(rb'\{"_seal":\{"format":\d{1,9},("grows":true,)?"revision":(\d{1,18}),"sha256":"([0-9a-f]{64})"\}')

Lines = growth.Lines
"""Per table and document id the line it has in the file: `"17":{...}`."""


@dataclass(frozen=True, slots=True)
class Stated:
    """What the head of a file states, whether or not the rest of it is whole."""

    revision: int
    """How often the file had been written."""
    sha256: str
    grows: bool = False
    """Whether lines were added since, of which the head knows nothing."""

    def fits(self, lines: Lines) -> bool:
        """Whether this head is that of a file with these lines, and no more."""
        return not self.grows and _checksum(self.revision, lines) == self.sha256


def stated_in(content: bytes) -> Stated | None:
    """Return what the head of a file states, None where it cannot be read."""
    found = _HEAD.match(content[:HEAD_LIMIT])
    return Stated(int(found[2]), found[3].decode(), grows=bool(found[1])) if found else None


def link_in(content: bytes) -> str | None:
    """Return the seal from which the first line goes on that is added to this file; None where it does not grow."""
    stated = stated_in(content)
    return stated.sha256 if stated is not None and stated.grows else None


@dataclass(frozen=True, slots=True)
class Sealed:
    """A file that was read and found whole."""

    revision: int
    """How often the file has been written."""
    lines: Lines
    link: str | None = None
    """The seal that the next line goes on from; None where the file does not grow."""
    documents: Mapping[str, Mapping[str, Any]] = field(default_factory=dict, compare=False)
    """The same documents as they were parsed, where the file was just read: to be looked at, and not changed."""


def line(document_id: str, document: object) -> bytes:
    """Return the line of one document; raise `TypeError` or `ValueError` if it is not JSON."""
    return f'"{document_id}":{canonical(document)}'.encode()


def document(line: bytes) -> Any:
    """Return the document of a line, a new copy each time."""
    return json.loads(line[line.index(b":") + 1 :])


def text(line: bytes) -> str:
    """Return the canonical text of the document of a line."""
    return line[line.index(b":") + 1 :].decode()


def pack(revision: int, lines: Lines, *, grows: bool = False) -> bytes:
    """Return the file: the seal first, then one line for each document, in the order they came."""
    stated = {"format": _format_of(lines), "revision": revision, "sha256": _checksum(revision, lines)}
    if grows:
        stated |= {"format": growth.FORMAT, _GROWS: True}
    # pieces, joined once: a file may have a megabyte
    pieces = [b"{", _name(SEAL), canonical(stated).encode()]
    for name, table in lines.items():
        pieces += [b",\n", _name(name), b"{\n", b",\n".join(table.values()), b"\n}"]
    return b"".join([*pieces, growth.END])


def added(sealed: Sealed, lines: Lines) -> tuple[bytes, Sealed]:
    """Return the line that adds documents to a file that grows, and that file with its new seal, not yet with them."""
    revision = sealed.revision + 1
    link = growth.link_of(sealed.link or "", _checksum(revision, lines))
    return growth.line_of(revision, lines, link), Sealed(revision, sealed.lines, link)


def with_lines(lines: Lines, more: Lines) -> Lines:
    """Return tables with further documents in them."""
    return {name: {**lines.get(name, {}), **more.get(name, {})} for name in {**lines, **more}}


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
    tables = _parsed(growth.counted(content), path)
    stated = tables.pop(SEAL)
    of_ours = isinstance(stated, dict) and stated.keys() in (_NAMES, _NAMES_OF_GROWING)
    written = None if of_ours or not isinstance(stated, dict) else stated.get("format")
    if type(written) is int and written != growth.FORMAT:
        _check_format(written, path)
    if not _is_seal(stated):
        raise _damaged(path)
    grows = _GROWS in stated
    names = [name for name in tables if grows and name.startswith(growth.MARK)]
    further = {name: tables.pop(name) for name in names}
    lines = _lines(tables, path)
    if stated["sha256"] != _checksum(stated["revision"], lines):
        raise _damaged(path)
    sealed = Sealed(stated["revision"], lines, stated["sha256"] if grows else None)
    for name, each in further.items():
        sealed = _grown(sealed, name, each, tables, path)
    # the format that the checksum guards: the seal's own may be what the damage struck
    written = _format_of(sealed.lines)
    _check_format(written, path)
    if stated["format"] != (growth.FORMAT if grows else written):
        raise _damaged(path)
    return replace(sealed, documents=tables)


def _grown(sealed: Sealed, name: str, each: object, parsed: dict[str, Any], path: Path) -> Sealed:
    """Return a file after one more line; the tables of the old one grow."""
    parts = growth.taken_apart(each)
    if parts is None or name != f"{growth.MARK}{sealed.revision + 1}":
        raise _damaged(path)
    tables, link = parts
    lines = _lines(tables, path)
    _, grown = added(sealed, lines)
    if link != grown.link:
        raise _damaged(path)
    for table, documents in lines.items():
        sealed.lines.setdefault(table, {}).update(documents)
        parsed.setdefault(table, {}).update(tables[table])
    return grown


def _lines(tables: dict[str, Any], path: Path) -> Lines:
    if not all(_is_table(table) for table in tables.values()):
        raise _damaged(path)
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
    if not isinstance(stated, dict) or stated.keys() not in (_NAMES, _NAMES_OF_GROWING):
        return False
    if stated.get(_GROWS, True) is not True:
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
    return DamagedFile(tr("{file} is damaged and cannot be trusted: `paircard recover` restores it.", file=path))
