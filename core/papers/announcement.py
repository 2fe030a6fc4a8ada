"""The announcement: what everybody must be told before the start or the draw (B.VI, duties of the organiser)."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.days import day_said
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.heading import event_paper
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.periods_told import periods_announced
from paircard.core.papers.points_told import points_told
from paircard.core.papers.report import half_point_byes_line
from paircard.core.tiebreaks.announced import announced, where_paired_beforehand
from paircard.core.tiebreaks.book import code_in
from paircard.core.values.language import tr, trp


def announcement(tournament: Tournament, _: int | None = None) -> Paper:
    """Return what is told before the start: system, rounds and when they begin, numbers and colours, tie-breaks."""
    papers = system_of(tournament).papers
    scheme = tuple(papers.scheme(tournament)) if papers else ()
    sections = [Section(tr("System"), tuple(_system(tournament)), _times(tournament))]
    if scheme:
        sections.append(Section(tr("Numbers, pairing, colours"), scheme))
    if equal := tuple(_tie_breaks(tournament)):
        sections.append(Section(tr("Places") if system_of(tournament).score else tr("Equal points"), equal))
    return event_paper(tournament, tr("Announcement"), sections, rules=True, public=True)


def _system(tournament: Tournament) -> Iterator[str]:
    regulations, details = tournament.regulations, tournament.details
    yield tr("System: {system}", system=tr(system_of(tournament).name))
    yield tr("Rounds: {number}", number=tournament.planned or tr("as many as the table has"))
    if regulations.first_board != 1:
        yield tr("The boards are numbered from {number} on", number=regulations.first_board)
    if details.organiser:
        yield tr("Organiser: {name}", name=details.organiser)
    if details.time_control:
        yield tr("Time control: {time}", time=details.time_control)
    if details.deputies:
        yield tr("Deputy arbiters: {names}", names="; ".join(details.deputies))
    if regulations.chess960:
        yield tr("Chess960: all games of a round begin from one of 960 positions, drawn by lot once it is paired")
    yield from points_told(tournament)
    yield from periods_announced(tournament)
    if "half" in system_of(tournament).asks:
        yield half_point_byes_line(tournament)
    if regulations.carry:
        yield tr(
            "Results are carried over: two who have met in the stage they come from do not meet again, and their game "
            "there counts here (B.VI A2)"
        )
    if not tournament.of_teams:
        yield tr("Reserves: none, this is an event of individual players")


def _times(tournament: Tournament) -> Table | None:
    times = [(number, tournament.when(number)) for number in range(1, tournament.planned + 1)]
    if not any(when for _, when in times):
        return None
    columns = (
        Column(trp("at most 6 columns", "Round"), "right", lead=True),
        Column(trp("at most 10 columns", "Date")),
        Column(trp("at most 8 columns", "Time")),
    )
    return Table.of(columns, ((str(number), day_said(when.date), when.time) for number, when in times))


def _tie_breaks(tournament: Tournament) -> Iterator[str]:
    if score := system_of(tournament).score:
        yield score.no_places()
        return
    codes = announced(tournament.regulations, teams=tournament.of_teams)
    if system_of(tournament).tables.beforehand:
        codes = where_paired_beforehand(codes)
    if not codes and not system_of(tournament).shares_places:
        yield tr("No tie-break: equal points share a place.")
    for place, each in enumerate(codes, start=1):
        yield f"{place}. {each.full_name} ({code_in(each, system_of(tournament).tie_break_book)})"
