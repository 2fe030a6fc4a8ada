"""Every state a disk can be in after a power cut, by the model of ALICE (OSDI 2014).

Content that was not synced survives in any subset of its pages. Names change in their order, but surely only
once their folder was synced. Calls are those that `tests.support.faulty_os` recorded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from tests.support.faulty_os import Call

PAGE = 4096


@dataclass
class File:
    """One inode: what is surely on the disk, and the pages that may be."""

    durable: bytes = b""
    pending: list[tuple[int, bytes]] = field(default_factory=list)

    def contents(self) -> Iterator[bytes]:
        """Return each content the file can have."""
        for chosen in product((False, True), repeat=len(self.pending)):
            content = bytearray(self.durable)
            for (offset, page), survives in zip(self.pending, chosen, strict=True):
                if survives:
                    content.extend(bytes(max(0, offset - len(content))))
                    content[offset : offset + len(page)] = page
            yield bytes(content)

    def write(self, offset: int, content: bytes) -> None:
        """Take a write, page by page."""
        while content:
            length = PAGE - offset % PAGE
            self.pending.append((offset, content[:length]))
            offset, content = offset + length, content[length:]

    def sync(self) -> None:
        """Make all of it durable."""
        *_, self.durable = self.contents()
        self.pending.clear()


@dataclass
class Disk:
    """Names, files, and the changes of names that no sync has confirmed yet."""

    names: dict[Path, File]
    unconfirmed: list[Call] = field(default_factory=list)
    files: dict[Path, File] = field(default_factory=dict)
    """What each path means to the running program."""

    @classmethod
    def of(cls, folder: Path) -> Disk:
        """Return a disk that holds what the folder holds, durably."""
        names = {path: File(path.read_bytes()) for path in folder.rglob("*") if path.is_file()}
        return cls(names, files=dict(names))

    def apply(self, call: Call) -> None:
        """Take one call of the program."""
        match call.name:
            case "open" if call.path not in self.files and call.path.suffix in (".tmp", ".log"):
                self.files[call.path] = File()
                self.unconfirmed.append(call)
            case "write":
                self.files[call.path].write(call.offset, call.content)
            case "fsync" if call.path in self.files:
                self.files[call.path].sync()
            case "fsync":
                self.names = self._names_after(len(self.unconfirmed))
                self.unconfirmed.clear()
            case "replace" | "link":
                assert call.target is not None
                self.files[call.target] = self.files[call.path]
                self.unconfirmed.append(call)
                if call.name == "replace":
                    del self.files[call.path]

    def _names_after(self, count: int) -> dict[Path, File]:
        names = dict(self.names)
        made = dict(self._made)
        for call in self.unconfirmed[:count]:
            if call.name == "open":
                names[call.path] = made[call.path]
            else:
                assert call.target is not None
                names[call.target] = names[call.path]
                if call.name == "replace":
                    del names[call.path]
        return names

    @property
    def _made(self) -> dict[Path, File]:
        made = dict(self.files)
        for call in self.unconfirmed:
            if call.name == "replace" and call.target is not None:
                made[call.path] = self.files[call.target]
        return made

    def states(self) -> Iterator[dict[Path, bytes]]:
        """Return each content of the folder that a power cut now could leave."""
        for count in range(len(self.unconfirmed) + 1):
            names = self._names_after(count)
            distinct = {id(file): file for file in names.values()}
            for contents in product(*(file.contents() for file in distinct.values())):
                by_file = dict(zip(distinct, contents, strict=True))
                yield {path: by_file[id(file)] for path, file in names.items()}


def power_cuts(folder: Path, before: Disk, calls: Sequence[Call]) -> Iterator[tuple[int, dict[Path, bytes]]]:
    """Return the distinct states after each number of calls; paths are relative to the folder."""
    seen: set[tuple[int, frozenset[tuple[Path, bytes]]]] = set()
    for number in range(len(calls) + 1):
        if number:
            before.apply(calls[number - 1])
        for state in before.states():
            relative = {path.relative_to(folder): content for path, content in state.items()}
            key = (number == len(calls), frozenset(relative.items()))
            if key not in seen:
                seen.add(key)
                yield number, relative
