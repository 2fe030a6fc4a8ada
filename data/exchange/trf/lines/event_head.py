"""What federations want to know of an event, as records: 032, 112, 122 and 222, 132."""

# no words in this file: a format of FIDE

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date

from core.event.regulations import Details
from core.event.when import Times
from core.values.dates import iso_date, with_slashes
from data.exchange.trf.field import Line
from data.exchange.trf.lines.player_columns import Field

RECORDS = frozenset({"032", "112", "122", "132"})
_FIRST_DATE, _STRIDE, _WIDTH = 92, 10, 8
_CENTURY = 1970
"""The first year that two digits mean."""
_MINUTES = re.compile(
    r"(?P<minutes>[0-9]{1,3}) ?(?:'|m|min\.?|mins|minutes)? ?(?:\+|and|plus) ?(?P<seconds>[0-9]{1,3})"
    r" ?(?:\"|''|s|sec\.?|secs|seconds)?(?: ?(?:a|per|/) ?move)?"
)


def details_records(details: Details) -> Iterator[str]:
    """Yield the records before the players that only say what the event is; empty ones are left out."""
    if details.federation:
        yield f"032 {details.federation}"
    yield from (f"042 {with_slashes(details.start)}",) if details.start else ()
    yield from (f"052 {with_slashes(details.end)}",) if details.end else ()


def arbiter_records(details: Details) -> Iterator[str]:
    """Yield those about the arbiters and the time control."""
    if details.chief_arbiter:
        yield f"102 {details.chief_arbiter}"
    yield from (f"112 {each}" for each in details.deputies)
    if details.time_control:
        yield f"122 {details.time_control}"


def round_records(times: Times) -> Iterator[str]:
    """Yield the days of the rounds; the format has no place for the time of the day."""
    days = [number for number, when in times.items() if when.date]
    if days:
        yield _dates_record(times[number].date if number in times else "" for number in range(1, max(days) + 1))


def coded_time_control(text: str) -> str:
    """Return a time control as record 222 codes it, in seconds; nothing for one that it cannot be seen in.

    >>> coded_time_control("90 min + 30 s"), coded_time_control("15+10"), coded_time_control("2 h for 40 moves")
    ('5400+30', '900+10', '')
    """
    found = _MINUTES.fullmatch(" ".join(text.casefold().split()))
    return f"{60 * int(found['minutes'])}+{int(found['seconds'])}" if found else ""


def read_round_dates(text: str) -> tuple[str, ...] | None:
    """Return the dates of a record 132 in ISO, empty where it has none; None where anything else stands in it."""
    length = len(text.rstrip())
    starts = range(_FIRST_DATE, length + 1, _STRIDE)
    fields = [Field("date", start, start + _WIDTH - 1).of(text) for start in starts]
    dates = tuple(map(_whole, fields))
    if not dates or any(written and not iso for written, iso in zip(fields, dates, strict=True)):
        return None
    return dates if _dates_record(dates) == text.rstrip() else None


def _dates_record(dates: Iterable[str]) -> str:
    line = Line("132")
    for place, each in enumerate(dates):
        start = _FIRST_DATE + _STRIDE * place
        line.put(Field("date", start, start + _WIDTH - 1), with_slashes(each)[2:])
    return line.text.rstrip()


def _whole(short: str) -> str:
    """Return a date of two digits a part as ISO; nothing for what is none."""
    if not re.fullmatch("[0-9]{2}/[0-9]{2}/[0-9]{2}", short):
        return ""
    year = int(short[:2]) + (2000 if int(short[:2]) < _CENTURY % 100 else 1900)
    try:
        return date(year, int(short[3:5]), int(short[6:])).isoformat()
    except ValueError:
        return ""


def read_date(text: str) -> str:
    """Return a date of 042 or 052 in ISO where it is a whole one, else as it stands.

    >>> read_date("2026/05/02"), read_date("May 2026")
    ('2026-05-02', 'May 2026')
    """
    found = iso_date(text)
    return found if found and with_slashes(found) == text else text
