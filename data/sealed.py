"""TinyDB's file, made safe: sealed against damage and replaced whole, never changed in place."""

from __future__ import annotations

import json
import marshal
import os
import stat
from pathlib import Path
from typing import Any, cast

from tinydb.storages import Storage

from data import seal
from data.canonical import canonical
from data.durable import replace_file
from data.errors import NoSuchEvent, NotAnEvent, Unreadable
from data.seal import HEAD_LIMIT, Lines, Sealed, Tables


class SealedStorage(Storage):
    """All tables in one JSON file that any tool can read: the seal first, then one document a line.

    The file is read and verified once, at the start. What has not changed since is not turned into text
    again, so a write costs little more than the disk does.
    """

    def __init__(self, path: Path, *, create: bool = False) -> None:
        """Read the file; with `create` start empty, the first write makes the file.

        Raises the `StoreError` that says what is wrong with the file.
        """
        content = b"" if create else read_event(path)
        state = Sealed(0, {}, {}) if create else seal.unpack(content, path)
        self._path = path
        self._revision, self._tables, self._lines = state.revision, state.tables, state.lines
        self._head = _first_line(content)

    @property
    def head(self) -> bytes:
        """First line of the file as this storage read or wrote it; compare with `head_of`."""
        return self._head

    def read(self) -> Tables | None:
        """Return a copy: TinyDB changes in place what it is given."""
        if not self._tables:
            return None
        # marshal is the quickest true copy of plain values
        return cast(Tables, marshal.loads(marshal.dumps(self._tables)))

    def write(self, data: Tables) -> None:
        """Replace the file, durably; raise `TypeError`, `ValueError` or `OSError` and leave the old one."""
        tables: Tables = {}
        lines: Lines = {}
        for name, table in data.items():
            tables[name], lines[name] = self._turned(name, table)
        content = seal.pack(self._revision + 1, lines)
        replace_file(self._path, content)
        self._revision, self._tables, self._lines = self._revision + 1, tables, lines
        self._head = _first_line(content)

    def _turned(self, name: str, table: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
        known, known_lines = self._tables.get(name, {}), self._lines.get(name, {})
        kept: dict[str, Any] = {}
        lines: dict[str, str] = {}
        for key, document in table.items():
            if key in known and known[key] == document:
                kept[key], lines[key] = known[key], known_lines[key]
            else:
                kept[key] = json.loads(canonical(document))
                lines[key] = seal.line(key, document)
        return kept, lines


def read_event(path: Path) -> bytes:
    """Return the bytes of an event file; raise the `StoreError` that says why not."""
    try:
        # asked first: opening a pipe would wait for ever
        if not stat.S_ISREG(path.stat().st_mode):
            kind = "a folder" if path.is_dir() else "no ordinary file"
            raise NotAnEvent(f"{path} is {kind}: choose an event file.")
        return path.read_bytes()
    except FileNotFoundError:
        raise NoSuchEvent(f"There is no file {path}: check the name, or create a new event.") from None
    except PermissionError:
        raise Unreadable(f"You may not read {path}: ask its owner for access.") from None
    except OSError as error:
        raise Unreadable(f"{path} cannot be read ({error.strerror}): check the disk or the name.") from error


def head_of(path: Path) -> bytes:
    """Return the first line of the file, which tells one revision from every other; empty if unreadable."""
    try:
        descriptor = os.open(path, os.O_RDONLY)
    except OSError:
        return b""
    try:
        return _first_line(os.read(descriptor, HEAD_LIMIT))
    finally:
        os.close(descriptor)


def _first_line(content: bytes) -> bytes:
    return content[:HEAD_LIMIT].partition(b"\n")[0]
