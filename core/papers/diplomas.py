"""Diplomas: a sheet for each of the first, and for the first of every category with prizes, to be signed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from paircard.core.event.days import date_said
from paircard.core.event.names import event_title
from paircard.core.event.prize_facts import Fund, PrizesSet
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import as_called, places_of
from paircard.core.papers.drawing import Shape, Sheet, Text, frame, level, upright
from paircard.core.papers.heading import event_paper, rounds_until
from paircard.core.papers.on_sheets import enlarged
from paircard.core.papers.pairings import LINE
from paircard.core.papers.paper import Paper, Section
from paircard.core.papers.prize_sheet import marks_of_prizes
from paircard.core.tables.cup_words import cup_table, reached
from paircard.core.tables.prize_list import categories
from paircard.core.tables.standings import standings
from paircard.core.values.language import tr, trn
from paircard.core.values.points import format_points

FIRST = 3
"""So many have a diploma where nobody has said how many have a prize."""


class Diploma(NamedTuple):
    """What one of them says."""

    place: str
    category: str
    """Empty where it is everybody."""
    name: str
    about: str
    """Club or federation."""
    score: str


def diplomas(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a diploma for everybody with a place that has a prize, by the table after a round."""
    table = standings(tournament, rounds_until(tournament, number))
    given = tournament.facts.prizes
    if given is None or not given.funds:
        given = PrizesSet((Fund((0,) * FIRST),))
    marks = marks_of_prizes(tournament, table)
    cup = cup_table(tournament, table.after)
    every = [
        Diploma(
            places[row.card.id],
            category.name if category.players else "",
            as_called(row.card.entrant),
            row.card.entrant.club or row.card.entrant.federation,
            _score(row.points, table.after) if cup is None else reached(cup, row.card.id),
        )
        for category in categories(table, given)
        for places in [places_of(category.rows)]
        for row in category.winners()
    ]
    sections = [Section(_place(each), tuple(_lines(tournament, each)), card=True) for each in every]
    paper = event_paper(tournament, tr("Diplomas after round {round}", round=table.after), sections, marks=marks)
    return _drawn(paper, tournament, every)


def _drawn(paper: Paper, tournament: Tournament, every: list[Diploma]) -> Paper:
    def sheets() -> Iterator[Sheet]:
        for each in every:
            yield upright(_shapes(tournament, each, paper.marks))

    return replace(paper, sheets=enlarged(sheets)) if every else paper


def _score(points: int, rounds: int) -> str:
    return trn("{points} out of {count} round", "{points} out of {count} rounds", rounds, points=format_points(points))


def _place(each: Diploma) -> str:
    place = tr("Place {place}", place=each.place)
    return f"{place}, {each.category}" if each.category else place


def _lines(tournament: Tournament, each: Diploma) -> Iterator[str]:
    yield each.name
    yield from filter(None, (each.about, each.score, _when(tournament)))
    yield ""
    yield f"{LINE}   {_arbiter(tournament)}"
    yield f"{LINE}   {_organiser(tournament)}"


def _when(tournament: Tournament) -> str:
    """Return where and on which day it ended."""
    details = tournament.details
    day = details.end or details.start or next(_days(tournament), "")
    return ", ".join(filter(None, (details.place, date_said(day))))


def _days(tournament: Tournament) -> Iterator[str]:
    yield from (when.date for each in range(tournament.planned, 0, -1) if (when := tournament.when(each)).date)


def _arbiter(tournament: Tournament) -> str:
    return ", ".join(filter(None, (tournament.details.chief_arbiter, tr("chief arbiter"))))


def _organiser(tournament: Tournament) -> str:
    return ", ".join(filter(None, (tournament.details.organiser, tr("organiser"))))


def _shapes(tournament: Tournament, each: Diploma, marks: tuple[str, ...]) -> Iterator[Shape]:
    def line(text: str, y: float, height: float, size: float, *, bold: bool = False) -> Text:
        return Text(text, 25, y, 160, height, size, "centre", bold)

    yield frame(10, 10, 190, 277, 1.2)
    yield frame(12.5, 12.5, 185, 272, 0.25)
    yield from (line(mark, 16 + 5 * at, 5, 9, bold=True) for at, mark in enumerate(marks[:3]))
    yield line(event_title(tournament), 34, 24, 24, bold=True)
    yield line(tr("Diploma"), 66, 26, 54, bold=True)
    yield level(85, 97, 40, 0.5)
    yield line(tr("Place {place}", place=each.place), 104, 17, 34, bold=True)
    if each.category:
        yield line(each.category, 121, 11, 18)
    yield line(each.name, 138, 30, 36, bold=True)
    yield line(each.about, 169, 12, 16)
    yield line(each.score, 184, 11, 18)
    yield line(_when(tournament), 214, 9, 13)
    for x, who in ((25.0, _arbiter(tournament)), (115.0, _organiser(tournament))):
        yield level(x, 253, 70, 0.3)
        yield Text(who, x, 254.5, 70, 11, 10, "centre")
