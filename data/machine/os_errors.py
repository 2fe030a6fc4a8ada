"""What the system says when it refuses, in words for people: never a number, never a traceback's spelling."""

from __future__ import annotations

import errno
import os

from paircard.core.values.language import mark, tr

_SAID = {
    errno.EACCES: mark("Permission denied"),
    errno.EPERM: mark("Operation not permitted"),
    errno.ENOENT: mark("No such file or directory"),
    errno.ENOSPC: mark("No space left on device"),
    errno.EDQUOT: mark("Disk quota exceeded"),
    errno.EROFS: mark("Read-only file system"),
    errno.EIO: mark("Input/output error"),
    errno.EISDIR: mark("Is a directory"),
    errno.ENOTDIR: mark("Not a directory"),
    errno.ENAMETOOLONG: mark("File name too long"),
    errno.ELOOP: mark("Too many levels of symbolic links"),
    errno.ENXIO: mark("it is not an ordinary file"),
    errno.ESTALE: mark("Stale file handle"),
}
"""What is met with files, so that it is said in every language; the rest as the system says it."""


def in_words(error: Exception) -> str:
    """Return what went wrong, without number and path.

    >>> in_words(PermissionError(13, "Permission denied", "/root/open.json"))
    'Permission denied'
    >>> in_words(ValueError("embedded null byte"))
    'embedded null byte'
    """
    if not isinstance(error, OSError) or error.strerror is None:
        return str(error)
    known = _SAID.get(error.errno or 0)
    # a sentence of our own under the system's number stays as it is
    return tr(known) if known is not None and _is_the_systems(error, known) else error.strerror


def _is_the_systems(error: OSError, known: str) -> bool:
    """Whether the system says it, in whatever language: Windows has numbers of its own beside those of POSIX."""
    return getattr(error, "winerror", None) is not None or error.strerror in (known, os.strerror(error.errno or 0))
