"""Rights of Windows: a new file has those of its folder, and people change them in the Explorer."""

from __future__ import annotations

import errno
import os
from pathlib import Path

BY_MODE = False
"""Whether rights are an owner, a group and a mode, which commands such as `chmod` change."""


def take_after(descriptor: int, model: Path) -> None:
    """Do nothing: the file has the rights of its folder, as `model` has."""


def make_folder(folder: Path, model: Path) -> None:
    """Make a folder with the rights of the one around it; a mode would take them from everybody else."""
    os.mkdir(folder)


def is_mine(place: Path, *, or_mine_to_change: bool = False) -> bool:
    """Return whether nobody else need be asked: that is not known here."""
    return or_mine_to_change


def owner_of(place: Path) -> str:
    """Return nothing: it would take the lists of the domain to tell."""
    return ""


def group_called(name: str) -> int:
    """Raise `KeyError`: groups have no numbers here."""
    raise KeyError(name)


def group_name(number: int) -> str:
    """Return the number."""
    return str(number)


def give_to_group(place: Path, group: int, rights: int) -> None:
    """Raise `OSError`: a group is given rights in the Explorer."""
    raise OSError(errno.ENOSYS, os.strerror(errno.ENOSYS), str(place))
