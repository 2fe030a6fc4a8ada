"""Dates as people and programs write them, kept as ISO: 2026-05-01."""

from __future__ import annotations

import re
from datetime import date

_YEAR_FIRST = re.compile(r"(?P<y>[0-9]{4})[-/.](?P<m>[0-9]{1,2})[-/.](?P<d>[0-9]{1,2})\.?")
_YEAR_LAST = re.compile(r"(?P<d>[0-9]{1,2})[-/.](?P<m>[0-9]{1,2})[-/.](?P<y>[0-9]{4})\.?")


def iso_date(text: str) -> str | None:
    """Return a whole date in ISO; None for what is none. With the year last the day stands first.

    >>> iso_date("2026/5/1"), iso_date("1.05.2026"), iso_date("2026-02-30"), iso_date("2026")
    ('2026-05-01', '2026-05-01', None, None)
    """
    squeezed = "".join(text.split())
    found = _YEAR_FIRST.fullmatch(squeezed) or _YEAR_LAST.fullmatch(squeezed)
    if not found:
        return None
    try:
        return date(int(found["y"]), int(found["m"]), int(found["d"])).isoformat()
    except ValueError:
        return None


def with_slashes(text: str) -> str:
    """Return an ISO date as reports of FIDE write it; any other text as it stands.

    >>> with_slashes("2026-05-01"), with_slashes("in May")
    ('2026/05/01', 'in May')
    """
    return text.replace("-", "/") if iso_date(text) == text else text
