"""Files of POSIX systems."""

from __future__ import annotations

import errno
import fcntl
import os
from contextlib import suppress
from pathlib import Path

_NO_WAITING = os.O_NONBLOCK | os.O_NOCTTY
"""Flags that open a pipe without waiting for somebody at its other end; nothing to an ordinary file."""
_NEW_FILE_MODE = 0o600
_UNSUPPORTED = {errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP}
"""What file systems say that do not know what is asked of them. macOS has two numbers for it, Linux one."""
_NO_LINKS_HERE = {errno.EPERM, errno.EXDEV, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EMLINK, errno.ENOSYS}
_SOCKET = {errno.ENXIO, errno.EOPNOTSUPP}
"""What Linux and macOS say when a socket is opened like a file."""
_FULL_FLUSH: int | None = getattr(fcntl, "F_FULLFSYNC", None)
"""macOS alone: there `fsync` hands over to the disk, which may keep it in a memory that a power cut empties."""


def open_to_read(path: Path) -> int:
    """Open without ever waiting. What cannot be read like a file is `ENXIO`; a folder is opened, ask what it is."""
    try:
        return os.open(path, os.O_RDONLY | _NO_WAITING)
    except OSError as error:
        if error.errno in _SOCKET:
            raise OSError(errno.ENXIO, os.strerror(errno.ENXIO), str(path)) from None
        raise


def open_new(path: Path) -> int:
    """Open a file to write that is not there yet; it is for its owner alone."""
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, _NEW_FILE_MODE)


def open_to_append(path: Path) -> int:
    """Open, or make, a file that grows; a symbolic link is refused."""
    return os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT | os.O_NOFOLLOW | _NO_WAITING, _NEW_FILE_MODE)


def open_to_change(path: Path) -> int:
    """Open a file that is there, to write anywhere in it; a symbolic link is refused."""
    return os.open(path, os.O_RDWR | os.O_NOFOLLOW | _NO_WAITING)


def write_at(descriptor: int, content: bytes, place: int) -> None:
    """Write every byte from a place on, however little the system takes at a time."""
    rest = memoryview(content)
    while rest:
        written = os.pwrite(descriptor, rest, place)
        rest, place = rest[written:], place + written


def open_to_lock(path: Path) -> int:
    """Open, or make, a file to lock and write into; a symbolic link is refused."""
    return os.open(path, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW | _NO_WAITING, _NEW_FILE_MODE)


def replace(source: Path, target: Path) -> None:
    """Give a file another's name in one go; who has the other open keeps it."""
    os.replace(source, target)


def flush(descriptor: int) -> None:
    """Return when what was written is on the disk."""
    if _FULL_FLUSH is not None:
        with suppress(OSError):  # a disk that does not know it, such as one in the network
            fcntl.fcntl(descriptor, _FULL_FLUSH)
            return
    os.fsync(descriptor)


def flush_folder(folder: Path) -> None:
    """Make the names in a folder durable: new files and renames live in the folder, not in the file."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        flush(descriptor)
    except OSError as error:
        # some network and FUSE file systems know no flush of a folder: nothing more can be done there
        if error.errno not in _UNSUPPORTED:
            raise
    finally:
        os.close(descriptor)


def second_name(file: Path, name: Path) -> bool:
    """Give a file another name beside its own; return False where the disk knows no such thing."""
    try:
        os.link(file, name)
    except OSError as error:
        if error.errno not in _NO_LINKS_HERE:
            raise
        return False
    return True
