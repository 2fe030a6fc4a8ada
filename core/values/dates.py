"""Dates as people write them, read into one form: 2026-05-01 (ISO 8601)."""

from __future__ import annotations

import re
from datetime import date

from paircard.core.values.text import folded

_MONTHS = (
    ("jan", "stycz", "яну"),
    ("feb", "lut", "фев"),
    ("mar", "мар"),
    ("apr", "kwie", "апр"),
    ("may", "maj", "май"),
    ("jun", "czerw", "юни"),
    ("jul", "lip", "юли"),
    ("aug", "sierp", "авг"),
    ("sep", "wrz", "сеп"),
    ("oct", "okt", "paź", "окт"),
    ("nov", "lis", "ное"),
    ("dec", "gru", "дек"),
)
"""How the names of the months begin in English, Polish, Swedish and Bulgarian."""

_FORMS = (
    r"(?P<year>\d{4})([-/. ])(?P<month>\d{1,2})\2(?P<day>\d{1,2})\.?",
    r"(?P<day>\d{1,2})([-/. ])\s?(?P<month>\d{1,2})\2\s?(?P<year>\d{4})\.?",
    r"(?P<day>\d{1,2})(?:st|nd|rd|th|\.)?\s+(?P<name>[^\W\d_]{3,})\.?,?\s+(?P<year>\d{4})",
    r"(?P<name>[^\W\d_]{3,})\.?\s+(?P<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?P<year>\d{4})",
)
"""How dates are written, the most frequent first: most events compile no other."""


def iso_date(text: str) -> str:
    """Return a date in ISO form; empty where the text is no date. The day stands before the month.

    >>> iso_date("1.5.2026"), iso_date("01/05/2026"), iso_date("2026/5/1"), iso_date("1 maja 2026")
    ('2026-05-01', '2026-05-01', '2026-05-01', '2026-05-01')
    >>> iso_date("31.2.2026"), iso_date("spring")
    ('', '')
    """
    if not text:
        return ""
    written = folded(text.strip()).removesuffix(" г.").removesuffix(" r.")
    for form in _FORMS:
        if found := re.fullmatch(form, written):
            parts = found.groupdict()
            month = int(parts["month"]) if "month" in parts else _month(parts["name"])
            return _day(int(parts["year"]), month, int(parts["day"]))
    return ""


def is_iso(text: str) -> bool:
    """Whether a text is a date in ISO form; events of earlier versions hold any text."""
    return bool(text) and iso_date(text) == text


def with_slashes(text: str) -> str:
    """Return an ISO date as reports of FIDE write it; any other text as it stands.

    >>> with_slashes("2026-05-01"), with_slashes("in May")
    ('2026/05/01', 'in May')
    """
    return text.replace("-", "/") if is_iso(text) else text


def _month(name: str) -> int:
    """Return the number of a month, 0 if there is none of that name."""
    return next(
        (number for number, begins in enumerate(_MONTHS, start=1) if name.startswith(tuple(map(folded, begins)))), 0
    )


def _day(year: int, month: int, day: int) -> str:
    try:
        return date(year, month, day).isoformat()
    except ValueError:
        return ""
