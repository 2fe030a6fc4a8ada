"""The table of teams whose members play for themselves (B.VI C5)."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import place_column, points_column
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.tables.standings import standings
from paircard.core.tables.table_words import going_on
from paircard.core.tables.team_scores import how_counted, members_told, team_scores
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points


def team_table(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the teams after a round, the one paired last when None, with who made their points."""
    after = rounds_until(tournament, number)
    title = tr("Teams after round {round}", round=after) if after else tr("Teams before round 1")
    if going_on(tournament, after):
        title = tr("Teams while games are missing")
    if reason := unfit(tournament):
        return event_paper(tournament, title, [Section("", (reason,))])
    scores = team_scores(tournament, after)
    rows = (
        (f"{each.place}{'=' if each.shared else ''}", each.name, format_points(each.points), str(len(each.members)))
        for each in scores
    )
    columns = (
        place_column(),
        Column(trp("at most 10 columns", "Team"), lead=True, roomy=True),
        points_column(),
        Column(trp("at most 7 columns", "Players"), "right"),
    )
    told = tuple(f"{each.name}: {members_told(each)}" for each in scores)
    section = Section("", (how_counted(tournament),), Table(columns, tuple(rows)), told)
    return event_paper(tournament, title, [section], marks=marks_of_table(tournament, standings(tournament, after)))


def unfit(tournament: Tournament) -> str:
    """Say why an event has no such table; empty where it has."""
    if tournament.of_teams:
        return tr("Teams play here themselves: the standings are their table.")
    return "" if tournament.teams else tr("Nobody plays for a team in this event.")
