"""Who may not do what with which file, and who can change that."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from core.language import tr
from data.storage.sidecar_files import Companions
from data.words import in_words

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


def how_to_be_let_in(companions: Companions) -> str:
    """Say who can let somebody else work on an event, and how."""
    return tr(
        "its owner, {owner}, can let you with paircard share {file}",
        owner=_owner(companions.event),
        file=companions.event.name,
    )


def _forbidden(place: Path, companions: Companions) -> str:
    if not os.path.lexists(place) or place.name.endswith(".tmp"):
        return tr("you may not write in {folder}; {cure}", folder=place.parent, cure=how_to_be_let_in(companions))
    return tr("you may not use {file}; {cure}", file=place.name, cure=how_to_be_let_in(companions))


def _owner(path: Path) -> str:
    try:
        return path.owner()
    except (OSError, KeyError):
        return tr("whoever that is")
