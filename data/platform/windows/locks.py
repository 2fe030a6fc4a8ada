"""Locks of Windows: they are mandatory, so the byte that is locked lies far behind everything that is read or written.

The system frees them when the holder dies, sooner or later. A file that is open cannot be taken away there.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from paircard.data.platform.windows.kernel import handle_of, kernel, last_error

_APART = 1 << 30
"""Where the byte lies. No byte need be there to be locked."""
_HELD = 33
"""Lock violation: what the kernel says of a byte that another process has locked."""


def taken(descriptor: int) -> bool:
    """Take the lock of an open file; return whether it was to be had."""
    if kernel().LockFile(handle_of(descriptor), _APART, 0, 1, 0):
        return True
    error = last_error()
    if getattr(error, "winerror", None) == _HELD:
        return False
    raise error


def keeps_its_name(descriptor: int, path: Path) -> bool:
    """Return that it does: the name of a file that is open cannot be taken away."""
    return True


def sign(descriptor: int, text: bytes) -> None:
    """Write into the locked file who holds it, in place of what it says."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    os.ftruncate(descriptor, 0)
    os.write(descriptor, text)


def signature(descriptor: int, length: int) -> bytes:
    """Return the beginning of what the file says."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    return os.read(descriptor, length)


def let_go(descriptor: int, path: Path, *, remove: bool) -> None:
    """Free the lock, and take its file away if wanted; the system refuses that where another has it open by now."""
    kernel().UnlockFile(handle_of(descriptor), _APART, 0, 1, 0)
    with suppress(OSError):
        os.close(descriptor)
    if remove:
        with suppress(OSError):
            os.unlink(path)
