"""Days and times as people say them: the day of the week and the month in words, in the reader's language."""

from __future__ import annotations

from datetime import date

from paircard.core.event.when import When
from paircard.core.values.dates import iso_date
from paircard.core.values.language import tr, trp


def day_said(text: str) -> str:
    """Say a day with its day of the week: "Wed 2 December"; what is no date as it was written.

    >>> day_said("2026-12-02"), day_said("in May")
    ('Wed 2 December', 'in May')
    """
    day = _read(text)
    if day is None:
        return text
    return tr("{weekday} {day} {month}", weekday=_weekday(day), day=day.day, month=_month(day))


def date_said(text: str) -> str:
    """Say a day with its year: "2 December 2026"; what is no date as it was written."""
    day = _read(text)
    return text if day is None else tr("{day} {month} {year}", day=day.day, month=_month(day), year=day.year)


def when_said(when: When) -> str:
    """Say when a round begins, as far as it is known: "Wed 2 December, 17:00"."""
    return ", ".join(filter(None, (day_said(when.date), when.time)))


def days_said(start: str, end: str) -> str:
    """Say from when until when an event lasts: "Wed 2 December - Sun 6 December 2026"."""
    days = list(dict.fromkeys(filter(None, (start, end))))
    if not days:
        return ""
    first, last = _read(days[0]), _read(days[-1])
    if first is None or last is None:
        return " - ".join(days)
    before = f"{day_said(days[0])} - " if len(days) > 1 and first.year == last.year else ""
    if len(days) > 1 and not before:
        before = f"{_with_year(first)} - "
    return f"{before}{_with_year(last)}"


def _with_year(day: date) -> str:
    fields = {"weekday": _weekday(day), "day": day.day, "month": _month(day), "year": day.year}
    return tr("{weekday} {day} {month} {year}", **fields)


def _read(text: str) -> date | None:
    found = iso_date(text)
    return date.fromisoformat(found) if found else None


def _weekday(day: date) -> str:
    return (
        trp("day of the week", "Mon"),
        trp("day of the week", "Tue"),
        trp("day of the week", "Wed"),
        trp("day of the week", "Thu"),
        trp("day of the week", "Fri"),
        trp("day of the week", "Sat"),
        trp("day of the week", "Sun"),
    )[day.weekday()]


def _month(day: date) -> str:
    return (
        trp("after the number of a day", "January"),
        trp("after the number of a day", "February"),
        trp("after the number of a day", "March"),
        trp("after the number of a day", "April"),
        trp("after the number of a day", "May"),
        trp("after the number of a day", "June"),
        trp("after the number of a day", "July"),
        trp("after the number of a day", "August"),
        trp("after the number of a day", "September"),
        trp("after the number of a day", "October"),
        trp("after the number of a day", "November"),
        trp("after the number of a day", "December"),
    )[day.month - 1]
