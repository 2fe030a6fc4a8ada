"""Papers in a folder: sheets and pages, none over a file that is something else."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.language import tr
from data.errors import EventExists, NotStored


def write_papers(folder: Path, sheets: Mapping[str, str]) -> tuple[Path, ...]:
    """Write sheets by file name; return their paths. A file that already holds the same is left alone.

    Raises EventExists before anything is written if a name is taken, NotStored if the disk refuses.
    """
    paths = {folder / name: text.encode() for name, text in sheets.items()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        missing = {path: content for path, content in paths.items() if not _is_there(path, content)}
        for path, content in missing.items():
            path.write_bytes(content)
    except OSError as error:
        raise NotStored(
            tr("Nothing can be written to {path}: {reason}.", path=folder, reason=error.strerror)
        ) from error
    return tuple(paths)


def replace_pages(folder: Path, pages: Mapping[str, str], marker: str) -> int:
    """Write pages in the order given, each at once as a whole; return how many were not there like that already.

    Only what bears the marker is replaced: raises EventExists before anything is written if something else has one
    of the names, NotStored if the disk refuses.
    """
    paths = {folder / name: text.encode() for name, text in pages.items()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        changed = {path: content for path, content in paths.items() if not _is_page(path, content, marker.encode())}
        for path, content in changed.items():
            _replace(path, content)
    except OSError as error:
        raise NotStored(
            tr("Nothing can be written to {path}: {reason}.", path=folder, reason=error.strerror)
        ) from error
    return len(changed)


def _is_page(path: Path, content: bytes, marker: bytes) -> bool:
    """Tell whether a page is there like this; raise EventExists if what is there is no page of ours."""
    if not path.exists():
        return False
    there = path.read_bytes() if path.is_file() else b""
    if marker not in there:
        raise EventExists(tr("{path} is there already and is no page of paircard: name another folder.", path=path))
    return there == content


def _replace(path: Path, content: bytes) -> None:
    """Let a reader see the old page or the new one, never a part; pages can be made anew, so nothing is flushed."""
    temporary = path.with_name(f".{path.name}.tmp")  # no words: the name of a file
    temporary.unlink(missing_ok=True)
    try:
        with temporary.open("xb") as file:
            file.write(content)
        temporary.replace(path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def _is_there(path: Path, content: bytes) -> bool:
    """Tell whether a file holds this already; raise EventExists if it holds something else."""
    if not path.exists():
        return False
    if path.is_file() and path.read_bytes() == content:
        return True
    raise EventExists(tr("{path} is there already and holds something else: name another folder.", path=path))
