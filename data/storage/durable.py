"""Writing so that a power cut leaves the old file or the new one, never a mixture."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from itertools import count
from pathlib import Path

from paircard.core.values.language import tr

_NEW_FILE_MODE = 0o600
_SHARED_FILE_MODE = 0o660
_FOLDER_SYNC_UNKNOWN = {errno.EINVAL, errno.ENOTSUP}


def replace_file(path: Path, content: bytes, *, model: Path | None = None) -> None:
    """Put `content` in place of the file, durably and at once; mode and owner are those of `model`.

    Without a model the file keeps its own; a new file is for its owner alone. Callers hold the event's lock:
    what lies under the temporary name then comes from a killed process.
    Raises `OSError`; the old file stands then, unless only the folder could not be synced.
    """
    temporary = path.with_name(path.name + ".tmp")
    _clear_leftover(temporary)
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, _NEW_FILE_MODE)
    try:
        try:
            take_after(descriptor, model or path)
            write_all(descriptor, content)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        os.replace(temporary, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise
    sync_folder(path.parent)


def write_all(descriptor: int, content: bytes) -> None:
    """Write every byte, however little the system takes at a time."""
    rest = memoryview(content)
    while rest:
        rest = rest[os.write(descriptor, rest) :]


def sync_folder(folder: Path) -> None:
    """Make the names in a folder durable: new files and renames live in the folder, not in the file."""
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        # some network and FUSE file systems know no sync of a folder: nothing more can be done there
        if error.errno not in _FOLDER_SYNC_UNKNOWN:
            raise
    finally:
        os.close(descriptor)


def take_after(descriptor: int, model: Path) -> None:
    """Give an open file the mode, and where allowed the owner and group, of `model`.

    Without that it follows its folder: where a group shares the folder (setgid, the group may write) the file is the
    group's too, else it stays for its owner alone.
    """
    try:
        like = os.stat(model)
    except FileNotFoundError:
        if is_shared(model.parent):
            os.fchmod(descriptor, _SHARED_FILE_MODE)
        return
    mine = os.fstat(descriptor)
    # root writing for a user must not take the file away from them
    if mine.st_gid != like.st_gid:
        with suppress(PermissionError):
            os.fchown(descriptor, -1, like.st_gid)
    if mine.st_uid != like.st_uid:
        with suppress(PermissionError):
            os.fchown(descriptor, like.st_uid, -1)
    os.fchmod(descriptor, stat.S_IMODE(like.st_mode))


def is_shared(folder: Path) -> bool:
    """Whether a folder is a group's: what is made in it belongs to the group, which may write there."""
    mode = os.stat(folder).st_mode
    return bool(mode & stat.S_ISGID and mode & stat.S_IWGRP)


def free_name(path: Path) -> Path:
    """Return the first of PATH-1, PATH-2 ... that is not taken."""
    names = (path.with_name(f"{path.name}-{number}") for number in count(1))
    return next(name for name in names if not os.path.lexists(name))


def _clear_leftover(temporary: Path) -> None:
    with suppress(FileNotFoundError):
        if stat.S_ISLNK(os.lstat(temporary).st_mode):
            why = tr("a symbolic link lies in the way, please remove it")
            raise OSError(errno.ELOOP, why, str(temporary))
        os.unlink(temporary)
