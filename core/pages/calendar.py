"""The rounds as a calendar for a telephone (RFC 5545)."""

# no words in this file: keys of the format, but for what goes through tr
from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.names import event_title
from paircard.core.event.tournament import Tournament
from paircard.core.pages.addresses import in_full
from paircard.core.values.dates import iso_date
from paircard.core.values.language import tr

CALENDAR = "rounds.ics"


def calendar(tournament: Tournament) -> str:
    """Return the rounds whose day is known as a calendar (RFC 5545); empty where there is none."""
    rounds = range(1, max(tournament.planned, tournament.scheduled) + 1)
    events = [line for number in rounds if _day(tournament, number) for line in _event(tournament, number)]
    if not events:
        return ""
    digest = tournament.opening.digest if tournament.opening else ""
    head = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//paircard//EN", f"X-PAIRCARD:{digest}")
    return "".join(f"{_folded(line)}\r\n" for line in (*head, *events, "END:VCALENDAR"))


def _day(tournament: Tournament, number: int) -> str:
    """Return the day of a round; empty where none is known, or what an earlier version holds is no date."""
    return iso_date(tournament.when(number).date).replace("-", "")


def _event(tournament: Tournament, number: int) -> Iterator[str]:
    page = f"pairings-{number}.html" if number <= tournament.scheduled else "index.html"
    when, digest = tournament.when(number), tournament.opening.digest if tournament.opening else ""
    day = _day(tournament, number)
    yield "BEGIN:VEVENT"
    yield f"UID:{digest[:16]}-{tournament.stage}-{number}@paircard"
    yield f"DTSTAMP:{day}T000000Z"
    # without a zone: the clock on the wall of the hall
    yield f"DTSTART:{day}T{when.time.replace(':', '')}00" if when.time else f"DTSTART;VALUE=DATE:{day}"
    yield f"SUMMARY:{_escaped(tr('{event}: round {round}', event=event_title(tournament), round=number))}"
    if tournament.details.address:
        yield f"URL:{in_full(tournament, page)}"
    if tournament.details.place:
        yield f"LOCATION:{_escaped(tournament.details.place)}"
    yield "END:VEVENT"


def _escaped(text: str) -> str:
    for sign in "\\;,":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split())


def _folded(line: str) -> str:
    """Break a line after 75 bytes, never within a letter."""
    parts, room, part = [], 75, ""
    for letter in line:
        if len((part + letter).encode()) > room:
            parts.append(part)
            part, room = "", 74
        part += letter
    return "\r\n ".join([*parts, part])
