"""When the rounds begin, for the wall; and what was changed since it was told first."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.event.days import day_said, when_said
from paircard.core.event.round_facts import RoundTimed
from paircard.core.event.tournament import Tournament
from paircard.core.event.when import When
from paircard.core.papers.heading import event_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.values.language import tr, trp


def round_times(tournament: Tournament, _: int | None = None) -> Paper:
    """Return the day and the time of every round, with what they were before where they were changed."""
    before = _told_before(tournament)
    columns = (
        Column(trp("at most 6 columns", "Round"), "right", lead=True),
        Column(trp("at most 10 columns", "Day"), lead=True),
        Column(trp("at most 8 columns", "Time"), lead=True),
        Column(trp("at most 16 columns", "Changed"), roomy=True),
    )
    rows = (
        (str(number), day_said(when.date), when.time, _before(before.get(number)))
        for number in _rounds(tournament)
        for when in [tournament.when(number)]
    )
    section = Section(table=Table.of(columns, rows))
    return event_paper(tournament, tr("When the rounds begin"), [section], wall="sheet", public=True)


def without_times(tournament: Tournament) -> str:
    """Say that no round has a time yet; empty where one has."""
    if any(map(tournament.when, _rounds(tournament))):
        return ""
    return tr("It is not known yet when the rounds begin: s on Entrants or Pairings sets their times.")


def _before(was: When | None) -> str:
    return tr("before: {when}", when=when_said(was)) if was else ""


def _rounds(tournament: Tournament) -> range:
    return range(1, max(tournament.planned, tournament.scheduled) + 1)


def _told_before(tournament: Tournament) -> Mapping[int, When]:
    """Return when rounds were to begin as it was told last before they were changed."""
    told: dict[int, When] = {}
    before: dict[int, When] = {}
    for entry in tournament.in_force:
        if isinstance(entry.event, RoundTimed) and entry.stage == tournament.stage:
            number, when = entry.event.round, When(entry.event.date, entry.event.time)
            if told.get(number) and when and told[number] != when:
                before[number] = told[number]
            told[number] = when
    return {number: was for number, was in before.items() if was != tournament.when(number)}
