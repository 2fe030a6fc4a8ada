"""The files around an import: the one that is read, and the report kept beside it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from paircard.core.values.language import tr
from paircard.core.values.text import clean, harmless
from paircard.data.exchange.line_count import more_lines_than
from paircard.data.machine.os_errors import in_words
from paircard.data.storage.errors import Unreadable

WORKBOOKS = frozenset({".xlsx", ".ods"})
LISTS = frozenset({".csv", ".tsv", *WORKBOOKS})
"""Endings of files that hold entrants only."""

REPORTS = frozenset({".trf", ".trfx", ".txt", ".fid"})
"""Endings of reports of whole events."""

_WORKBOOK = b"PK\x03\x04"
"""How an archive begins, as every workbook of today is one."""
_OLD_WORKBOOK = bytes.fromhex("d0cf11e0a1b11ae1")
LARGEST = 16 * 1024 * 1024
"""Bytes; no list of entrants and no report of one event comes near."""

MOST_LINES = 200_000


def content_of(file: Path) -> bytes:
    """Return the bytes of a file to import, of a workbook those of its first table as CSV.

    Raises `Unreadable` with one sentence that says why not.
    """
    try:
        if file.is_dir():
            raise Unreadable(tr("{file} is a folder: choose a file in it.", file=path_shown(file)))
        if file.exists() and not file.is_file():
            raise Unreadable(tr("{file} is not an ordinary file: choose a list or a report.", file=path_shown(file)))
        if file.stat().st_size > LARGEST:
            raise Unreadable(tr("{file} is larger than 16 MB: it is not a list of entrants.", file=path_shown(file)))
        content = file.read_bytes()
        if content.startswith(_WORKBOOK):
            content = _table_of(file, content)
        elif content.startswith(_OLD_WORKBOOK):
            raise Unreadable(
                tr("{file} is an old workbook (.xls): save it as .xlsx, .ods or CSV.", file=path_shown(file))
            )
        if more_lines_than(MOST_LINES, content):
            sentence = tr(
                "{file} has more than {most} lines: it is not a list of entrants.",
                most=MOST_LINES,
                file=path_shown(file),
            )
            raise Unreadable(sentence)
    except FileNotFoundError:
        raise Unreadable(tr("There is no file {file}: check the name.", file=path_shown(file))) from None
    except PermissionError:
        raise Unreadable(tr("You may not read {file}: ask its owner for access.", file=path_shown(file))) from None
    except (OSError, ValueError) as error:
        why = in_words(error)
        sentence = tr("{file} cannot be read ({why}): check the name or the disk.", file=path_shown(file), why=why)
        raise Unreadable(sentence) from error
    if not content.strip():
        raise Unreadable(tr("{file} is empty: choose another file.", file=path_shown(file)))
    return content


def encoding_of(file: Path, said: str) -> str:
    """Return the encoding to read a file in, where somebody has said one: the letters of a workbook are certain."""
    return "" if file.suffix.lower() in WORKBOOKS else said


def _table_of(file: Path, content: bytes) -> bytes:
    from paircard.data.exchange.workbook import NotRead, table_of  # who reads a text needs no archives

    try:
        return table_of(content)
    except NotRead:
        sentence = tr(
            "{file} is not a workbook that can be read, or is far more than a list of entrants: save its table as CSV.",
            file=path_shown(file),
        )
        raise Unreadable(sentence) from None


def save_report(folder: Path, file: Path, lines: Iterable[str]) -> Path:
    """Keep the report of an import as NAME.import.txt, beside earlier ones; return its path.

    Raises `OSError`.
    """
    path, number = folder / f"{file.stem}.import.txt", 1  # no words: a name of a file
    while True:
        try:
            with path.open("x", encoding="utf-8", newline="\n") as report:
                report.writelines(harmless(f"{line}\n") for line in lines)
        except FileExistsError:
            number += 1
            path = folder / f"{file.stem}.import-{number}.txt"  # no words: a name of a file
        else:
            return path


def path_shown(path: Path) -> str:
    """Return a path as a message may show it: names of files are data too."""
    return clean(str(path))
