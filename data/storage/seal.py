"""The seal: a checksum inside the file, so that no damage goes unseen."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from core.language import tr
from data.errors import DamagedFile, NewerFormat, NotAnEvent
from data.storage.canonical import canonical

FORMAT = 1
SEAL = "_seal"
HEAD_LIMIT = 200
"""Bytes that surely hold the first line: its place in the file makes a look at it cheap."""

Lines = dict[str, dict[str, bytes]]
"""Per table and document id the line it has in the file: `"17":{...}`."""


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
    stated = {"format": FORMAT, "revision": revision, "sha256": _checksum(revision, lines)}
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
        sentence = tr("{file} is empty: it is no event file. Choose another file, or create a new event.", file=path)
        raise NotAnEvent(sentence)
    tables = _parsed(content, path)
    stated = tables.pop(SEAL)
    _check_format(stated, path)
    if not _is_seal(stated) or not all(_is_table(table) for table in tables.values()):
        raise _damaged(path)
    lines = {name: {key: line(key, one) for key, one in table.items()} for name, table in tables.items()}
    if stated["sha256"] != _checksum(stated["revision"], lines):
        raise _damaged(path)
    return Sealed(stated["revision"], lines)


def _parsed(content: bytes, path: Path) -> dict[str, Any]:
    try:
        tables = json.loads(content)
        if isinstance(tables, dict) and SEAL in tables:
            return tables
    except (ValueError, RecursionError):
        if SEAL.encode() in content[:HEAD_LIMIT]:
            raise _damaged(path) from None
    raise NotAnEvent(tr("{file} is not an event file of paircard: choose another file.", file=path))


def _check_format(stated: object, path: Path) -> None:
    written = stated.get("format") if isinstance(stated, dict) else None
    if type(written) is int and written > FORMAT:
        sentence = tr(
            "{file} was written by a newer paircard (format {written}, this one reads {known}): "
            "update paircard to open it.",
            file=path,
            written=written,
            known=FORMAT,
        )
        raise NewerFormat(sentence)


def _is_seal(stated: object) -> TypeGuard[dict[str, Any]]:
    if not isinstance(stated, dict) or stated.keys() != {"format", "revision", "sha256"}:
        return False
    return stated["format"] == FORMAT and type(stated["revision"]) is int


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
