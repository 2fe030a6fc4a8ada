"""An operating system that fails where a test wants it to, and remembers what was asked of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any
from unittest.mock import patch

from paircard.data.platform.which import WINDOWS
from paircard.data.storage import backups, durable, lock, logbook
from paircard.data.storage import event_file as store
from paircard.data.storage import sealed_storage as sealed

_SIDE = f"paircard.data.platform.{'windows' if WINDOWS else 'posix'}"
_BELOW = [import_module(f"{_SIDE}.{name}") for name in ("files", "locks", "rights")]
MODULES: tuple[ModuleType, ...] = (backups, durable, lock, logbook, sealed, store, *_BELOW)
"""All modules of the store, and below it, that ask the system for something; they do it by the name `os`."""

_CHANGING = frozenset(
    {"open", "close", "write", "pwrite", "fsync", "ftruncate", "fchmod", "fchown", "chmod"}
    | {"mkdir", "link", "replace", "unlink"}
)


class Death(BaseException):
    """The process is gone: nothing it does from here on has any effect."""


@dataclass(frozen=True, slots=True)
class Call:
    """One thing that was asked: name, place (path, or the path a descriptor was opened by), content."""

    name: str
    path: Path
    target: Path | None = None
    content: bytes = b""
    offset: int = 0


Fault = Callable[[int, str, tuple[Any, ...]], None]
"""Called before each changing call with its number, its name and its arguments; raises to fail it."""


@dataclass
class FaultyOs:
    """Stands in for the module `os`: passes everything on, counts and records what changes something."""

    fault: Fault = lambda _number, _name, _arguments: None
    calls: list[Call] = field(default_factory=list)
    count: int = 0
    dead: bool = False
    _paths: dict[int, Path] = field(default_factory=dict)

    def __getattr__(self, name: str) -> Any:
        genuine = getattr(os, name)
        if name not in _CHANGING:
            return genuine

        def asked(*arguments: Any, **options: Any) -> Any:
            if name == "open" and _only_reads(arguments[1]):
                return genuine(*arguments, **options)
            return self._asked(name, genuine, arguments, options)

        return asked

    def _asked(self, name: str, genuine: Any, arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if self.dead:
            # the system itself closes the files of the dead, which frees their locks
            if name == "close":
                return genuine(*arguments)
            raise Death
        self.count += 1
        self.fault(self.count, name, arguments)
        call = self._described(name, arguments)
        result = genuine(*arguments, **options)
        if name == "open":
            self._paths[result] = Path(arguments[0])
        self.calls.append(call)
        return result

    def _described(self, name: str, arguments: tuple[Any, ...]) -> Call:
        first = arguments[0]
        path = self._paths.get(first, Path()) if isinstance(first, int) else Path(first)
        if name == "write":
            size = os.fstat(first).st_size
            return Call(name, path, content=bytes(arguments[1]), offset=size)
        if name == "pwrite" and path.suffix == ".json":  # the other one is the lock, which means nothing
            return Call("write", path, content=bytes(arguments[1]), offset=arguments[2])
        if name in ("link", "replace"):
            return Call(name, path, target=Path(arguments[1]))
        return Call(name, path)

    @contextmanager
    def installed(self) -> Iterator[FaultyOs]:
        """Let the store use this system inside the block."""
        patches = [patch.object(module, "os", self) for module in MODULES if hasattr(module, "os")]
        patches += self._of_the_kernel()
        for each in patches:
            each.start()
        try:
            yield self
        finally:
            for each in patches:
                each.stop()

    def _of_the_kernel(self) -> list[Any]:
        """Return what makes a call of a file replaced on Windows, which asks the kernel and not the module `os`."""
        files = _BELOW[0]
        if not WINDOWS:
            return []
        genuine = files._moved
        return [
            patch.object(files, "_moved", lambda source, target: self._asked("replace", genuine, (source, target), {}))
        ]


def _only_reads(flags: int) -> bool:
    """Whether a file is opened to be read; a folder is opened to be flushed."""
    return not flags & (os.O_WRONLY | os.O_RDWR | getattr(os, "O_DIRECTORY", 0))


def failing(number: int, error: int) -> Fault:
    """Return a fault: the call with this number fails with this errno, all others work."""

    def fault(count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if count == number:
            _close_all_the_same(name, arguments)
            raise OSError(error, f"{os.strerror(error)} (in {name})")

    return fault


def failing_calls(wanted: str, error: int) -> Fault:
    """Return a fault: every call of this name fails with this errno."""

    def fault(_count: int, name: str, _arguments: tuple[Any, ...]) -> None:
        if name == wanted:
            raise OSError(error, os.strerror(error))

    return fault


def dying_os(number: int, *, torn: int | None = None) -> FaultyOs:
    """Return a system on which the process dies at the call with this number.

    If that call is a write and `torn` is given, so many bytes of it still reach the file.
    """
    system = FaultyOs()

    def fault(count: int, name: str, arguments: tuple[Any, ...]) -> None:
        if count == number:
            if name == "write" and torn is not None:
                os.write(arguments[0], bytes(arguments[1])[:torn])
            if name == "pwrite" and torn is not None:
                os.pwrite(arguments[0], bytes(arguments[1])[:torn], arguments[2])
            _close_all_the_same(name, arguments)
            system.dead = True
            raise Death

    system.fault = fault
    return system


def _close_all_the_same(name: str, arguments: tuple[Any, ...]) -> None:
    # a close that fails or is never reached frees the descriptor, and with it the lock, nevertheless
    if name == "close":
        os.close(arguments[0])


class ShortOs(FaultyOs):
    """A system that takes at most seven bytes at a time."""

    def _asked(self, name: str, genuine: Any, arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
        if name in ("write", "pwrite"):
            arguments = (arguments[0], bytes(arguments[1])[:7], *arguments[2:])
        return super()._asked(name, genuine, arguments, options)
