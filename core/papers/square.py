"""The crosstable of a round robin, in the form of the Polish chess code (B.VI A1): everybody against everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.entrant import Sex
from paircard.core.event.ids import Place
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.carried_games import about_carried
from paircard.core.papers.columns import (
    figure_column,
    name_column,
    number_column,
    place_column,
    places_of,
    points_column,
    rating_column,
    rating_of,
)
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.pairings import LINE
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.tables.norms import NORMS, YEAR, norms_of
from paircard.core.tables.square import ONESELF, TO_PLAY, cycles_of, meetings, square_row
from paircard.core.tables.standings import StandingRow, Standings, field_after, standings
from paircard.core.tables.table_words import heading, name_told
from paircard.core.tables.titles import CROSSTABLE
from paircard.core.tiebreaks import TieBreak, Tied, codes_in, parse
from paircard.core.values.language import tr, trn, trp
from paircard.core.values.points import format_points

SONNEBORN_BERGER = "SB@c07-2026"  # no words: a code


def square_crosstable(tournament: Tournament, number: int | None = None, *, norms: bool = True) -> Paper:
    """Return the square table by number, after a round or of all results; the free round has no cell in it."""
    table = standings(tournament, rounds_until(tournament, number))
    places, ids = places_of(table.rows), [tournament.ids[each] for each in sorted(tournament.ids)]
    berger = _sonneborn_berger(table)
    figures = berger.figures(field_after(tournament, table.after), Tied(tuple(ids), Place(1)))
    rows = {row.card.id: row for row in table.rows}
    met = meetings(tournament, table.after)
    several = cycles_of(met) > 1

    def cells(row: StandingRow) -> Iterable[str]:
        entrant = row.card.entrant
        yield from (str(row.card.number), name_told(row), entrant.club, rating_of(entrant))
        yield from square_row(met, row.card.id, ids)
        yield from (format_points(row.points), berger.written(figures[row.card.id]), places[row.card.id])

    columns = (
        number_column(),
        name_column(),
        Column(trp("at most 10 columns", "Club"), roomy=True),
        rating_column(),
        *(Column(str(tournament.numbers[id_]), "centre") for id_ in ids),
        points_column(),
        figure_column(berger),
        place_column(lead=False),
    )
    head = Section(lines=tuple(_head(tournament)))
    sections = [
        head,
        Section(table=Table.of(columns, (cells(rows[id_]) for id_ in ids if id_ in rows))),
        *(_norms(tournament, several=several) if norms else ()),
    ]
    title = heading(tournament, table, CROSSTABLE)
    marks = marks_of_table(tournament, table)
    notes = _notes(tournament, table, berger, several=several)
    return event_paper(tournament, title, sections, marks=marks, notes=notes, rules=True)


def _sonneborn_berger(table: Standings) -> TieBreak:
    """Return the column of the form as the event has announced it, else the plain one."""
    announced = (each for each in table.tie_breaks if each.method.code == "SB")
    return next(announced, parse((SONNEBORN_BERGER,))[0])


def _head(tournament: Tournament) -> Iterator[str]:
    yield tr("Organiser: {name}", name=tournament.details.organiser or LINE)
    ratings = _ratings(tournament)
    if ratings and not tournament.of_teams:
        average = (2 * sum(ratings) + len(ratings)) // (2 * len(ratings))
        players = len(tournament.registrations)
        fields = {"average": average, "rated": len(ratings), "players": players}
        yield tr("Average rating: {average} ({rated} of {players} players rated)", **fields)


def _ratings(tournament: Tournament) -> list[int]:
    return [each.entrant.rating for each in tournament.registrations.values() if each.entrant.rating]


def _norms(tournament: Tournament, *, several: bool) -> Iterator[Section]:
    """Yield the points that norms need: one figure for all, where everybody meets everybody once."""
    ratings = _ratings(tournament)
    if len(ratings) < 2 or not tournament.rounds:
        return
    if several:
        yield Section(tr("Norms"), (tr("With several games against each they depend on the own rating."),))
        return
    columns = (Column("", lead=True), *(Column(norm.name, "right") for norm in NORMS[YEAR]))
    women = any(each.entrant.sex is Sex.WOMAN for each in tournament.registrations.values())
    rows = [row for each in (False, True)[: 1 + women] for row in _norm_rows(ratings, women=each)]
    games = len(ratings) - 1
    below = trn(
        "Points needed in {count} game against a rated opponent; - where it cannot be reached. Rules of {year}.",
        "Points needed in {count} games against rated opponents; - where it cannot be reached. Rules of {year}.",
        games,
        year=YEAR,
    )
    yield Section(tr("Norms"), table=Table(columns, tuple(rows)), below=(below,))


def _norm_rows(ratings: list[int], *, women: bool) -> Iterator[tuple[str, ...]]:
    needed = list(norms_of(ratings, women=women))
    wanted = (str(each) for _, each, _ in needed)
    points = ("-" if half is None else format_points(half) for _, _, half in needed)
    yield (tr("Ranking, women") if women else tr("Ranking"), *wanted)
    yield (tr("Points, women") if women else tr("Points"), *points)


def _notes(tournament: Tournament, table: Standings, berger: TieBreak, *, several: bool) -> Iterator[str]:
    yield tr(
        "{oneself}: oneself; + - by forfeit; a adjourned; (1) annulled; empty: still to be played.", oneself=ONESELF
    )
    if several:
        yield tr("In a cell the cycles, the first one first; {open}: still to be played.", open=TO_PLAY)
    if len(tournament.registrations) % 2:
        yield tr("In every round one is free, without a point.")
    yield from about_carried(tournament)
    yield f"{berger.label}: {berger.name}"
    if others := ", ".join(codes_in(table.tie_breaks, system_of(tournament).tie_break_book)):
        yield tr("Equal points, in this order: {codes}", codes=others)
