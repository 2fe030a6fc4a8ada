"""The file of acceptance scenario S8: 120 rows of entrants, ten of them with something wrong.

CP1250 has no Bulgarian (Cyrillic) letters. The plain file therefore writes Bulgarian names in Latin letters,
so that both encodings can hold it; `cyrillic=True` writes them in their own, for UTF-8 only.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from itertools import product

COLUMNS = ("no", "name", "sex", "title", "rating", "rating_source", "federation", "fide_id", "birth", "club")

SURNAMES = (
    ("Żółtowski", "POL"), ("Wąśniewska", "POL"), ("Ścibor", "POL"), ("Jałoński", "POL"),
    ("Dvořáček", "CZE"), ("Žižkovský", "CZE"), ("Kőszegváry", "HUN"), ("Tűzesi", "HUN"),
    ("Şerbănel", "ROU"), ("Müllerhoff", "GER"), ("Yordzhev", "BUL"), ("Shtarkov", "BUL"),
)  # fmt: skip
GIVEN = ("Łucja", "Grzegorz", "Zbyněk", "Ödön", "Małgorzata", "Jiří", "Ilka", "Stanisław", "Ágota", "Bożena")
CYRILLIC = {"Yordzhev": "Йорджев", "Shtarkov": "Щърков"}

CLEAN_ROWS = 110
FLAGGED_ROWS = frozenset({12, 34, 56, 78, 97, 101, 105, 119})
REFUSED_ROWS = {88: 10, 117: 55}
"""Rows that repeat a FIDE id, and the row that has it."""
NAMESAKE, NAMESAKE_OF = 97, 30
UNRATED = {12: "", 34: "0", 56: "-", 78: "   "}
ODD = {101: ("rating", "A1946"), 105: ("title", "WH"), 119: ("birth", "0000")}

Row = dict[str, str]


def rows(*, cyrillic: bool = False) -> list[Row]:
    """Return the 120 rows, row 1 first."""
    table = [_clean_row(number, name, cyrillic) for number, name in zip(range(1, 121), _names(), strict=True)]
    for number, first in REFUSED_ROWS.items():
        table[number - 1]["fide_id"] = table[first - 1]["fide_id"]
    namesake, original = table[NAMESAKE - 1], table[NAMESAKE_OF - 1]
    namesake.update(name=original["name"].upper(), birth=original["birth"], fide_id="")
    for number, rating in UNRATED.items():
        table[number - 1]["rating"] = rating
    for number, (column, text) in ODD.items():
        table[number - 1][column] = text
    return table


def document(encoding: str, *, separator: str = ";", line_end: str = "\r\n", cyrillic: bool = False) -> bytes:
    """Return the file as bytes."""
    buffer = io.StringIO()
    writer = csv.DictWriter(buffer, COLUMNS, delimiter=separator, lineterminator=line_end)
    writer.writeheader()
    writer.writerows(rows(cyrillic=cyrillic))
    return buffer.getvalue().encode(encoding)


def _names() -> Iterator[tuple[str, str, str]]:
    return ((surname, given, federation) for given, (surname, federation) in product(GIVEN, SURNAMES))


def _clean_row(number: int, name: tuple[str, str, str], cyrillic: bool) -> Row:
    surname, given, federation = name
    if cyrillic:
        surname = CYRILLIC.get(surname, surname)
    return {
        "no": str(number),
        "name": f"{surname}, {given}",
        "sex": "w" if given.endswith("a") else "m",
        "title": {0: "FM", 1: "WIM"}.get(number % 17, ""),
        "rating": str(2450 - 9 * number),
        "rating_source": "FIDE",
        "federation": federation,
        "fide_id": str(990_000_000 + number),
        "birth": str(1950 + 7 * number % 60),
        "club": "Klub Szachowy; Łódź" if number % 5 == 0 else "",
    }
