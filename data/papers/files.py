"""Papers in a folder: sheets and pages, none over a file that is something else."""

from __future__ import annotations

import os
import time
from collections.abc import Container, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from threading import get_ident

from paircard.core.values.language import tr, trn
from paircard.core.values.progress import Steps
from paircard.data.machine.os_errors import in_words
from paircard.data.papers.signature import Signature
from paircard.data.platform import files
from paircard.data.storage.errors import EventExists, NotStored

_PART = ".tmp"
_OURS = ("*.html", "standings.json", "rounds.ics", "look*.css", "live*.js", "*.svg")  # no words: names of files
_LEFT = 60.0
"""Seconds after which a page that is still being written is not: it takes milliseconds."""


def write_papers(folder: Path, sheets: Mapping[str, bytes]) -> tuple[Path, ...]:
    """Write sheets by file name; return their paths. A file that already holds the same is left alone.

    Raises EventExists before anything is written if a name is taken, NotStored if the disk refuses.
    """
    paths = {folder / name: content for name, content in sheets.items()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        missing = {path: content for path, content in paths.items() if not _is_there(path, content)}
        for path, content in missing.items():
            path.write_bytes(content)
    except OSError as error:
        raise NotStored(
            tr("Nothing can be written to {path}: {reason}.", path=folder, reason=in_words(error))
        ) from error
    return tuple(paths)


def replace_pages(folder: Path, pages: Mapping[str, str], signature: Signature, steps: Steps | None = None) -> int:
    """Write pages in the order given, each at once as a whole, a step each; return how many were not there like that.

    Only pages of the same event are replaced, and those it has no longer are removed: raises EventExists before
    anything is written if something else has one of the names, NotStored if the disk refuses.
    """
    paths = {folder / name: text.encode() for name, text in pages.items()}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        changed = {path: content for path, content in paths.items() if not _is_page(path, content, signature)}
        for path, content in (steps or Steps()).each(changed.items()):
            _replace(path, content)
        _remove_gone(folder, paths, signature)
    except OSError as error:
        raise NotStored(
            tr("Nothing can be written to {path}: {reason}.", path=folder, reason=in_words(error))
        ) from error
    return sum(map(is_page, changed))


def pages_told(folder: Path, pages: int, changed: int) -> str:
    """Say in one sentence what was written."""
    return trn(
        "{count} page in {folder}, {changed} new or changed.",
        "{count} pages in {folder}, {changed} of them new or changed.",
        pages,
        folder=folder,
        changed=changed,
    )


def is_page(path: str | Path) -> bool:
    """Whether a file is a page and not one that other programs read."""
    return Path(path).suffix == ".html"


def need_own_pages(folder: Path, pages: Iterable[str], signature: Signature) -> None:
    """Raise EventExists if something that is no page of the event has one of the names; nothing is written."""
    try:
        for path in (folder / name for name in pages):
            if path.exists():
                signature.need_own(path, _text(path) if path.is_file() else "")
    except OSError as error:
        raise NotStored(
            tr("Nothing can be written to {path}: {reason}.", path=folder, reason=in_words(error))
        ) from error


def _remove_gone(folder: Path, pages: Container[Path], signature: Signature) -> None:
    """Remove what was a page of the event, and what a writer that was killed has left."""
    for path in (path for pattern in _OURS for path in folder.glob(pattern)):
        if path not in pages and path.is_file() and signature.is_own(_text(path)):
            path.unlink(missing_ok=True)
    for path in (path for pattern in _OURS for path in folder.glob(f".{pattern}.*{_PART}")):  # no words: names of files
        with suppress(FileNotFoundError):  # another writer has put it in its place
            if time.time() - path.stat().st_mtime > _LEFT:
                path.unlink()


def _is_page(path: Path, content: bytes, signature: Signature) -> bool:
    """Tell whether a page is there like this; raise EventExists if what is there is none of this event."""
    if not path.exists():
        return False
    if path.is_file() and path.read_bytes() == content:
        return True
    signature.need_own(path, _text(path) if path.is_file() else "")
    return False


def _text(path: Path) -> str:
    return path.read_bytes().decode(errors="replace")


def _replace(path: Path, content: bytes) -> None:
    """Let a reader see the old page or the new one, never a part; pages can be made anew, so nothing is flushed."""
    # others may be writing it, too
    temporary = path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}{_PART}")  # no words: the name of a file
    try:
        temporary.write_bytes(content)
        files.replace(temporary, path)
    except OSError:
        temporary.unlink(missing_ok=True)
        raise


def _is_there(path: Path, content: bytes) -> bool:
    """Tell whether a file holds this already; raise EventExists if it holds something else."""
    if not path.exists():
        return False
    if path.is_file() and path.read_bytes() == content:
        return True
    raise EventExists(tr("{path} already exists and holds something else: name another folder.", path=path))
