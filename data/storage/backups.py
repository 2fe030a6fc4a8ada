"""Backups: before and after each pairing the file gets a second name, which later writes never touch."""

from __future__ import annotations

import errno
import os
import re
import stat
from contextlib import suppress
from itertools import chain, count
from pathlib import Path

from paircard.data.storage import ordinary_files, seal
from paircard.data.storage.durable import replace_file, sync_folder
from paircard.data.storage.errors import StoreError
from paircard.data.storage.sealed_storage import read_event
from paircard.data.storage.sidecar_files import SUFFIX, Companions, fitting, shortened

_NO_LINKS_HERE = {errno.EPERM, errno.EXDEV, errno.ENOTSUP, errno.EMLINK, errno.ENOSYS}
_REVISION = re.compile(rb'"revision":(\d{1,18})')


class Backups:
    """The folder `NAME.backups` with files like `NAME.r4-before-pairing.json` and `NAME.r4-paired.json`."""

    def __init__(self, companions: Companions) -> None:
        """Look after the backups of one event file."""
        self._companions = companions

    def keep(self, label: str) -> Path:
        """Keep the event file as it is now under a name with `label`; return where.

        A name that is taken by another content gets a number instead: nothing is overwritten. The caller
        holds the event's lock. Raises `OSError`.
        """
        event, folder = self._companions.event, self._companions.backups
        _make_folder(folder, event)
        stem = fitting(self._companions.name, label)
        names = chain([stem], (f"{stem}-{number}" for number in count(2)))
        candidates = (folder / f"{name}{SUFFIX}" for name in names)
        backup = next(path for path in candidates if not os.path.lexists(path) or _same(path, event))
        if not os.path.lexists(backup):
            _link_or_copy(event, backup)
            sync_folder(folder)
        return backup

    def all(self) -> list[Path]:
        """Return every backup, the newest state first, without a look at the seals."""
        name = self._companions.name
        prefixes = (f"{name}.", f"{shortened(name)}.")
        files = _listed(self._companions.backups)
        found = (path for path in files if path.name.startswith(prefixes) and path.suffix == SUFFIX)
        return sorted(found, key=lambda path: (_stated_revision(path), path.name), reverse=True)

    def newest_good(self) -> Path | None:
        """Return the newest backup whose seal is whole, None if there is none."""
        return next((path for path in self.all() if _is_whole(path)), None)


def _make_folder(folder: Path, model: Path) -> None:
    if folder.is_dir():
        return
    os.mkdir(folder, 0o700)
    like = model.stat()
    mode = stat.S_IMODE(like.st_mode)
    with suppress(PermissionError):
        os.chown(folder, -1, like.st_gid)
    # who may read the event may look into the folder; what is made in a group's folder is the group's
    os.chmod(folder, mode | (mode & 0o444) >> 2 | folder.parent.stat().st_mode & stat.S_ISGID)
    sync_folder(folder.parent)


def _same(path: Path, event: Path) -> bool:
    return path.is_file() and ordinary_files.read(path) == ordinary_files.read(event)


def _link_or_copy(event: Path, backup: Path) -> None:
    try:
        os.link(event, backup)
    except OSError as error:
        if error.errno not in _NO_LINKS_HERE:
            raise
        replace_file(backup, ordinary_files.read(event))


def _listed(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _stated_revision(path: Path) -> int:
    try:
        stated = _REVISION.search(ordinary_files.read(path, seal.HEAD_LIMIT))
    except OSError:
        return -1
    return int(stated[1]) if stated else -1


def _is_whole(path: Path) -> bool:
    try:
        seal.unpack(read_event(path), path)
    except StoreError:
        return False
    return True
