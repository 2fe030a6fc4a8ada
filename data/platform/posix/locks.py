"""Locks of POSIX systems: `flock`, which the system frees when the holder dies, however they die."""

from __future__ import annotations

import fcntl
import os
from contextlib import suppress
from pathlib import Path


def taken(descriptor: int) -> bool:
    """Take the lock of an open file; return whether it was to be had."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def keeps_its_name(descriptor: int, path: Path) -> bool:
    """Whether the file that is open still has the name, which its maker may have taken away."""
    try:
        return os.path.samestat(os.lstat(path), os.fstat(descriptor))
    except FileNotFoundError:
        return False


def sign(descriptor: int, text: bytes) -> None:
    """Write into the locked file who holds it, in place of what it says."""
    os.ftruncate(descriptor, 0)
    os.pwrite(descriptor, text, 0)


def signature(descriptor: int, length: int) -> bytes:
    """Return the beginning of what the file says."""
    return os.pread(descriptor, length, 0)


def let_go(descriptor: int, path: Path, *, remove: bool) -> None:
    """Free the lock, and take its file away if wanted: as long as it is held, so that nobody's new one is taken."""
    try:
        if remove:
            with suppress(OSError):
                os.unlink(path)
    finally:
        with suppress(OSError):
            os.close(descriptor)
