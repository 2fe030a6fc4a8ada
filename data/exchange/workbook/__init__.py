"""Workbooks of spreadsheet programs, .xlsx and .ods: the first table that holds anything, as the text of a CSV file.

Read by our own few pages: a list of entrants needs the texts of one table and nothing of formulas, styles or charts,
and the libraries for whole workbooks are larger than this program.
"""

from paircard.data.exchange.workbook.archive import NotRead
from paircard.data.exchange.workbook.reader import table_of

__all__ = ["NotRead", "table_of"]
