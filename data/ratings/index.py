"""The index: one SQLite file a list, in the user's data folder; a new one is built beside the old and replaces it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from threading import get_ident
from time import time

from platformdirs import user_data_path

from paircard.core.event.entrant import FIDE_LIST
from paircard.core.values.language import tr
from paircard.core.values.text import clean, transcribed
from paircard.data.machine.os_errors import in_words
from paircard.data.platform import files
from paircard.data.ratings.list_months import BESIDE, ENDING, name_of, newest_of_each, put_in_place
from paircard.data.ratings.rated_player import Rated
from paircard.data.ratings.surname import folded_name, surname_of
from paircard.data.storage.errors import NotStored, Unreadable

FORMAT = "3"
WITHOUT_SURNAMES = "1"
"""Its players are found, but not with typing errors."""
WITHOUT_K = {WITHOUT_SURNAMES, "2"}
READABLE = {*WITHOUT_K, FORMAT}
_BATCH = 20_000
_FREQUENT = 50_000
"""So many surnames are remembered while a list is read, lest they are written down again with every batch."""
_LONGEST_IMPORT = 24 * 60 * 60
"""Seconds."""
_TABLES = """
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT);
CREATE TABLE player (
    name TEXT, fide_id TEXT, national_id TEXT, federation TEXT, sex TEXT, title TEXT,
    standard INTEGER, rapid INTEGER, blitz INTEGER, birth INTEGER, active INTEGER, category TEXT, club TEXT,
    k INTEGER, rapid_k INTEGER, blitz_k INTEGER,
    folded TEXT
);
CREATE TABLE surname (heard TEXT, folded TEXT, PRIMARY KEY (heard, folded)) WITHOUT ROWID;
CREATE TEMP TABLE listed (surname TEXT);
"""  # no words: SQL
_INDEXES = """
CREATE INDEX by_name ON player (folded);
CREATE INDEX by_fide_id ON player (fide_id) WHERE fide_id != '';
CREATE INDEX by_national_id ON player (national_id) WHERE national_id != '';
"""  # no words: SQL
_PLACES = ",".join("?" * (len(Rated._fields) + 1))
Progress = Callable[[int, int], None]
"""Told now and then: bytes read, players kept."""


def ratings_folder() -> Path:
    """Return where the lists of whoever is logged in are kept."""
    return Path(user_data_path("paircard")) / "ratings"


def lists(folder: Path) -> tuple[Path, ...]:
    """Return the lists there are, each of its newest month: FIDE's first, the others by name."""
    found = newest_of_each(path for path in folder.glob(f"*{ENDING}") if path.is_file())
    return tuple(sorted(found, key=lambda path: (name_of(path) != FIDE_LIST, name_of(path))))


def every_month(folder: Path) -> tuple[Path, ...]:
    """Return the files of all months of all lists, the newest of each first."""
    return tuple(
        path
        for newest in lists(folder)
        for path in (newest, *sorted(folder.glob(f"{name_of(newest)}{BESIDE}*{ENDING}"), reverse=True))
        if path == newest or path.stem != newest.stem
    )


def build(
    folder: Path,
    name: str,
    file: Path,
    rows: Iterable[tuple[int, Rated | None]],
    progress: Progress | None = None,
    *,
    month: str = "",
) -> int:
    """Make or replace the list `name` of a month, whole or not at all; return how many players it has.

    One of an earlier month is kept beside it, and a new one of an earlier month goes beside the newest. Of an unknown
    month (empty) it takes the place of what is there.

    Raises `NotStored` when the disk will not have it, `Unreadable` when there is no player, and whatever `rows` and
    `progress` raise; then the old list stays.
    """
    # one that was given up may still be at its end while the next begins
    fresh = folder / f"{name}.{os.getpid()}-{get_ident()}.new"  # no words: a name of a file
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _clear_leftovers(folder)
        with closing(sqlite3.connect(fresh)) as base:
            read, count = _fill(base, name, file, rows, progress, month)
        if not count:
            sentence = tr("{file} holds no player that is wanted: nothing was stored.", file=clean(str(file)))
            raise Unreadable(sentence)
        _flush(fresh)
        if progress:
            progress(read, count)  # the last chance to give it up
        put_in_place(fresh, folder, name, month)
    except (OSError, sqlite3.Error) as error:
        why = in_words(error)
        sentence = tr(
            "The list {list} was not stored in {folder} ({why}): free some space there.",
            list=name,
            folder=folder,
            why=why,
        )
        raise NotStored(sentence) from error
    finally:
        with suppress(OSError):
            fresh.unlink()
    return count


def _fill(
    base: sqlite3.Connection,
    name: str,
    file: Path,
    rows: Iterable[tuple[int, Rated | None]],
    progress: Progress | None,
    month: str,
) -> tuple[int, int]:
    """Return how many bytes were read, about, and how many players are kept."""
    # a file that is thrown away when anything happens needs no journal
    base.executescript(f"PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; {_TABLES}")  # no words: SQL
    read = count = 0
    frequent: set[str] = set()
    iterator = iter(rows)
    while batch := list(islice(iterator, _BATCH)):
        clean_players = (player.cleaned() for _, player in batch if player is not None)
        players = [(*player, folded_name(player.name)) for player in clean_players if player.name]
        base.executemany(f"INSERT INTO player VALUES ({_PLACES})", players)  # no words: SQL
        surnames = {surname_of(player[0]) for player in players} - frequent
        if len(frequent) < _FREQUENT:
            frequent |= surnames
        base.executemany("INSERT INTO listed VALUES (?)", ((folded_name(each),) for each in surnames))  # no words: SQL
        read, count = batch[-1][0], count + len(players)
        if progress:
            progress(read, count)
    base.executescript(_INDEXES)
    base.executemany("INSERT INTO surname VALUES (?, ?)", _heard(base))  # no words: SQL
    base.executemany("INSERT INTO about VALUES (?, ?)", _about(name, file, count, month))  # no words: SQL
    base.commit()
    return read, count


def _heard(base: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """Yield each surname once, as it is heard and as it is folded."""
    for (surname,) in base.execute("SELECT DISTINCT surname FROM listed ORDER BY surname"):  # no words: SQL
        if heard := transcribed(surname):
            yield heard, surname


def _about(name: str, file: Path, count: int, month: str) -> Iterator[tuple[str, str]]:
    yield "format", FORMAT
    yield "name", name
    yield "file", clean(file.name)
    yield "players", str(count)
    yield "month", month
    yield "imported", datetime.now(UTC).strftime("%Y-%m-%d")


def _clear_leftovers(folder: Path) -> None:
    """Remove what killed imports have left; one that still runs is younger."""
    for left in folder.glob("*.new"):
        with suppress(OSError):
            if time() - left.stat().st_mtime > _LONGEST_IMPORT:
                left.unlink()


def _flush(fresh: Path) -> None:
    """Have the new list on disk before it is seen in place of the old one."""
    with fresh.open("rb+") as file:
        files.flush(file.fileno())
