"""Ordinary files only: a pipe, a device or a folder that lies where a file is due is refused, never waited for."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from paircard.core.values.language import tr
from paircard.data.platform import files

_PIECE = 1 << 20


class NotOrdinary(OSError):
    """What lies there is no file: a folder, a pipe, a socket, a device."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, tr("it is not an ordinary file, please remove it"), str(path))


def need_file(descriptor: int, path: Path) -> None:
    """Raise `NotOrdinary` if what was opened is no file."""
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        raise NotOrdinary(path)


def ends(path: Path, limit: int) -> tuple[bytes, bytes]:
    """Return the first and the last `limit` bytes of a file, fewer where it has fewer; raise like `read`."""
    descriptor = _opened(path)
    try:
        need_file(descriptor, path)
        first = os.read(descriptor, limit)
        os.lseek(descriptor, max(0, os.fstat(descriptor).st_size - limit), os.SEEK_SET)
        return first, os.read(descriptor, limit)
    finally:
        os.close(descriptor)


def read(path: Path, limit: int | None = None) -> bytes:
    """Return what a file holds, its first `limit` bytes at most; raise `NotOrdinary`, or `OSError` as it comes."""
    descriptor = _opened(path)
    try:
        need_file(descriptor, path)
        if limit is not None:
            return os.read(descriptor, limit)
        pieces = []
        while piece := os.read(descriptor, _PIECE):
            pieces.append(piece)
        return b"".join(pieces)
    finally:
        os.close(descriptor)


def _opened(path: Path) -> int:
    try:
        return files.open_to_read(path)
    except OSError as error:
        # a socket; on Windows a folder, too
        if error.errno == errno.ENXIO:
            raise NotOrdinary(path) from None
        raise
