"""Which format a workbook is in, and its first table as CSV."""

from __future__ import annotations

import csv
from io import StringIO

from paircard.data.exchange.workbook import ods, xlsx
from paircard.data.exchange.workbook.archive import Archive, NotRead


def table_of(data: bytes) -> bytes:
    """Return the first table that holds anything as CSV in UTF-8, every row in its line; nothing where none does.

    Raises `NotRead` for what is no workbook, or more than a list of entrants can be.
    """
    archive = Archive(data)
    if xlsx.WORKBOOK in archive:
        tables = xlsx.tables(archive)
    elif ods.CONTENT in archive:
        tables = ods.tables(archive)
    else:
        raise NotRead
    rows = next((each.rows for each in tables if each.rows), [])
    width = max(map(len, rows), default=0)
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    for row in rows:
        # an empty row keeps its line, so that lines are told by the numbers that the spreadsheet shows
        writer.writerow([*row, *[""] * (width - len(row))] if row else [])
    return text.getvalue().encode()
