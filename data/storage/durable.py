"""Writing so that a power cut leaves the old file or the new one, never a mixture."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from itertools import count
from pathlib import Path

from paircard.core.values.language import tr
from paircard.data.platform import files, rights

END = b"}\n"
"""How a file ends that grows."""
COUNTS = b","
"""What the first byte of its end becomes, once something behind it is to count."""

Looks = tuple[int, int, int]
"""What a file shows from outside: which one it is, its size, when it was changed."""


def replace_file(path: Path, content: bytes, *, model: Path | None = None) -> None:
    """Put `content` in place of the file, durably and at once; mode and owner are those of `model`.

    Without a model the file keeps its own; a new file is for its owner alone. Callers hold the event's lock:
    what lies under the temporary name then comes from a killed process.
    Raises `OSError`; the old file stands then, unless only the folder could not be synced.
    """
    temporary = path.with_name(path.name + ".tmp")
    _clear_leftover(temporary)
    descriptor = files.open_new(temporary)
    try:
        try:
            rights.take_after(descriptor, model or path)
            write_all(descriptor, content)
            files.flush(descriptor)
        finally:
            os.close(descriptor)
        files.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    sync_folder(path.parent)


def grow_file(path: Path, line: bytes, *, was: Looks | None) -> bool:
    """Add a line to a file that grows, durably; return False where that cannot be done and nothing was.

    That is so where the file is not the one that `was`, may only be replaced, or has a second name: as a backup.
    Raises `OSError`; the old file stands then, unless only the last flush failed.
    """
    try:
        descriptor = files.open_to_change(path)
    except OSError:
        return False
    try:
        found = os.fstat(descriptor)
        if looks_of(found) != was or found.st_nlink > 1:
            return False
        _grow(descriptor, line, found.st_size)
    finally:
        os.close(descriptor)
    return True


def _grow(descriptor: int, line: bytes, size: int) -> None:
    try:
        files.write_at(descriptor, line + END, size)
        files.flush(descriptor)
        files.write_at(descriptor, COUNTS, size - len(END))
    except OSError:
        with suppress(OSError):  # what is left behind the end counts for nobody
            files.write_at(descriptor, END[:1], size - len(END))
            os.ftruncate(descriptor, size)
        raise
    files.flush(descriptor)


def looks_of(found: os.stat_result) -> Looks:
    """Return how a file looks from outside."""
    return found.st_ino, found.st_size, found.st_mtime_ns


def write_all(descriptor: int, content: bytes) -> None:
    """Write every byte, however little the system takes at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable."""
    files.flush_folder(folder)


def free_name(path: Path) -> Path:
    """Return the first of PATH-1, PATH-2 ... that is not taken."""
    names = (path.with_name(f"{path.name}-{number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _clear_leftover(temporary: Path) -> None:
    with suppress(FileNotFoundError):
        mode = os.lstat(temporary).st_mode
        if stat.S_ISDIR(mode):  # Windows would speak of permissions
            raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(temporary))
        if stat.S_ISLNK(mode):
            why = tr("a symbolic link lies in the way, please remove it")
            raise OSError(errno.ELOOP, why, str(temporary))
        os.unlink(temporary)
