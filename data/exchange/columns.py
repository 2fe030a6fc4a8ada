"""Which column of a table is what: recognised by its heading, or said by a person."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from core.language import tr
from core.text import folded
from data.errors import Unreadable

Columns = Mapping[str, int]
"""Field by field the place of its column, from 0."""

# no words: headings of files
FIELDS: Mapping[str, tuple[str, ...]] = {
    "name": ("name", "nazwisko i imie", "nazwisko imie", "player", "namn", "ime"),  # no words: headings of files
    "surname": ("surname", "last name", "lastname", "nazwisko", "efternamn", "familiia"),  # no words: headings of files
    "first_name": ("first name", "firstname", "imie", "fornamn"),  # no words: headings of files
    "rating": ("rating", "ranking", "elo", "rtg", "rating krajowy", "lask"),  # no words: headings of files
    "rating_source": ("rating source",),  # no words: headings of files
    "title": ("title", "tytul", "tyt", "titel"),
    "federation": ("federation", "fed", "federacja"),
    "club": ("club", "klub", "klubb"),
    "town": ("town", "city", "miasto", "miejscowosc", "ort", "grad"),
    "local_rating": ("local rating", "ranking lokalny", "lokal rating"),  # no words: headings of files
    "birth": (
        "birth", "born", "year", "rok ur", "rok urodzenia", "data urodzenia",  # no words: headings of files
        "rocznik", "fodd",
    ),
    "sex": ("sex", "plec", "kon"),
    "fide_id": ("fide id", "fideid", "id fide"),  # no words: headings of files
    "national_id": (
        "national id", "id krajowe", "nr rej", "nr rejestracyjny",  # no words: headings of files
        "cr", "medlemsnummer",
    ),
    "category": ("category", "kategoria", "kat"),
    "team": ("team", "druzyna", "zespol", "lag", "otbor", "отбор", "команда"),
    "board": ("board", "bo", "bd", "szachownica", "bord", "brade", "daska", "дъска", "доска"),
}  # fmt: skip
"""Fields, and the headings that are known to mean them, without accents, case, dots and dashes."""


def plain(heading: str) -> str:
    """Return a heading as it is compared.

    >>> plain("Nr_Rej."), plain("Imię")
    ('nr rej', 'imie')
    """
    return " ".join(re.sub(r"[._\-]", " ", folded(heading)).split())


def recognised(header: Sequence[str]) -> Columns:
    """Return the columns whose headings are known; of two with one heading the first.

    >>> recognised(["Lp.", "Nazwisko", "Imię", "Elo"])
    {'surname': 1, 'first_name': 2, 'rating': 3}
    """
    places = {plain(heading): place for place, heading in reversed(list(enumerate(header)))}
    found = {field: next((each for each in names if each in places), "") for field, names in FIELDS.items()}
    columns = {field: places[heading] for field, heading in found.items() if heading}
    return without_halves(columns) if "name" in columns else columns


def without_halves(columns: Columns) -> Columns:
    """Return the columns without surname and first name: the whole name stands in one."""
    return {field: place for field, place in columns.items() if field not in ("surname", "first_name")}


def has_names(columns: Columns) -> bool:
    """Whether it is known where the names stand."""
    return bool({"name", "surname"} & columns.keys())


def parse_columns(text: str, file: str, header: Sequence[str]) -> Columns:
    """Return what `name=Nazwisko,rating=Elo` says of a file; raise `Unreadable` for what is not there.

    >>> parse_columns("name=nazwisko, rating=Elo", "a.csv", ["Elo", "Nazwisko"])
    {'name': 1, 'rating': 0}
    """
    columns: dict[str, int] = {}
    for part in filter(None, (each.strip() for each in text.split(","))):
        field, equals, heading = (each.strip() for each in part.partition("="))
        if not equals or field not in FIELDS or not heading:
            raise Unreadable(
                tr(
                    "{part} names no column: write FIELD=HEADING, FIELD one of {fields}.",
                    part=repr(part),
                    fields=", ".join(FIELDS),
                )
            )
        place = place_of(heading, header)
        if place is None:
            raise Unreadable(
                tr(
                    "{file} has no column {column}: its columns are {columns}.",
                    file=file,
                    column=heading,
                    columns=_shown(header),
                )
            )
        columns[field] = place
    return columns


def place_of(typed: str, header: Sequence[str]) -> int | None:
    """Return the place of the column with a heading; None if there is none.

    >>> place_of("elo", ["Name", "Elo"])
    1
    """
    plains = [plain(each) for each in header]
    return plains.index(plain(typed)) if plain(typed) in plains else None


def need_names(columns: Columns, file: str, header: Sequence[str]) -> Columns:
    """Return the columns; raise `Unreadable` with how to say them when no column holds the names."""
    if has_names(columns):
        return columns
    raise Unreadable(
        tr(
            "It is not clear which column of {file} holds the names: say so with --columns "
            "name=HEADING,rating=HEADING; its columns are {columns}.",
            file=file,
            columns=_shown(header),
        )
    )


def named(cells: Sequence[str], columns: Columns) -> dict[str, str]:
    """Return the cells of a line by field; surname and first name become the name.

    >>> named(["Lis", "Ewa", "1500"], {"surname": 0, "first_name": 1, "rating": 2, "club": 3})
    {'rating': '1500', 'club': '', 'name': 'Lis, Ewa'}
    """
    found = {field: cells[place] if place < len(cells) else "" for field, place in columns.items()}
    surname, first = found.pop("surname", ""), found.pop("first_name", "")
    if "name" not in found:
        found["name"] = ", ".join(filter(None, (surname.strip(), first.strip())))
    return found


def _shown(header: Sequence[str]) -> str:
    return ", ".join(each for each in header if each)[:200]
