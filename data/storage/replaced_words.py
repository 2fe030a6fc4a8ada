"""What is said of an open event whose file is no longer what the program knows."""

from __future__ import annotations

from pathlib import Path

from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr, trn
from paircard.data.storage.errors import FileReplaced, NoSuchEvent, StoreError
from paircard.data.storage.histories import agreed


def by_another(path: Path, known: Tournament, found: Tournament) -> FileReplaced:
    """Return the error about a file that another good one has taken the place of."""
    if not agreed(known, found):
        said = tr(
            "{file} was replaced by another event, {name}, while {known} was open: nothing was stored.",
            file=path.name,
            name=found.details.name,
            known=known.details.name,
        )
        return FileReplaced(said, known=known, found=found)
    missing = known.revision - agreed(known, found)
    said = trn(
        "{file} was replaced while it was open, {count} entry is missing in it: nothing was stored.",
        "{file} was replaced while it was open, {count} entries are missing in it: nothing was stored.",
        missing,
        file=path.name,
    )
    return FileReplaced(said, known=known, found=found)


def spoilt(path: Path, known: Tournament, error: StoreError) -> FileReplaced:
    """Return the error about a file that is gone, or no event any more."""
    if not path.parent.is_dir():
        return folder_gone(path, known)
    if isinstance(error, NoSuchEvent):
        said = tr("{file} was removed while it was open: nothing was stored.", file=path.name)
    else:
        said = tr("{file} was damaged while it was open: nothing was stored.", file=path.name)
    return FileReplaced(said, known=known)


def folder_gone(path: Path, known: Tournament) -> FileReplaced:
    """Return the error about an event whose whole folder is gone, a stick that was pulled out for example."""
    said = tr(
        "The folder {folder} is gone, {file} with it: nothing was stored. Bring the folder back, then go on.",
        folder=path.parent,
        file=path.name,
    )
    return FileReplaced(said, known=known)
