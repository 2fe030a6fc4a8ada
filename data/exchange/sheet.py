"""A CSV file as a header and lines: encoding and separator are found out, nothing is understood yet."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

from paircard.core.values.language import tr
from paircard.core.values.text import clean
from paircard.data.exchange.columns import Columns, has_names, recognised
from paircard.data.exchange.import_report import BadRow
from paircard.data.exchange.spreadsheet import unguarded
from paircard.data.exchange.text_lines import decoded, numbered_lines

LONGEST_LINE = 100_000
"""Characters; no table has so many columns."""
_TITLES = 20
"""So many lines are looked at for the header."""
_RATING = re.compile("[12][0-9]{3}")
_YEARS = range(1920, 2040)
_JUDGED = 20
"""So many lines show whether an encoding is right."""


@dataclass(frozen=True)
class Sheet:
    """The header, and the lines below it that hold anything."""

    encoding: str
    separator: str
    """`,`, `;`, a tab, or empty when the file has one column only."""
    line: int = 0
    """Number of the header line, from 1."""
    header: tuple[str, ...] = ()
    """Clean headings; none in a file without a line of text."""
    lines: Sequence[tuple[int, str]] = ()
    """Number and text."""
    guessed: bool = False
    """Whether the encoding is a guess."""

    @classmethod
    def of(cls, data: bytes, encoding: str = "") -> Sheet:
        """Read the bytes of a file, in the encoding chosen or found out. Never raises."""
        read = decoded(data, encoding)
        lines = [(number, line) for number, line in numbered_lines(read.text) if line.strip()]
        if not lines:
            return cls(read.encoding, "")
        at = _header_at([line for _, line in lines[:_TITLES]])
        separator, header = _header(lines[at][1])
        filled = [(number, line) for number, line in lines[at + 1 :] if line.strip(f"{separator} \t\"'")]
        return cls(read.encoding, separator, lines[at][0], header, filled, read.guessed)

    def cells(self, text: str) -> list[str]:
        """Return the cells of one line; raise `BadRow` where a quote stays open, or there are more than headings."""
        cells = _split(text, self.separator)
        if any(cell.strip() for cell in cells[len(self.header) :]):
            sentence = tr(
                "{cells} cells, but the header names {columns} columns: put a name with a separator in it into quotes",
                cells=len(cells),
                columns=len(self.header),
            )
            raise BadRow("", sentence)
        return cells

    def first(self, count: int) -> Iterator[Sequence[str]]:
        """Yield the cells of the first lines that can be read, clean, as many as there are headings."""
        for cells in islice(self._readable(), count):
            padded = [*map(clean, cells), *[""] * len(self.header)]
            yield padded[: len(self.header)]

    def likely_ratings(self, columns: Columns) -> str:
        """Return the heading of a column that nobody reads and that holds ratings by the look of it; else nothing.

        Four figures may be years too: a column of nothing but these is none. Where those that are known as ratings
        hold any, no other is looked for; a known one without a single rating says nothing.
        """
        rows = [*self.first(_JUDGED)]
        known = [columns[field] for field in ("rating", "national_rating") if field in columns]
        if any(row[place].strip("0 ") for row in rows for place in known):
            return ""
        unread = (place for place, heading in enumerate(self.header) if heading and place not in columns.values())
        return next((self.header[place] for place in unread if _are_ratings([row[place] for row in rows])), "")

    def foreign(self) -> Iterator[Sequence[str]]:
        """Yield the cells of the first lines with letters beyond ASCII: by them an encoding is judged."""
        for _, line in islice(((number, line) for number, line in self.lines if not line.isascii()), _JUDGED):
            with suppress(BadRow):
                yield [*map(clean, self.cells(line))]

    def _readable(self) -> Iterator[list[str]]:
        for _, line in self.lines:
            with suppress(BadRow):
                yield self.cells(line)


def _header_at(lines: Sequence[str]) -> int:
    """Return the place of the header: the first line, unless one below it names names and more.

    Other programs write the name of the event, its place and days above the table.
    """
    for at, line in enumerate(lines):
        columns = recognised(_header(line)[1])
        if has_names(columns) and (not at or len(columns) > 1):
            return at
    return 0


def _header(line: str) -> tuple[str, tuple[str, ...]]:
    """Return separator and headings under the separator that makes the most sense of the line."""
    candidates: list[tuple[str, tuple[str, ...]]] = [("", (clean(line.strip().strip('"')),))]
    for separator in ",;\t":
        if separator in line:
            with suppress(BadRow):
                candidates.append((separator, tuple(map(clean, _split(line, separator)))))
    return max(reversed(candidates), key=lambda each: (len(recognised(each[1])), len(each[1])))


def _split(line: str, separator: str) -> list[str]:
    """Return the cells of one line, so that an open quote spoils no other line; raise `BadRow` for one."""
    try:
        if len(line) > LONGEST_LINE:
            raise csv.Error(len(line))
        cells = next(csv.reader([line], delimiter=separator or "\t", skipinitialspace=True, strict=True))
        return [unguarded(cell) for cell in cells]
    except csv.Error as error:
        sentence = tr("a quote is opened and not closed in this line, or a cell is far too long")
        raise BadRow("", sentence) from error


def _are_ratings(cells: Sequence[str]) -> bool:
    """Tell whether most of what stands in a column are ratings by the look of it, and not all of them years."""
    filled = [cell for cell in cells if cell.strip("0 ")]
    ratings = [int(cell) for cell in cells if _RATING.fullmatch(cell)]
    return len(ratings) * 2 > len(filled) and any(each not in _YEARS for each in ratings)
