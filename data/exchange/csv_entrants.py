"""Entrants from a CSV file: the separator, the encoding and the order of the columns are found out."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from core.entrant import Entrant
from core.language import tr
from data.exchange.entrant_fields import read_entrant
from data.exchange.import_report import BadRow, ImportReport, RowReport, Verdict
from data.exchange.roll import Roll
from data.exchange.text_lines import decoded, numbered_lines, shown

COLUMNS = (
    "no", "name", "sex", "title", "rating", "rating_source", "federation",
    "fide_id", "national_id", "category", "birth", "club",
)  # fmt: skip
"""Names a header line may hold, in any order and case; `no` is read by people only (numbers follow A2)."""

ROWS_LIMIT = 4_000
"""More entrants than any event: what is longer is some other file."""


def read_entrants(data: bytes, known: Iterable[Entrant] = ()) -> ImportReport:
    """Read entrants from the bytes of a CSV file; `known` are those already in the event. Never raises."""
    text, encoding = decoded(data)
    lines = [(number, line) for number, line in numbered_lines(text) if line.strip()]
    if not lines:
        return ImportReport(encoding, "", problem=tr("The file is empty: it needs a header line and entrants."))
    header = _header(lines[0][1])
    filled = [(number, line) for number, line in lines[1:] if line.strip(f"{header.separator} \t\"'")]
    if problem := _problem(header, lines[0][0], len(filled)):
        return ImportReport(encoding, header.separator, problem=problem)
    roll = Roll(known)
    rows = tuple(_row(header, roll, line, row, text) for row, (line, text) in enumerate(filled, start=1))
    return ImportReport(encoding, header.separator, rows, _remarks(header))


@dataclass(frozen=True, slots=True)
class _Header:
    separator: str
    columns: tuple[str, ...]
    """As compared with `COLUMNS`."""

    @classmethod
    def of(cls, separator: str, cells: Iterable[str]) -> _Header:
        return cls(separator, tuple("_".join(shown(cell).casefold().replace("-", " ").split()) for cell in cells))

    @property
    def known(self) -> frozenset[str]:
        return frozenset(self.columns) & frozenset(COLUMNS)

    def named(self, cells: list[str]) -> dict[str, str]:
        """Return a row's cells by column; of two columns with one name the first counts."""
        padded = [*cells, *[""] * (len(self.columns) - len(cells))]
        named = dict(reversed(list(zip(self.columns, padded, strict=False))))
        return {column: named[column] for column in self.known}


def _header(line: str) -> _Header:
    """Return the header under the separator that makes the most sense of it."""
    candidates = [_Header.of("", [line.strip().strip('"')])]
    for separator in ",;\t":
        if separator in line:
            with suppress(BadRow):
                candidates.append(_Header.of(separator, _split(line, separator)))
    return max(reversed(candidates), key=lambda header: len(header.known))


def _problem(header: _Header, line: int, rows: int) -> str:
    if "name" not in header.columns:
        return tr(
            "Line {line} should be the header and names no column `name`: found {found}; the columns are {columns}.",
            line=line,
            found=shown(", ".join(header.columns), 60),
            columns=", ".join(COLUMNS),
        )
    if rows > ROWS_LIMIT:
        return tr("The file has {rows} rows: {most} at most. Is it a whole rating list?", rows=rows, most=ROWS_LIMIT)
    return ""


def _remarks(header: _Header) -> tuple[str, ...]:
    unknown = [column for column in dict.fromkeys(header.columns) if column and column not in COLUMNS]
    twice = [column for column in sorted(header.known) if header.columns.count(column) > 1]
    unrated = [] if "rating" in header.known else [tr("There is no column rating: everybody is entered with 0.")]
    return (
        *unrated,
        *(tr("Column {column} is not known and was ignored.", column=column) for column in unknown),
        *(tr("Column {column} stands there twice: the first was read.", column=column) for column in twice),
    )


def _row(header: _Header, roll: Roll, line: int, row: int, text: str) -> RowReport:
    name = ""
    try:
        cells = header.named(_cells(header, text))
        name = shown(cells["name"])
        entrant, remarks = read_entrant(cells)
        remarks = (*remarks, *roll.enter(entrant, row))
    except BadRow as bad:
        return RowReport(line, row, Verdict.REFUSED, None, (bad.remark,), name)
    return RowReport(line, row, Verdict.FLAGGED if remarks else Verdict.TAKEN, entrant, remarks, entrant.name)


def _cells(header: _Header, text: str) -> list[str]:
    cells = _split(text, header.separator)
    surplus = cells[len(header.columns) :]
    if any(cell.strip() for cell in surplus):
        sentence = tr(
            "{cells} cells, but the header names {columns} columns: put a name with a separator in it into quotes",
            cells=len(cells),
            columns=len(header.columns),
        )
        raise BadRow("", sentence)
    return cells


def _split(line: str, separator: str) -> list[str]:
    """Return the cells of one line, so that an open quote spoils no other line; raise `BadRow` for one."""
    try:
        return next(csv.reader([line], delimiter=separator or "\t", skipinitialspace=True, strict=True))
    except csv.Error as error:
        sentence = tr("a quote is opened and not closed in this line, or a cell is far too long")
        raise BadRow("", sentence) from error
