"""A table as it is read: rows of texts, no longer and no wider than a list of entrants can be."""

from __future__ import annotations

from paircard.data.exchange.workbook.archive import NotRead

WIDEST = 500
MOST_ROWS = 20_000
LONGEST_CELL = 2_000
"""Columns, rows and signs of a cell; a table that repeats an empty row a million times has none of these rows."""
MOST_CELLS = 400_000


class Table:
    """Rows that grow cell by cell."""

    def __init__(self) -> None:
        self.rows: list[list[str]] = []
        self._cells = 0

    def put(self, row: int, column: int, text: str) -> None:
        """Put a text at its place, both from 0; nothing is no text."""
        text = " ".join(text[:LONGEST_CELL].split())
        if not text or column >= WIDEST:
            return
        self._cells += 1
        if row >= MOST_ROWS or self._cells > MOST_CELLS:
            raise NotRead
        self.rows += [[] for _ in range(row + 1 - len(self.rows))]
        cells = self.rows[row]
        cells += [""] * (column + 1 - len(cells))
        cells[column] = text
