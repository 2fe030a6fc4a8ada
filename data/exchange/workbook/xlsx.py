"""The tables of a workbook .xlsx (Office Open XML)."""

# no words in this file: a format
from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from paircard.data.exchange.workbook.archive import Archive, NotRead, walk
from paircard.data.exchange.workbook.table import MOST_CELLS, Table

WORKBOOK, _LINKS = "xl/workbook.xml", "xl/_rels/workbook.xml.rels"
_STRINGS, _STYLES = "xl/sharedStrings.xml", "xl/styles.xml"
_DATES = frozenset({*range(14, 18), 22, *range(27, 37), *range(50, 59)})
"""The formats of numbers that every program has for days."""
_QUOTED = re.compile(r'"[^"]*"|\\.|\[[^\]]*\]')
_PLACE = re.compile("([A-Z]{1,3})([0-9]{1,7})")
_LAST_DAY = 2_958_465
"""31 December 9999, as a number of days."""


def tables(archive: Archive) -> Iterator[Table]:
    """Yield the tables that are not hidden, in the order of the workbook."""
    strings = _strings(archive) if _STRINGS in archive else []
    days = _formats_of_days(archive) if _STYLES in archive else frozenset[int]()
    book = _Book(archive)
    for part in book.parts:
        if part in archive:
            yield _Sheet(archive.part(part), strings, days, book.first_day).table


class _Book:
    """Which parts hold the tables, and on which day the count of days begins."""

    def __init__(self, archive: Archive) -> None:
        self.first_day = date(1899, 12, 30)
        self._sheets: list[str] = []
        self._links: dict[str, str] = {}
        walk(archive.part(WORKBOOK), self._begin, _nothing, _nothing)
        walk(archive.part(_LINKS), self._begin, _nothing, _nothing)

    def _begin(self, tag: str, told: dict[str, str]) -> None:
        if tag == "sheet" and told.get("state", "visible") == "visible":
            self._sheets.append(told.get("id", ""))
        elif tag == "workbookPr" and told.get("date1904", "0") in ("1", "true"):
            self.first_day = date(1904, 1, 1)
        elif tag == "Relationship":
            self._links[told.get("Id", "")] = told.get("Target", "")

    @property
    def parts(self) -> list[str]:
        """Their names in the archive."""
        targets = [self._links.get(each, "") for each in self._sheets]
        return [posixpath.normpath(posixpath.join("/xl", each)).lstrip("/") for each in targets if each]


def _strings(archive: Archive) -> list[str]:
    """Return the texts that cells share; how they are to be read aloud (rPh) is none of them."""
    found: list[str] = []
    inside: list[str] = []

    def begin(tag: str, _: dict[str, str]) -> None:
        inside.append(tag)
        if tag == "si":
            found.append("")
            if len(found) > MOST_CELLS:
                raise NotRead

    def end(_: str) -> None:
        inside.pop()

    def text(words: str) -> None:
        if inside[-1:] == ["t"] and "rPh" not in inside and found:
            found[-1] += words

    walk(archive.part(_STRINGS), begin, end, text)
    return found


def _formats_of_days(archive: Archive) -> frozenset[int]:
    """Return the styles of cells by whose format a number is a day."""
    own: set[int] = set()
    styles: list[int] = []
    inside: list[str] = []

    def begin(tag: str, told: dict[str, str]) -> None:
        inside.append(tag)
        if tag == "numFmt" and re.search("[yd]", _QUOTED.sub("", told.get("formatCode", "")).lower()):
            own.add(_whole(told.get("numFmtId", "")))
        elif tag == "xf" and "cellXfs" in inside:
            styles.append(_whole(told.get("numFmtId", "")))

    def end(_: str) -> None:
        inside.pop()

    walk(archive.part(_STYLES), begin, end, _nothing)
    return frozenset(style for style, known in enumerate(styles) if known in _DATES | own)


class _Sheet:
    """One table: a formula is what it was worked out to when the workbook was saved."""

    def __init__(self, xml: bytes, strings: Sequence[str], days: frozenset[int], first_day: date) -> None:
        self.table = Table()
        self._strings, self._days, self._first_day = strings, days, first_day
        self._row = self._column = -1
        self._kind = self._text = ""
        self._style = 0
        self._reading = False
        walk(xml, self._begin, self._end, self._take)

    def _begin(self, tag: str, told: dict[str, str]) -> None:
        if tag == "row":
            self._row, self._column = _whole(told.get("r", ""), self._row + 2) - 1, -1
        elif tag == "c":
            place = _PLACE.fullmatch(told.get("r", ""))
            self._column = _number_of(place[1]) if place else self._column + 1
            self._kind, self._style, self._text = told.get("t", "n"), _whole(told.get("s", "")), ""
        self._reading = tag in ("v", "t")

    def _take(self, text: str) -> None:
        if self._reading:
            self._text += text

    def _end(self, tag: str) -> None:
        self._reading = False
        if tag == "c":
            self.table.put(self._row, self._column, self._shown())

    def _shown(self) -> str:
        match self._kind:
            case "s":
                at = _whole(self._text, -1)
                return self._strings[at] if 0 <= at < len(self._strings) else ""
            case "n":
                return self._number()
            case "e" | "b":
                return ""  # an error, or yes and no: nothing that a list of entrants has
        return self._text

    def _number(self) -> str:
        try:
            number = float(self._text)
        except ValueError:
            return self._text
        if self._style in self._days and 0 < number <= _LAST_DAY:
            return (self._first_day + timedelta(int(number))).isoformat()
        return str(int(number)) if number.is_integer() and abs(number) < 1e15 else self._text


def _number_of(letters: str) -> int:
    """Return the place of a column from 0.

    >>> _number_of("A"), _number_of("AB")
    (0, 27)
    """
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - ord("A") + 1
    return number - 1


def _whole(text: str, otherwise: int = 0) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else otherwise


def _nothing(*_: object) -> None:
    return None
