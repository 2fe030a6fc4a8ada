"""Entrants from a CSV file: the separator, the encoding and the order of the columns are found out."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.entrant import Entrant
from paircard.core.values.language import tr
from paircard.data.exchange.columns import Columns, has_names, named, plain, recognised
from paircard.data.exchange.doubles import Roll
from paircard.data.exchange.entrant_fields import read_entrant
from paircard.data.exchange.import_report import BadRow, ImportReport, Remark, RowReport, Verdict
from paircard.data.exchange.sheet import Sheet
from paircard.data.exchange.team_rows import NO_COLUMN, Places, team_lines
from paircard.data.exchange.text_lines import GUESSED, shown

COLUMNS = (
    "no", "name", "sex", "title", "rating", "rating_source", "federation",
    "fide_id", "national_id", "category", "birth", "club", "team", "board",
)  # fmt: skip
"""Our own names of the columns, in any order and case; `no` is read by people only (numbers follow A2)."""

_COUNTED = ("no", "nr", "lp", "sno", "snr", "rank", "k")
"""Columns of other programs that say nothing of a person: places, and the coefficient that a list has anew."""
ROWS_LIMIT = 4_000
"""More entrants than any event: what is longer is some other file."""


def read_entrants(
    data: bytes, known: Iterable[Entrant] = (), columns: Columns | None = None, *, encoding: str = "", boards: int = 0
) -> ImportReport:
    """Read entrants from the bytes of a CSV file; `known` are those already in the event. Never raises.

    Without `columns` they are recognised by their headings, without `encoding` it is found out. `boards` are those of
    a match where teams contest the event, 0 where players do.
    """
    sheet = Sheet.of(data, encoding)
    if not sheet.header:
        problem = tr("The file is empty: it needs a header line and entrants.")
        return ImportReport(sheet.encoding, "", problem=problem)
    used = recognised(sheet.header) if columns is None else columns
    if problem := _problem(sheet, used):
        return ImportReport(sheet.encoding, sheet.separator, problem=problem)
    if boards and "team" not in used:
        return ImportReport(sheet.encoding, sheet.separator, problem=tr(NO_COLUMN))
    roll, places = Roll(known), Places(teams_play=bool(boards))
    numbered = enumerate(sheet.lines, start=1)
    rows = tuple(_row(sheet, used, roll, places, line, row, text) for row, (line, text) in numbered)
    remarks = (*_remarks(sheet.header, used), *team_lines(rows, boards))
    return ImportReport(sheet.encoding, sheet.separator, rows, remarks, guessed=sheet.guessed)


def _problem(sheet: Sheet, columns: Columns) -> str:
    if not has_names(columns):
        return tr(
            "Line {line} should be the header, but names no column `name`: found {found}; the columns are {columns}.",
            line=sheet.line,
            found=shown(", ".join(map(_as_ours, sheet.header)), 60),
            columns=", ".join(COLUMNS),
        )
    if len(sheet.lines) > ROWS_LIMIT:
        return tr(
            "The file has {rows} rows, and at most {most} are read. Is it a whole rating list?",
            rows=len(sheet.lines),
            most=ROWS_LIMIT,
        )
    return ""


def _remarks(header: tuple[str, ...], columns: Columns) -> tuple[str, ...]:
    used = {_as_ours(header[place]) for place in columns.values()}
    every = [_as_ours(heading) for heading in header if heading]
    unknown = [column for column in dict.fromkeys(every) if column not in used and column not in _COUNTED]
    twice = [column for column in sorted(used) if every.count(column) > 1]
    unrated = [] if "rating" in columns else [tr("There is no column rating: everybody is entered with 0.")]
    return (
        *unrated,
        *(tr("Column {column} is not known and was ignored.", column=column) for column in unknown),
        *(tr("Column {column} appears twice: the first was read.", column=column) for column in twice),
    )


def _as_ours(heading: str) -> str:
    """Return a heading in the way our own names are written."""
    return shown("_".join(plain(heading).split()))


def _row(sheet: Sheet, columns: Columns, roll: Roll, places: Places, line: int, row: int, text: str) -> RowReport:
    name = ""
    try:
        cells = named(sheet.cells(text), columns)
        name = shown(cells["name"])
        entrant, remarks = read_entrant(cells)
        place = places.read(cells, row)
        remarks = (*remarks, *place.remarks, *roll.enter(entrant, row))
        if sheet.guessed and not text.isascii():
            remarks = (*remarks, Remark("", tr(GUESSED)))
    except BadRow as bad:
        return RowReport(line, row, Verdict.REFUSED, None, (bad.remark,), name)
    verdict = Verdict.FLAGGED if remarks else Verdict.TAKEN
    return RowReport(line, row, verdict, entrant, remarks, entrant.name, place.team, place.board)
