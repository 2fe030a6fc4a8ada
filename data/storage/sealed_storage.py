"""TinyDB's file, made safe: sealed against damage and replaced whole, never changed in place."""

from __future__ import annotations

import os
from collections import UserDict
from collections.abc import Mapping
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from tinydb.storages import Storage

from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.storage import ordinary_files, seal
from paircard.data.storage.durable import replace_file
from paircard.data.storage.errors import NoSuchEvent, NotAnEvent, Unreadable
from paircard.data.storage.permission import how_to_be_let_in
from paircard.data.storage.seal import HEAD_LIMIT, Sealed
from paircard.data.storage.sidecar_files import Companions

Tables = dict[str, dict[str, Any]]
"""What TinyDB reads and writes: documents by table and by id."""

Looks = tuple[int, int, int]
"""What a file shows from outside: which one it is, its size, when it was changed."""


class Lent(UserDict[str, Any]):
    """A document as TinyDB gets it: a line of the file until somebody looks into it, a copy from then on.

    TinyDB reads and writes all documents to add one; those nobody looked into cost next to nothing.
    """

    def __init__(self, line: bytes) -> None:
        """Lend the document of this line."""
        self.line = line
        """The document in the file."""

    @cached_property
    def data(self) -> dict[str, Any]:  # type: ignore[override]
        """What callers see, and may change without harm to the file."""
        return cast(dict[str, Any], seal.document(self.line))

    @property
    def untouched(self) -> bool:
        """Whether nobody has looked into it."""
        return "data" not in self.__dict__


class SealedStorage(Storage):
    """All tables in one JSON file that any tool can read: the seal first, then one document a line.

    The file is read and verified once, at the start; its lines are kept, and `read` hands out copies.
    """

    _head: bytes
    _digest: bytes
    _looks: Looks | None

    def __init__(self, path: Path, *, create: bool = False) -> None:
        """Read the file; with `create` start empty, the first write makes the file.

        Raises the `StoreError` that says what is wrong with the file.
        """
        self._path = path
        # looked at first: what changes it while it is read is seen later
        looks = None if create else _looks_of(path)
        content = b"" if create else read_event(path)
        self._state = Sealed(0, {}) if create else seal.unpack(content, path)
        self._remember(content, looks)

    @property
    def head(self) -> bytes:
        """First line of the file as this storage read or wrote it; compare with `head_of`."""
        return self._head

    @property
    def spoilt(self) -> bool:
        """Whether the file was changed behind its head, which every writer of ours changes. Cheap as long as not."""
        looks = _looks_of(self._path)
        if looks == self._looks:
            return False
        try:
            content = ordinary_files.read(self._path)
        except OSError:
            return False
        if _digest(content) == self._digest:
            self._looks = looks
            return False
        return _first_line(content) == self._head

    def write_again(self) -> None:
        """Write the file as it was read or written last, durably, whatever lies there. Raises `OSError`."""
        self._put(self.content)

    @property
    def content(self) -> bytes:
        """The whole file, as this storage read or wrote it."""
        return seal.pack(self._state.revision, self._state.lines)

    def read(self) -> Tables | None:
        """Return all tables, documents as copies: TinyDB changes in place what it is given."""
        return {
            name: {key: Lent(line) for key, line in table.items()} for name, table in self._state.lines.items()
        } or None

    def write(self, data: Tables) -> None:
        """Replace the file, durably; raise `TypeError`, `ValueError` or `OSError` and leave the old one."""
        lines = {name: {key: _line(key, each) for key, each in table.items()} for name, table in data.items()}
        state = Sealed(self._state.revision + 1, lines)
        self._put(seal.pack(state.revision, lines))
        self._state = state

    def _put(self, content: bytes) -> None:
        replace_file(self._path, content)
        self._remember(content, _looks_of(self._path))

    def _remember(self, content: bytes, looks: Looks | None) -> None:
        self._head, self._digest, self._looks = _first_line(content), _digest(content), looks


def _line(key: str, document: Mapping[str, Any]) -> bytes:
    if isinstance(document, Lent):
        return document.line if document.untouched else seal.line(key, document.data)
    return seal.line(key, document)


def read_event(path: Path) -> bytes:
    """Return the bytes of an event file; raise the `StoreError` that says why not."""
    try:
        return ordinary_files.read(path)
    except ordinary_files.NotOrdinary:
        if path.is_dir():
            raise NotAnEvent(tr("{file} is a folder: choose an event file.", file=path)) from None
        raise NotAnEvent(tr("{file} is not an ordinary file: choose an event file.", file=path)) from None
    except FileNotFoundError:
        sentence = tr("There is no file {file}: check the name, or create a new event.", file=path)
        raise NoSuchEvent(sentence) from None
    except PermissionError:
        raise Unreadable(
            tr("You may not read {file}: {cure}.", file=path, cure=how_to_be_let_in(Companions(path), path))
        ) from None
    except OSError as error:
        sentence = tr("{file} cannot be read ({why}): check the disk or the name.", file=path, why=in_words(error))
        raise Unreadable(sentence) from error


def head_of(path: Path) -> bytes:
    """Return the first line of the file, which tells one revision from every other; empty if unreadable."""
    try:
        return _first_line(ordinary_files.read(path, HEAD_LIMIT))
    except OSError:
        return b""


def _looks_of(path: Path) -> Looks | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def _digest(content: bytes) -> bytes:
    return sha256(content).digest()


def _first_line(content: bytes) -> bytes:
    return content[:HEAD_LIMIT].partition(b"\n")[0]
