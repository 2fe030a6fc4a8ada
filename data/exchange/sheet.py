"""A CSV file as a header and lines: encoding and separator are found out, nothing is understood yet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice

from core.language import tr
from core.text import clean
from data.exchange.columns import recognised
from data.exchange.import_report import BadRow
from data.exchange.spreadsheet import unguarded
from data.exchange.text_lines import decoded, numbered_lines

LONGEST_LINE = 100_000
"""Characters; no table has so many columns."""
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
        separator, header = _header(lines[0][1])
        filled = [(number, line) for number, line in lines[1:] if line.strip(f"{separator} \t\"'")]
        return cls(read.encoding, separator, lines[0][0], header, filled, read.guessed)

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

    def foreign(self) -> Iterator[Sequence[str]]:
        """Yield the cells of the first lines with letters beyond ASCII: by them an encoding is judged."""
        for _, line in islice(((number, line) for number, line in self.lines if not line.isascii()), _JUDGED):
            with suppress(BadRow):
                yield [*map(clean, self.cells(line))]

    def _readable(self) -> Iterator[list[str]]:
        for _, line in self.lines:
            with suppress(BadRow):
                yield self.cells(line)


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
