"""The tables of a workbook .ods (OpenDocument)."""

# no words in this file: a format
from __future__ import annotations

from collections.abc import Iterator

from paircard.data.exchange.workbook.archive import Archive, walk
from paircard.data.exchange.workbook.table import MOST_ROWS, WIDEST, Table

CONTENT = "content.xml"
_CELLS = ("table-cell", "covered-table-cell")


def tables(archive: Archive) -> Iterator[Table]:
    """Yield the tables in the order of the workbook."""
    yield from _Content(archive.part(CONTENT)).tables


class _Content:
    """The whole workbook: rows and cells may say that they are repeated, and most of these are empty."""

    def __init__(self, xml: bytes) -> None:
        self.tables: list[Table] = []
        self._row = self._column = self._rows = self._times = 0
        self._cells: list[tuple[int, str]] = []
        self._told: dict[str, str] = {}
        self._text = ""
        self._paragraph = self._note = 0
        walk(xml, self._begin, self._end, self._take)

    def _begin(self, tag: str, told: dict[str, str]) -> None:
        if tag == "table":
            self.tables.append(Table())
            self._row = 0
        elif tag == "table-row":
            self._rows, self._column, self._cells = _times(told, "number-rows-repeated", MOST_ROWS), 0, []
        elif tag in _CELLS:
            self._told, self._text = told, ""
            self._times = _times(told, "number-columns-repeated", WIDEST)
        elif tag == "p":
            self._paragraph += 1
            self._text += " " if self._text else ""
        elif tag in ("s", "tab", "line-break"):
            self._take(" ")
        elif tag == "annotation":
            self._note += 1

    def _take(self, text: str) -> None:
        if self._paragraph and not self._note:
            self._text += text

    def _end(self, tag: str) -> None:
        if tag == "p":
            self._paragraph -= 1
        elif tag == "annotation":
            self._note -= 1
        elif tag in _CELLS:
            if text := self._shown():
                self._cells += [(self._column + at, text) for at in range(min(self._times, WIDEST - self._column))]
            self._column += self._times
        elif tag == "table-row" and self.tables:
            if self._cells:
                for again in range(self._rows):
                    for column, text in self._cells:
                        self.tables[-1].put(self._row + again, column, text)
            self._row += self._rows

    def _shown(self) -> str:
        """Return a number as it is, whatever its cell shows of it, and a day in ISO; anything else as it is shown."""
        match self._told.get("value-type", ""):
            case "date":
                return self._told.get("date-value", "")[:10]
            case "float":
                value = self._told.get("value", "")
                return value.removesuffix(".0")
        return self._text


def _times(told: dict[str, str], name: str, most: int) -> int:
    text = told.get(name, "1")
    return min(int(text), most) if text.isascii() and text.isdigit() and len(text) < 10 else 1
