"""Rights of POSIX systems: owner, group and mode."""

from __future__ import annotations

import grp
import os
import stat
from contextlib import suppress
from pathlib import Path

BY_MODE = True
"""Whether rights are an owner, a group and a mode, which commands such as `chmod` change."""
_SHARED_FILE_MODE = 0o660


def take_after(descriptor: int, model: Path) -> None:
    """Give an open file the mode, and where allowed the owner and group, of `model`.

    Without that it follows its folder: where a group shares the folder (setgid, the group may write) the file is the
    group's too, else it stays for its owner alone.
    """
    try:
        like = os.stat(model)
    except FileNotFoundError:
        if _is_shared(model.parent):
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


def _is_shared(folder: Path) -> bool:
    """Whether a folder is a group's: what is made in it belongs to the group, which may write there."""
    mode = os.stat(folder).st_mode
    return bool(mode & stat.S_ISGID and mode & stat.S_IWGRP)


def make_folder(folder: Path, model: Path) -> None:
    """Make a folder for those who may use the file `model`."""
    os.mkdir(folder, 0o700)
    like = model.stat()
    mode = stat.S_IMODE(like.st_mode)
    with suppress(PermissionError):
        os.chown(folder, -1, like.st_gid)
    # who may read the file may look into the folder; what is made in a group's folder is the group's
    os.chmod(folder, mode | (mode & 0o444) >> 2 | folder.parent.stat().st_mode & stat.S_ISGID)


def is_mine(place: Path, *, or_mine_to_change: bool = False) -> bool:
    """Whether a place belongs to whoever runs this, or root runs it and may change everything."""
    owner, me = os.stat(place).st_uid, os.geteuid()
    return owner == me or (or_mine_to_change and me == 0)


def owner_of(place: Path) -> str:
    """Return the name of the owner, else their number; empty where nobody can tell."""
    try:
        return place.owner()
    except KeyError:
        return str(place.stat().st_uid)
    except OSError:
        return ""


def group_called(name: str) -> int:
    """Return the number of a group by its name; raise `KeyError` where there is none."""
    return grp.getgrnam(name).gr_gid


def group_name(number: int) -> str:
    """Return the name of a group, else its number."""
    try:
        return grp.getgrgid(number).gr_name
    except KeyError:
        return str(number)


def give_to_group(place: Path, group: int, rights: int) -> None:
    """Give a place to a group, with these rights beside those that it has. Raises `OSError`."""
    before = stat.S_IMODE(place.stat().st_mode)
    os.chown(place, -1, group)
    os.chmod(place, before | rights)
