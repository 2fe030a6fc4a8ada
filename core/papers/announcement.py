"""The announcement: what everybody must be told before the start or the draw (B.VI, duties of the organiser)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from core.event.order_of_equals import PURPOSE
from core.event.tournament import Tournament
from core.language import tr, trp
from core.papers.heading import event_paper
from core.papers.paper import Column, Paper, Section, Table
from core.papers.report import first_colour_line, half_point_byes_line
from core.tiebreaks import parse


def announcement(tournament: Tournament, _: int | None = None) -> Paper:
    """Return what is told before the start: system, rounds and dates, numbers and colours, tie-breaks."""
    scheme = SCHEMES.get(tournament.regulations.system)
    sections = [Section(tr("System"), tuple(_system(tournament)), _dates(tournament))]
    if scheme:
        sections.append(Section(tr("Numbers, pairing, colours"), tuple(scheme(tournament))))
    sections.append(Section(tr("Equal points"), tuple(_tie_breaks(tournament))))
    return event_paper(tournament, tr("Announcement"), sections, rules=True)


def _system(tournament: Tournament) -> Iterator[str]:
    regulations, details = tournament.regulations, tournament.details
    yield tr("System: {system}", system=tournament.system.name)
    yield tr("Rounds: {number}", number=regulations.rounds)
    if details.time_control:
        yield tr("Time control: {time}", time=details.time_control)
    if details.deputies:
        yield tr("Deputy arbiters: {names}", names="; ".join(details.deputies))
    yield half_point_byes_line(regulations)
    yield tr("Reserves: none, this is an event of individual players")


def _dates(tournament: Tournament) -> Table | None:
    dates = tournament.details.round_dates[: tournament.regulations.rounds]
    if not any(dates):
        return None
    columns = (Column(trp("at most 6 columns", "Round"), "right"), Column(trp("at most 10 columns", "Date")))
    return Table(columns, tuple((str(number), date) for number, date in enumerate(dates, start=1)))


def _swiss(tournament: Tournament) -> Iterator[str]:
    """Yield what a Swiss of 1998 settles before the start: numbers (A2), round 1 (C4), the first colour (A7)."""
    yield from _numbers(tournament)
    yield tr("Pairing: no table is used. In round 1 the upper half meets the lower; later equal scores meet.")
    if tournament.regulations.c6 == "corrected":
        yield tr("C6 tests B1, B2 and B4 to B6, as FIDE meant it (R1).")
    else:
        yield tr("C6 tests B1 and B2 only, as it is printed (R1).")
    told = tuple(first_colour_line(tournament))
    yield from told or (tr("Colour of odd numbers in round 1: by lot, before round 1 is paired (A7)"),)


def _numbers(tournament: Tournament) -> Iterator[str]:
    if any(each.entrant.local_rating for each in tournament.registrations.values()):
        yield tr("Numbers: by rating, then title, then local rating (A2)")
    else:
        yield tr("Numbers: by rating, then title (A2)")
    drawn = [each for each in tournament.facts.lots if each.purpose == PURPOSE]
    match tournament.regulations.last_criterion:
        case "alphabet":
            yield tr("Equal in all of these: by the alphabet")
        case "list":
            yield tr("Equal in all of these: by a list of the organiser")
        case _ if drawn and drawn[-1].seed:
            yield tr("Equal in all of these: by lot, drawn with seed {seed}", seed=drawn[-1].seed)
        case _:
            yield tr("Equal in all of these: by lot")


def _tie_breaks(tournament: Tournament) -> Iterator[str]:
    codes = parse(tournament.regulations.tie_breaks)
    if not codes:
        yield tr("No tie-break: equal points share a place.")
    for place, each in enumerate(codes, start=1):
        yield f"{place}. {each.full_name} ({each.key})"


SCHEMES: Mapping[str, Callable[[Tournament], Iterator[str]]] = {"swiss-1998": _swiss}
"""What a system tells of numbers, scheme and colours, by its key; one that is not here tells nothing of its own."""
