"""TinyDB's file, made safe: sealed against damage, replaced whole while it is small, growing by lines from then on."""

from __future__ import annotations

import os
from collections import UserDict
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from tinydb.storages import Storage

from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.storage import growth, ordinary_files, seal
from paircard.data.storage.durable import Looks, grow_file, looks_of, replace_file
from paircard.data.storage.errors import NoSuchEvent, NotAnEvent, Unreadable
from paircard.data.storage.permission import how_to_be_let_in
from paircard.data.storage.seal import HEAD_LIMIT, Sealed
from paircard.data.storage.sidecar_files import Companions

Tables = dict[str, dict[str, Any]]
"""What TinyDB reads and writes: documents by table and by id."""

Sight = tuple[bytes, str | None]
"""What tells one revision of a file from every other: its first line, and the seal of the last that was added.

None for that seal: the end of the file is not one, for something struck it.
"""

_READ_AGAIN = 5
"""How often a file is read that is changed while it is read."""


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

    The file is read and verified once, at the start; its lines are kept, and `read` hands out copies. A large one
    ends in a line for each command since it was written whole: see `data.storage.growth`.
    """

    _sight: Sight
    _looks: Looks | None

    def __init__(self, path: Path, *, create: bool = False) -> None:
        """Read the file; with `create` start empty, the first write makes the file.

        Raises the `StoreError` that says what is wrong with the file.
        """
        self._path = path
        # looked at first: what changes it while it is read is seen later
        content, looks = (b"", None) if create else _read_whole(path)
        self._state = Sealed(0, {}) if create else seal.unpack(content, path)
        self._remember(content, looks)
        self._uncounted = growth.counted(content) != content

    @property
    def sight(self) -> Sight:
        """What tells the file as this storage read or wrote it from every other; compare by `moved_from`."""
        return self._sight

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
        if sha256(content).digest() == self._digest:
            self._looks = looks
            return False
        if sha256(growth.counted(content)).digest() == self._digest:
            self._looks, self._uncounted = looks, True
            return False
        return not moved_from(self._sight, sight_in(content))

    def write_again(self) -> None:
        """Write the file as it was read or written last, durably, whatever lies there. Raises `OSError`."""
        revision, lines = self._state.revision, self._state.lines
        content = seal.pack(revision, lines, grows=self._state.link is not None)
        self._put(content)
        self._state = Sealed(revision, lines, seal.link_in(content))

    @property
    def content(self) -> bytes:
        """The whole file, as this storage read or wrote it."""
        return seal.pack(self._state.revision, self._state.lines)

    def read(self) -> Tables | None:
        """Return all tables, documents as copies: TinyDB changes in place what it is given."""
        return {
            name: {key: Lent(line) for key, line in table.items()} for name, table in self._state.lines.items()
        } or None

    def as_read(self, name: str) -> tuple[Iterable[Mapping[str, Any]], Iterable[str]]:
        """Return the documents of a table, which are not to be changed, and their canonical texts.

        What was parsed when the file was read is not parsed again, the first time.
        """
        lines = self._state.lines.get(name, {}).values()
        documents = self._state.documents.get(name) or {}
        self._state = replace(self._state, documents={})
        return documents.values() or map(seal.document, lines), map(seal.text, lines)

    def write(self, data: Tables) -> None:
        """Replace the file, durably; raise `TypeError`, `ValueError` or `OSError` and leave the old one."""
        self._replace({name: {key: _line(key, each) for key, each in table.items()} for name, table in data.items()})

    def add(self, data: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> None:
        """Add documents, or put them in place of those with their ids, all in one durable write; raise like `write`."""
        more = {name: {key: seal.line(key, each) for key, each in table.items()} for name, table in data.items()}
        if not self._grow(more):
            self._replace(seal.with_lines(self._state.lines, more))

    def _grow(self, more: seal.Lines) -> bool:
        """Write no more than what is new; return False, and do nothing, where the file has to be written whole."""
        if self._state.link is None or self._uncounted:
            return False
        line, state = seal.added(self._state, more)
        if not grow_file(self._path, line, was=self._looks):
            return False
        for name, table in more.items():
            state.lines.setdefault(name, {}).update(table)
        self._state = state
        self._before_end.update(growth.COUNTS + growth.END[1:] + line)
        self._sight, self._looks = (self._sight[0], state.link), _looks_of(self._path)
        return True

    def _replace(self, lines: seal.Lines) -> None:
        """Write the file whole: one that is new, or can grow no further, as every version reads it; then it grows."""
        revision = self._state.revision + 1
        begins = self._state.revision > 0 and self._state.link is None
        content = seal.pack(revision, lines, grows=begins and _is_large(lines))
        self._put(content)
        self._state = Sealed(revision, lines, seal.link_in(content))

    def _put(self, content: bytes) -> None:
        replace_file(self._path, content)
        self._remember(content, _looks_of(self._path))
        self._uncounted = False

    def _remember(self, content: bytes, looks: Looks | None) -> None:
        cut = len(content) - len(growth.END)
        self._before_end, self._end = sha256(content[: max(cut, 0)]), content[max(cut, 0) :]
        self._sight, self._looks = sight_in(content), looks

    @property
    def _digest(self) -> bytes:
        whole = self._before_end.copy()
        whole.update(self._end)
        return whole.digest()


def _is_large(lines: seal.Lines) -> bool:
    return sum(len(line) for table in lines.values() for line in table.values()) >= growth.GROWS_FROM


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


def sight_of(path: Path) -> Sight:
    """Look at a file, cheaply; an unreadable one has an empty first line."""
    try:
        head, tail = ordinary_files.ends(path, HEAD_LIMIT)
    except OSError:
        return b"", None
    return _first_line(head), growth.last_link(tail)


def sight_in(content: bytes) -> Sight:
    """Return what a look at a file of this content shows."""
    return _first_line(content), growth.last_link(content[-HEAD_LIMIT:])


def moved_from(known: Sight, found: Sight) -> bool:
    """Whether another revision was found; a file whose end was struck by something is not another one."""
    return found[0] != known[0] or found[1] not in (None, known[1])


def _read_whole(path: Path) -> tuple[bytes, Looks | None]:
    """Read a file that nobody changes meanwhile; one that grows may else show parts of several states."""
    for _ in range(_READ_AGAIN):
        looks = _looks_of(path)
        content = read_event(path)
        if looks == _looks_of(path):
            break
    return content, looks


def _looks_of(path: Path) -> Looks | None:
    try:
        return looks_of(os.stat(path))
    except OSError:
        return None


def _first_line(content: bytes) -> bytes:
    return content[:HEAD_LIMIT].partition(b"\n")[0]
