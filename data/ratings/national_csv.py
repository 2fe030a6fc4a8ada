"""National lists: CSV with a header line, comma, semicolon or tab, the columns told or guessed."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.entrant import Entrant
from core.language import tr
from core.text import clean, folded
from data.errors import Unreadable
from data.exchange.entrant_fields import read_entrant
from data.exchange.import_report import BadRow
from data.exchange.text_lines import decoded, numbered_lines
from data.ratings.columns import Columns
from data.ratings.rated import Rated, Troubles


@dataclass(frozen=True)
class NationalFile:
    """A file as text, cut into lines; the header is read."""

    lines: Sequence[tuple[int, str]]
    separator: str
    header: tuple[str, ...]

    @classmethod
    def of(cls, path: Path) -> NationalFile:
        """Read a file; raise `Unreadable` when it has no header line."""
        text, _ = decoded(path.read_bytes())
        lines = [(number, line) for number, line in numbered_lines(text) if line.strip()]
        if not lines:
            raise Unreadable(tr("{file} is empty: choose another file.", file=clean(str(path))))
        separator = max(";\t,", key=lines[0][1].count)
        try:
            header = tuple(clean(cell) for cell in _cells(lines[0][1], separator))
        except csv.Error as error:
            sentence = tr("{file} begins with no header line of a list ({why}).", file=clean(str(path)), why=error)
            raise Unreadable(sentence) from error
        return cls(lines[1:], separator, header)


def read_national(file: NationalFile, columns: Columns, troubles: Troubles) -> Iterator[tuple[int, Rated | None]]:
    """Yield for every line how far it is, in characters, and the player; None for a line that is none."""
    places = {folded(heading): place for place, heading in reversed(list(enumerate(file.header)))}
    at = {field: places[folded(heading)] for field, heading in columns.items()}
    read = 0
    for number, line in file.lines:
        read += len(line)
        try:
            yield read, _player(_cells(line, file.separator), at)
        except BadRow as bad:
            troubles.add(number, str(bad.remark))
            yield read, None
        except csv.Error as error:
            troubles.add(number, str(error))
            yield read, None


def _cells(line: str, separator: str) -> list[str]:
    return next(csv.reader([line], delimiter=separator, skipinitialspace=True))


def _player(cells: Sequence[str], at: Mapping[str, int]) -> Rated:
    named = {field: cells[place] if place < len(cells) else "" for field, place in at.items()}
    surname, first = named.pop("surname", ""), named.pop("first_name", "")
    if "name" not in named:
        named["name"] = ", ".join(filter(None, (surname.strip(), first.strip())))
    return _as_rated(read_entrant(named)[0])


def _as_rated(entrant: Entrant) -> Rated:
    return Rated(
        entrant.name,
        entrant.fide_id,
        entrant.national_id,
        entrant.federation,
        str(entrant.sex),
        str(entrant.title),
        standard=entrant.rating,
        birth=entrant.birth or 0,
        category=entrant.category,
        club=entrant.club,
    )
