"""Who may not do what with which file, and who can change that."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from shlex import quote

from paircard.core.values.language import tr
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import rights
from paircard.data.storage.sidecar_files import Companions

_REFUSALS = {errno.EACCES, errno.EPERM}


def what_failed(error: OSError, companions: Companions) -> str:
    """Say what went wrong with the files of an event, and with which of them.

    >>> what_failed(OSError(28, "No space left on device"), Companions(Path("/venue/open.json")))
    'No space left on device'
    """
    if error.filename is None:
        return in_words(error)
    place = Path(os.fsdecode(error.filename))
    if error.errno in _REFUSALS:
        return _forbidden(place, companions)
    return in_words(error) if place == companions.event else f"{place.name}: {in_words(error)}"


def how_to_be_let_in(companions: Companions, place: Path) -> str:
    """Say who can let somebody work with a place that they may not use, and how: themselves, where it is theirs."""
    if not rights.BY_MODE:
        return tr("the Explorer shows who may, and lets its owner change that (Properties, Security)")
    if _is_mine(place):
        return _own_cure(place)
    return tr(
        "its owner, {owner}, can let you with paircard share {file}",
        owner=rights.owner_of(companions.event) or tr("whoever that is"),
        file=companions.event.name,
    )


def _forbidden(place: Path, companions: Companions) -> str:
    if not os.path.lexists(place) or place.name.endswith(".tmp"):
        folder = place.parent
        return tr("you may not write in {folder}; {cure}", folder=folder, cure=how_to_be_let_in(companions, folder))
    return tr("you may not use {file}; {cure}", file=place.name, cure=how_to_be_let_in(companions, place))


def _own_cure(place: Path) -> str:
    """Say what lets the owner themselves in again."""
    needed = stat.S_IRWXU if place.is_dir() else stat.S_IRUSR | stat.S_IWUSR
    if os.stat(place).st_mode & needed == needed:
        return tr("it is yours, and its rights are right: ask who looks after this machine")
    command = f"chmod {'u+rwx' if place.is_dir() else 'u+rw'} {quote(str(place))}"  # no words: a command
    return tr("it is yours: {command} lets you", command=command)


def _is_mine(place: Path) -> bool:
    try:
        return rights.is_mine(place)
    except OSError:
        return False
