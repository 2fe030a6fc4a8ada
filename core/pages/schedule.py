"""When the rounds begin, on a page."""

from __future__ import annotations

from paircard.core.event.days import day_said
from paircard.core.event.tournament import Tournament
from paircard.core.pages.calendar import CALENDAR, calendar
from paircard.core.pages.in_parts import in_parts
from paircard.core.pages.parts import Ways
from paircard.core.papers.heading import event_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.language import tr, trp


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
        (str(each), day_said(tournament.when(each).date), tournament.when(each).time, _stands(tournament, each))
        for each in rounds
    )
    section = Section(table=Table(columns, tuple(rows)))
    ways = (Ways(((CALENDAR, tr("All rounds for your calendar")),)),) if calendar(tournament) else ()
    return in_parts(event_paper(tournament, tr("Schedule"), [section]), section, *ways)


def _stands(tournament: Tournament, number: int) -> str:
    if number > tournament.scheduled or number > tournament.under_way:
        return trp("of a round", "to come")
    return trp("of a round", "played") if tournament.rounds[number - 1].complete else trp("of a round", "in play")
