"""When the rounds begin: as a page, and as a calendar for a telephone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.event.tournament import Tournament
from core.language import tr, trp
from core.pages.parts import Ways
from core.papers.heading import event_paper
from core.papers.paper import Column, Paper, Section, Table

CALENDAR = "rounds.ics"  # no words: the name of a file


def schedule_page(tournament: Tournament) -> Paper | None:
    """Return every round with its day, its time and how far it is; None where no time is known."""
    rounds = range(1, max(tournament.planned, tournament.scheduled) + 1)
    if not any(map(tournament.when, rounds)):
        return None
    columns = (
        Column(trp("at most 8 columns", "Round"), "right", lead=True),
        Column(trp("at most 10 columns", "Day")),
        Column(trp("at most 6 columns", "Time"), "right"),
        Column(trp("at most 16 columns", "Stands"), roomy=True),
    )
    rows = (
        (str(each), tournament.when(each).date, tournament.when(each).time, _stands(tournament, each))
        for each in rounds
    )
    section = Section(table=Table(columns, tuple(rows)))
    ways = (Ways(((CALENDAR, tr("All rounds for your calendar")),)),) if calendar(tournament) else ()
    return replace(event_paper(tournament, tr("Schedule"), [section]), parts=(section, *ways))


def _stands(tournament: Tournament, number: int) -> str:
    if number > tournament.scheduled or number > tournament.under_way:
        return trp("of a round", "to come")
    return trp("of a round", "played") if tournament.rounds[number - 1].complete else trp("of a round", "in play")


def calendar(tournament: Tournament) -> str:
    """Return the rounds whose day is known as a calendar (RFC 5545); empty where there is none."""
    rounds = range(1, max(tournament.planned, tournament.scheduled) + 1)
    events = [line for number in rounds if tournament.when(number).date for line in _event(tournament, number)]
    if not events:
        return ""
    digest = tournament.opening.digest if tournament.opening else ""
    head = ("BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//paircard//EN", f"X-PAIRCARD-EVENT:{digest}")
    return "".join(f"{_folded(line)}\r\n" for line in (*head, *events, "END:VCALENDAR"))


def _event(tournament: Tournament, number: int) -> Iterator[str]:
    when, digest = tournament.when(number), tournament.opening.digest if tournament.opening else ""
    day = when.date.replace("-", "")
    yield "BEGIN:VEVENT"
    yield f"UID:{digest[:16]}-{tournament.stage}-{number}@paircard"
    yield f"DTSTAMP:{day}T000000Z"
    # without a zone: the clock on the wall of the hall
    yield f"DTSTART:{day}T{when.time.replace(':', '')}00" if when.time else f"DTSTART;VALUE=DATE:{day}"
    yield f"SUMMARY:{_escaped(tr('{event}: round {round}', event=tournament.title, round=number))}"
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
