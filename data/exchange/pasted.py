"""Entrants from lines that were pasted or typed: with a header as any list, or each line as people write names.

    1. Nowak, Jan 2150 POL
    GM Lis, Ewa; 2400
    Åberg, Bo<tab>1875<tab>SK Rockaden

Lines without a header are brought into the columns of our own lists; the reader of lists does the rest.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from paircard.core.event.entrant import BIRTH_YEARS, Entrant, Title
from paircard.data.exchange.columns import has_names, recognised
from paircard.data.exchange.csv_entrants import read_entrants
from paircard.data.exchange.import_report import ImportReport
from paircard.data.exchange.sheet import Sheet

_COLUMNS = ("name", "title", "rating", "federation", "birth", "fide_id", "club")
_ORDINAL = re.compile(r"\s*(\d{1,4}[.)]?|[-*•])\s+(?=\D)")
_TITLES = {title.value for title in Title if title}
_RATING = re.compile(r"[1-9]\d{2,3}")
_FIDE_ID = re.compile(r"\d{5,12}")
_FEDERATION = re.compile(r"[A-Z]{3}")
_END_OF_NAME = re.compile(r"(?P<name>.*?\D)\s+(?P<rest>[\d(].*)")


def read_pasted(text: str, known: Iterable[Entrant] = (), *, boards: int = 0) -> ImportReport:
    """Read entrants from lines; `known` and `boards` as of `read_entrants`. Never raises."""
    data = text.encode(errors="replace")
    if has_names(recognised(Sheet.of(data, "utf-8").header)):
        return read_entrants(data, known, encoding="utf-8", boards=boards)
    report = read_entrants(as_list(text).encode(), known, encoding="utf-8", boards=boards)
    # the header was ours: the first line that was typed is line 1
    rows = tuple(replace(row, line=row.line - 1) for row in report.rows)
    return replace(report, rows=rows, remarks=())


def lines_of(text: str) -> list[str]:
    """Return the lines that hold anything."""
    return [line for line in text.splitlines() if line.strip()]


def as_list(text: str) -> str:
    """Return lines as people write names, as one of our own lists.

    >>> print(as_list("1. Nowak, Jan 2150 POL").replace(chr(13), ""), end="")
    name;title;rating;federation;birth;fide_id;club
    Nowak, Jan;;2150;POL;;;
    """
    written = io.StringIO()
    table = csv.DictWriter(written, _COLUMNS, delimiter=";")
    table.writeheader()
    for line in text.splitlines():
        if line.strip():
            table.writerow(_cells(line))
        else:
            written.write("\r\n")
    return written.getvalue()


def _cells(line: str) -> dict[str, str]:
    """Return what stands in a line by column: each part by what it looks like."""
    name, *rest = _parts(_ORDINAL.sub("", line, count=1) if _ORDINAL.match(line) else line)
    cells = {"name": name}
    if not any(map(str.isalpha, name)):
        return {"name": "", "club": line.strip()}  # nobody is called by figures: the reader says that a name is missing
    first, _, others = name.partition(" ")
    if first in _TITLES and others:
        cells |= {"title": first, "name": others.strip()}
    for part in rest:
        column = _column_of(part, cells)
        cells[column] = f"{cells[column]} {part}" if column in cells else part
    return cells


def _parts(line: str) -> list[str]:
    """Return the name of a line, and what stands behind it."""
    for separator in "\t;":
        if separator in line:
            return _without_empty(line.split(separator))
    end = _END_OF_NAME.fullmatch(line.strip())
    name, rest = (end["name"], end["rest"]) if end else (line, "")
    behind = re.split(r"[\s,()]+", rest)
    surname, *more = (each.strip() for each in name.strip(" ,(").split(","))
    return _without_empty([", ".join(filter(None, (surname, *more[:1]))), *more[1:], *behind])


def _without_empty(parts: Iterable[str]) -> list[str]:
    kept = [each.strip().strip('"') for each in parts]
    return [kept[0], *filter(None, kept[1:])]


def _column_of(part: str, cells: dict[str, str]) -> str:
    """Return the column a part belongs to, by what it looks like and what is known already."""
    for column, fits in _looks(part):
        if fits and column not in cells:
            return column
    return "club"


def _looks(part: str) -> Iterator[tuple[str, bool]]:
    yield "title", part in _TITLES
    yield "federation", bool(_FEDERATION.fullmatch(part))
    yield "rating", bool(_RATING.fullmatch(part)) or part in {"0", "-"}
    yield "birth", part.isdigit() and len(part) == 4 and int(part) in BIRTH_YEARS
    yield "fide_id", bool(_FIDE_ID.fullmatch(part))
