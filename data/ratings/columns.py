"""Which column of a national list is what: guessed by its heading, or said once and remembered for the file."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from core.language import tr
from core.text import folded
from data.errors import NotStored, Unreadable
from data.storage.durable import replace_file

FIELDS: Mapping[str, tuple[str, ...]] = {
    "name": ("name", "nazwisko i imie", "nazwisko imie", "player", "namn", "ime"),  # no words: headings of files
    "surname": ("surname", "last name", "lastname", "nazwisko", "efternamn", "familiia"),  # no words: headings of files
    "first_name": ("first name", "firstname", "imie", "fornamn"),  # no words: headings of files
    "rating": ("rating", "ranking", "elo", "rtg", "rating krajowy", "lask"),  # no words: headings of files
    "national_id": (
        "national id", "id krajowe", "nr rej", "nr rejestracyjny",  # no words: headings of files
        "national_id", "cr", "medlemsnummer",
    ),
    "fide_id": ("fide id", "fide_id", "fideid", "id fide"),  # no words: headings of files
    "federation": ("federation", "fed", "federacja"),
    "title": ("title", "tytul", "titel"),
    "category": ("category", "kategoria", "kat"),
    "birth": ("birth", "born", "year", "rok ur", "rok urodzenia", "data urodzenia", "fodd"),  # no words: headings
    "sex": ("sex", "plec", "kon"),
    "club": ("club", "klub", "klubb"),
}  # fmt: skip
"""Fields, and the headings that are known to mean them, without accents and case."""

REMEMBERED = "columns.json"
Columns = Mapping[str, str]
"""Field by field the heading of its column."""


def parse_columns(text: str) -> Columns:
    """Return what `name=Nazwisko,rating=Elo` says; raise `Unreadable` for a field that is not known.

    >>> parse_columns("name=Nazwisko, rating=Elo")
    {'name': 'Nazwisko', 'rating': 'Elo'}
    """
    columns: dict[str, str] = {}
    for part in filter(None, (each.strip() for each in text.split(","))):
        field, equals, heading = (each.strip() for each in part.partition("="))
        if not equals or field not in FIELDS or not heading:
            sentence = tr(
                "{part} names no column: write FIELD=HEADING, FIELD one of {fields}.",
                part=repr(part),
                fields=", ".join(FIELDS),
            )
            raise Unreadable(sentence)
        columns[field] = heading
    return columns


def columns_for(folder: Path, file: Path, header: Sequence[str], said: Columns | None) -> Columns:
    """Return the columns of a file: as said, else as remembered for its name or its header, else as guessed.

    Raises `Unreadable` when a column is not there, or no column holds the name.
    """
    columns = said or _remembered(folder, file, header) or _guessed(header)
    if missing := [heading for heading in columns.values() if folded(heading) not in map(folded, header)]:
        sentence = tr(
            "{file} has no column {column}: its columns are {columns}.",
            file=file.name,
            column=missing[0],
            columns=_shown(header),
        )
        raise Unreadable(sentence)
    if not {"name", "surname"} & columns.keys():
        sentence = tr(
            "It is not clear where the names stand in {file}: say it by --columns name=HEADING,rating=HEADING; "
            "its columns are {columns}.",
            file=file.name,
            columns=_shown(header),
        )
        raise Unreadable(sentence)
    return columns


def remember_columns(folder: Path, file: Path, header: Sequence[str], columns: Columns) -> None:
    """Keep the columns for the next time; raise `NotStored` when the disk will not have it."""
    known = {**_all(folder), file.name: {"header": list(header), "columns": dict(columns)}}
    try:
        folder.mkdir(parents=True, exist_ok=True)
        replace_file(folder / REMEMBERED, json.dumps(known, ensure_ascii=False, indent=1).encode())
    except OSError as error:
        sentence = tr("The columns of {file} were not remembered ({why}).", file=file.name, why=error.strerror)
        raise NotStored(sentence) from error


def _remembered(folder: Path, file: Path, header: Sequence[str]) -> Columns | None:
    known = _all(folder)
    by_header = (each for each in known.values() if _part(each, "header") == list(header))
    found = _part(known.get(file.name) or next(by_header, None), "columns")
    if not isinstance(found, dict):
        return None
    columns = {field: str(heading) for field, heading in found.items() if field in FIELDS}
    headings = set(map(folded, header))
    # a file of the same name may have come to hold something else
    return columns if all(folded(heading) in headings for heading in columns.values()) else None


def _part(entry: object, key: str) -> object:
    return entry.get(key) if isinstance(entry, dict) else None


def _all(folder: Path) -> dict[str, object]:
    try:
        known = json.loads((folder / REMEMBERED).read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return known if isinstance(known, dict) else {}


def _guessed(header: Sequence[str]) -> Columns:
    by_heading = {folded(" ".join(each.replace(".", " ").split())): each for each in reversed(header)}
    found = {
        field: next((by_heading[each] for each in names if each in by_heading), "") for field, names in FIELDS.items()
    }
    columns = {field: heading for field, heading in found.items() if heading}
    if "name" in columns:
        columns.pop("surname", None)
        columns.pop("first_name", None)
    return columns


def _shown(header: Sequence[str]) -> str:
    return ", ".join(each for each in header if each)[:200]
