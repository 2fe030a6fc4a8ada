"""The seal: a checksum inside the file, so that no damage goes unseen."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeGuard

from data.canonical import canonical
from data.errors import DamagedFile, NewerFormat, NotAnEvent

FORMAT = 1
SEAL = "_seal"
HEAD_LIMIT = 200
"""Bytes that surely hold the first line: its place in the file makes a look at it cheap."""

Tables = dict[str, dict[str, Any]]
Lines = dict[str, dict[str, str]]
"""Per table and document id the line it has in the file: `"17":{...}`."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """A file that was read and found whole."""

    revision: int
    """How often the file has been written."""
    tables: Tables
    lines: Lines


def line(document_id: str, document: object) -> str:
    """Return the line of one document; raise `TypeError` or `ValueError` if it is not JSON."""
    return f"{canonical(document_id)}:{canonical(document)}"


def pack(revision: int, lines: Lines) -> bytes:
    """Return the file: the seal first, then one line for each document, in the order they came."""
    seal = {"format": FORMAT, "revision": revision, "sha256": _checksum(revision, lines)}
    blocks = (
        f"{canonical(name)}:{{\n" + ",\n".join(documents.values()) + "\n}"
        for name, documents in lines.items()
    )
    return ",\n".join((f'{{"{SEAL}":{canonical(seal)}', *blocks)).encode() + b"}\n"


def unpack(content: bytes, path: Path) -> Sealed:
    """Verify the seal and return what it guards.

    Raises `DamagedFile`, `NewerFormat`, or `NotAnEvent` for data of some other kind; `path` is for their
    messages.
    """
    if not content.strip():
        raise NotAnEvent(f"{path} is empty: it is no event file. Choose another file, or create a new event.")
    tables = _parsed(content, path)
    stated = tables.pop(SEAL)
    _check_format(stated, path)
    if not _is_seal(stated) or not all(isinstance(table, dict) for table in tables.values()):
        raise _damaged(path)
    lines = {name: {key: line(key, one) for key, one in table.items()} for name, table in tables.items()}
    if stated["sha256"] != _checksum(stated["revision"], lines):
        raise _damaged(path)
    return Sealed(stated["revision"], tables, lines)


def _parsed(content: bytes, path: Path) -> dict[str, Any]:
    try:
        tables = json.loads(content)
        if isinstance(tables, dict) and SEAL in tables:
            return tables
    except (ValueError, RecursionError):
        if SEAL.encode() in content[:HEAD_LIMIT]:
            raise _damaged(path) from None
    raise NotAnEvent(f"{path} is not an event file of paircard: choose another file.")


def _check_format(stated: object, path: Path) -> None:
    written = stated.get("format") if isinstance(stated, dict) else None
    if type(written) is int and written > FORMAT:
        raise NewerFormat(
            f"{path} was written by a newer paircard (format {written}, this one reads {FORMAT}): "
            "update paircard to open it."
        )


def _is_seal(stated: object) -> TypeGuard[dict[str, Any]]:
    if not isinstance(stated, dict) or stated.keys() != {"format", "revision", "sha256"}:
        return False
    return stated["format"] == FORMAT and type(stated["revision"]) is int


def _checksum(revision: int, lines: Lines) -> str:
    # the same text as canonical() of all tables, put together from the lines that are there already
    tables = (
        f"{canonical(name)}:{{" + ",".join(lines[name][key] for key in sorted(lines[name])) + "}"
        for name in sorted(lines)
    )
    text = f"{revision}\n{{{','.join(tables)}}}"
    return hashlib.sha256(text.encode()).hexdigest()


def _damaged(path: Path) -> DamagedFile:
    return DamagedFile(f"{path} is damaged and cannot be trusted: restore it from a backup.")
