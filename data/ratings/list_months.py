"""The month of a list, and the file in which each month is kept: the newest as `NAME.sqlite`, older ones beside it."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterable
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path

from paircard.data.platform import files

ENDING = ".sqlite"
BESIDE = "@"
"""Between the name of a list and the month of one that is no longer the newest."""
KEPT = 3
"""So many months of a list are kept, the newest among them."""
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_NAMED = re.compile(
    r"(?<![a-z])(jan(?=uary|[^a-z])|feb(?=ruary|[^a-z])|mar(?=ch|[^a-z])|apr(?=il|[^a-z])|may|jun(?=e|[^a-z])|jul(?=y|[^a-z])"
    r"|aug(?=ust|[^a-z])|sep(?=t|tember|[^a-z])|oct(?=ober|[^a-z])|nov(?=ember|[^a-z])|dec(?=ember|[^a-z]))"
    r"[a-z]{0,6}[ _-]?(?:20)?([0-9]{2})(?![0-9])"
)
_FIGURES = re.compile(r"(?<![0-9])(20[0-9]{2})[-_.]?(0[1-9]|1[0-2])(?![0-9])")
_MONTH = re.compile("20[0-9]{2}-(0[1-9]|1[0-2])")


def is_month(text: str) -> bool:
    """Whether a text is a month as it is kept: 2026-11."""
    return bool(_MONTH.fullmatch(text))


def month_in(text: str) -> str:
    """Return the month that a heading or the name of a file tells; empty where it tells none.

    >>> month_in("standard_oct26frl.txt"), month_in("... OCT26 Gms K"), month_in("pl-2026-11.csv"), month_in("list.txt")
    ('2026-10', '2026-10', '2026-11', '')
    """
    if found := _FIGURES.search(text):
        return f"{found[1]}-{found[2]}"
    if found := _NAMED.search(text.casefold()):
        return f"20{found[2]}-{_MONTHS.index(found[1]) + 1:02}"
    return ""


def this_month() -> str:
    """Return the month of today."""
    return datetime.now(UTC).strftime("%Y-%m")


def name_of(path: Path) -> str:
    """Return the name of the list that a file holds."""
    return path.stem.partition(BESIDE)[0]


def month_of(path: Path) -> str:
    """Return the month of the list in a file; empty where it is not known, and for a file that cannot be read."""
    if month := path.stem.partition(BESIDE)[2]:
        return month
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"  # no words: an address
        with closing(sqlite3.connect(address, uri=True)) as base:
            found = base.execute("SELECT value FROM about WHERE key = 'month'").fetchone()  # no words: SQL
    except sqlite3.Error:
        return ""
    return str(found[0]) if found and is_month(str(found[0])) else ""


def of_month(path: Path, month: str) -> Path:
    """Return the file of the same list for a month, where it is kept; else the one given."""
    beside = path.with_name(f"{name_of(path)}{BESIDE}{month}{ENDING}")
    return beside if month and month != month_of(path) and beside.is_file() else path


def newest_of_each(paths: Iterable[Path]) -> list[Path]:
    """Return of each list the file of its newest month."""
    newest: dict[str, Path] = {}
    for path in sorted(paths):  # `NAME.sqlite` stands before `NAME@...`, which stand by their months
        known = newest.get(name_of(path))
        if known is None or BESIDE in known.stem:
            newest[name_of(path)] = path
    return list(newest.values())


def put_in_place(fresh: Path, folder: Path, name: str, month: str) -> None:
    """Put a whole new list where it belongs, and keep the one of an earlier month beside it; raise `OSError`."""
    newest = folder / f"{name}{ENDING}"
    there = month_of(newest) if newest.exists() else ""
    if month and there and month < there:
        files.replace(fresh, folder / f"{name}{BESIDE}{month}{ENDING}")
    else:
        if month and there and there < month:
            files.replace(newest, folder / f"{name}{BESIDE}{there}{ENDING}")
        files.replace(fresh, newest)
    older = sorted(folder.glob(f"{name}{BESIDE}*{ENDING}"), reverse=True)
    for path in older[KEPT - 1 :]:
        with suppress(OSError):  # on Windows somebody may be reading it: it goes with the next list
            path.unlink()
