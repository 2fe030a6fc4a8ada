"""Which column of a table is what: recognised by its heading, or said by a person."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from paircard.core.event.entrant import RatingSource
from paircard.core.values.language import tr
from paircard.core.values.text import folded
from paircard.data.exchange.headings import FIELDS, ONLY_BESIDE
from paircard.data.storage.errors import Unreadable

Columns = Mapping[str, int]
"""Field by field the place of its column, from 0."""


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
    for heading, needed in ONLY_BESIDE.items():
        if heading in places and needed.isdisjoint(places):
            del places[heading]
    found = {field: next((each for each in names if each in places), "") for field, names in FIELDS.items()}
    columns = {field: places[heading] for field, heading in found.items() if heading}
    columns |= _of_programs(header, columns)
    return without_halves(columns) if "name" in columns else columns


def _of_programs(header: Sequence[str], columns: Columns) -> dict[str, int]:
    """Return the columns that a heading alone does not tell, as programs for tournaments write them."""
    found: dict[str, int] = {}
    name = columns.get("name", 0)
    if "title" not in columns and name and not header[name - 1].strip():
        found["title"] = name - 1  # of start lists on chess-results.com
    plains = [plain(each) for each in header]
    if "fide_id" not in columns and "id" in plains and "k" in plains:
        found["fide_id"] = plains.index("id")  # Vega: the coefficient of FIDE stands beside it
    return found


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
    national = found.pop("national_rating", "").strip()
    if national.strip("0") and not found.get("rating", "").strip().strip("0"):
        found |= {"rating": national, "rating_source": RatingSource.NATIONAL.value}
    elif national.strip("0"):
        found["national_rating"] = national
    if "name" not in found:
        found["name"] = ", ".join(filter(None, (surname.strip(), first.strip())))
    return found


def _shown(header: Sequence[str]) -> str:
    return ", ".join(each for each in header if each)[:200]
