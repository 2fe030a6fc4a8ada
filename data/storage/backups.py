"""Backups: before and after each pairing the file gets a second name, which later writes never touch."""

from __future__ import annotations

import os
import re
from itertools import chain, count
from pathlib import Path

from paircard.data.platform import files, rights
from paircard.data.storage import ordinary_files, seal
from paircard.data.storage.durable import replace_file, sync_folder
from paircard.data.storage.errors import StoreError
from paircard.data.storage.sealed_storage import read_event
from paircard.data.storage.sidecar_files import SUFFIX, Companions, fitting, shortened

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
        found = (
            path
            for path in _listed(self._companions.backups)
            if path.name.startswith(prefixes) and path.suffix == SUFFIX
        )
        return sorted(found, key=lambda path: (_stated_revision(path), path.name), reverse=True)

    def newest_good(self) -> Path | None:
        """Return the newest backup whose seal is whole, None if there is none."""
        return next((path for path in self.all() if _is_whole(path)), None)


def _make_folder(folder: Path, model: Path) -> None:
    if folder.is_dir():
        return
    rights.make_folder(folder, model)
    sync_folder(folder.parent)


def _same(path: Path, event: Path) -> bool:
    return path.is_file() and ordinary_files.read(path) == ordinary_files.read(event)


def _link_or_copy(event: Path, backup: Path) -> None:
    if not files.second_name(event, backup):
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
