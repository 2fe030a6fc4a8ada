"""Files of Windows: a file that somebody has open cannot be replaced, links and folders are asked about beforehand."""

from __future__ import annotations

import errno
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from paircard.core.values.language import tr
from paircard.data.platform.windows.kernel import kernel, last_error

PATIENCE = 2.0
"""Seconds to wait for others to let go of a file: paircard itself, a virus scanner, what copies it to a cloud."""
_PAUSE = 0.01
_LONGEST_PAUSE = 0.2
_REPLACE_EXISTING, _WRITE_THROUGH = 1, 8
_NEW_FILE_MODE = 0o600
_BINARY = getattr(os, "O_BINARY", 0) | getattr(os, "O_NOINHERIT", 0)
"""No line end is changed, and no child process keeps the file open."""
_HELD = {5, 32, 33}
"""Access denied, sharing violation, lock violation: what the kernel says of a file that another process has open."""
_NO_LINKS_HERE = {errno.EINVAL, errno.EPERM, errno.EXDEV, errno.EMLINK, errno.ENOSYS, errno.ENOTSUP}


Done = TypeVar("Done")  # no words: a type


class Held(PermissionError):
    """Another program has the file open and does not let go of it."""

    def __init__(self, path: Path) -> None:
        why = tr("another program has it open: close it there, or wait until it is copied, and try again")
        super().__init__(errno.EBUSY, why, str(path))


def open_to_read(path: Path) -> int:
    """Open to read. A folder is `ENXIO`: it cannot be opened like a file."""
    if os.path.isdir(path):
        raise OSError(errno.ENXIO, os.strerror(errno.ENXIO), str(path))
    return _patiently(lambda: os.open(path, os.O_RDONLY | _BINARY), path)


def open_new(path: Path) -> int:
    """Open a file to write that is not there yet."""
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _BINARY, _NEW_FILE_MODE)


def open_to_append(path: Path) -> int:
    """Open, or make, a file that grows; a symbolic link is refused."""
    _need_file_or_nothing(path)
    return _patiently(lambda: os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | _BINARY, _NEW_FILE_MODE), path)


def open_to_change(path: Path) -> int:
    """Open a file that is there, to write anywhere in it; a symbolic link is refused."""
    _need_file_or_nothing(path)
    return _patiently(lambda: os.open(path, os.O_RDWR | _BINARY), path)


def write_at(descriptor: int, content: bytes, place: int) -> None:
    """Write every byte from a place on, however little the system takes at a time."""
    os.lseek(descriptor, place, os.SEEK_SET)
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def open_to_lock(path: Path) -> int:
    """Open, or make, a file to lock and write into; a symbolic link is refused."""
    _need_file_or_nothing(path)
    return os.open(path, os.O_RDWR | os.O_CREAT | _BINARY, _NEW_FILE_MODE)


def replace(source: Path, target: Path) -> None:
    """Give a file another's name in one go, durably, as soon as nobody has the other open.

    Raises `Held` where somebody has it open for longer than `PATIENCE`.
    """
    try:
        _patiently(lambda: _moved(source, target), target)
    except OSError as error:
        if _may_be_held(error, target):
            raise Held(target) from error
        raise


def flush(descriptor: int) -> None:
    """Return when what was written is on the disk."""
    os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """Do nothing: Windows does not flush folders. A move that writes through is on the disk when it returns."""


def second_name(file: Path, name: Path) -> bool:
    """Give a file another name beside its own; return False where the disk knows no such thing, as on a stick."""
    try:
        os.link(file, name)
    except OSError as error:
        if error.errno not in _NO_LINKS_HERE:
            raise
        return False
    return True


def _moved(source: Path, target: Path) -> None:
    if not kernel().MoveFileExW(str(source), str(target), _REPLACE_EXISTING | _WRITE_THROUGH):
        raise last_error(str(target))


def _patiently(act: Callable[[], Done], path: Path) -> Done:
    """Try until nobody holds the file; what it says after `PATIENCE` is raised as it is."""
    until, pause = time.monotonic() + PATIENCE, _PAUSE
    while True:
        try:
            return act()
        except OSError as error:
            if time.monotonic() >= until or not _may_be_held(error, path):
                raise
        time.sleep(pause)
        pause = min(2 * pause, _LONGEST_PAUSE)


def _may_be_held(error: OSError, path: Path) -> bool:
    """Whether waiting may help: what is marked as read-only, or is a folder, stays so."""
    number = getattr(error, "winerror", None)
    held = number in _HELD if number is not None else error.errno == errno.EACCES
    return held and os.path.isfile(path) and os.access(path, os.W_OK)


def _need_file_or_nothing(path: Path) -> None:
    if os.path.islink(path):
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))
    if os.path.isdir(path):  # Windows would speak of permissions
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
