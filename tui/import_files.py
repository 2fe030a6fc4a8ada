"""The files around an import: the one that is read, and the report kept beside it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from core.text import clean
from data.errors import Unreadable

LISTS = frozenset({".csv", ".tsv"})
"""Endings of files that hold entrants only."""

LARGEST = 16 * 1024 * 1024
"""Bytes; no list of entrants and no report of one event comes near."""


def content_of(file: Path) -> bytes:
    """Return the bytes of a file to import; raise `Unreadable` with one sentence that says why not."""
    try:
        if file.is_dir():
            raise Unreadable(f"{shown(file)} is a folder: choose a file in it.")
        if file.exists() and not file.is_file():
            raise Unreadable(f"{shown(file)} is no ordinary file: choose a list or a report.")
        if file.stat().st_size > LARGEST:
            raise Unreadable(f"{shown(file)} is larger than 16 MB: it is no list of entrants.")
        content = file.read_bytes()
    except FileNotFoundError:
        raise Unreadable(f"There is no file {shown(file)}: check the name.") from None
    except PermissionError:
        raise Unreadable(f"You may not read {shown(file)}: ask its owner for access.") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise Unreadable(f"{shown(file)} cannot be read ({why}): check the name or the disk.") from error
    if not content.strip():
        raise Unreadable(f"{shown(file)} is empty: choose another file.")
    return content


def save_report(folder: Path, file: Path, lines: Iterable[str]) -> Path:
    """Keep the report of an import as NAME.import.txt, beside earlier ones; return its path.

    Raises `OSError`.
    """
    path, number = folder / f"{file.stem}.import.txt", 1
    while True:
        try:
            with path.open("x", encoding="utf-8") as report:
                report.writelines(f"{line}\n" for line in lines)
        except FileExistsError:
            number += 1
            path = folder / f"{file.stem}.import-{number}.txt"
        else:
            return path


def shown(path: Path) -> str:
    """Return a path as a message may show it: names of files are data too."""
    return clean(str(path))
