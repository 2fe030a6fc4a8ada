"""Text in the cells of a CSV file that a spreadsheet will open: what begins like a formula is data all the same.

An apostrophe before it is how spreadsheets themselves mark a text. Some of them split a line at semicolons or tabs
whatever the file means, so what stands behind one counts as a beginning, too.
"""

from __future__ import annotations

from paircard.core.values.pattern import pattern
from paircard.core.values.text import clean

_FORMULA = r"('*\s*[=+\-@\uff1d\uff0b\uff0d\uff20])"
_BEGINS = pattern(rf"(^|[;\t]){_FORMULA}")
_GUARDED = pattern(rf"(^|[;\t])'{_FORMULA}")


def guarded(text: str) -> str:
    """Return a text as a cell that no spreadsheet computes; numbers are not for this function.

    >>> guarded("=1+1"), guarded("-2+3 Minus"), guarded("'t Hooft, Jan"), guarded("Nowak-Lis, Ewa")
    ("'=1+1", "'-2+3 Minus", "'t Hooft, Jan", 'Nowak-Lis, Ewa')
    """
    return _BEGINS.sub(r"\1'\2", clean(text))


def unguarded(cell: str) -> str:
    """Return what `guarded`, or another program that does the same, was given.

    >>> unguarded("'=1+1"), unguarded("'t Hooft, Jan"), unguarded("-1")
    ('=1+1', "'t Hooft, Jan", '-1')
    """
    return _GUARDED.sub(r"\1\2", cell)
