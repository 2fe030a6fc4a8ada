"""Who gets what: the prizes of everybody and of every category, shared as was announced."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import federation_column, name_column, number_column, points_column, with_title
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.pairings import SHORT_LINE
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.tables.prize_list import Category, categories
from paircard.core.tables.prizes import MEANINGS, amount, sharing_of
from paircard.core.tables.standings import StandingRow, Standings, standings
from paircard.core.tables.table_words import going_on
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points


def prize_sheet(tournament: Tournament, number: int | None = None) -> Paper:
    """Return who gets what by the table after a round, to be signed by whoever is paid."""
    set_ = tournament.facts.prizes
    assert set_ is not None, "refused before: only where prizes are set"  # no words: never said
    table = standings(tournament, rounds_until(tournament, number))
    found = categories(table, set_)
    sections = [_section(tournament, each) for each in found]
    paid = sum((prize.amount for each in found for prize in each.prizes), Fraction(0))
    purses = sum(sum(each.purses) for each in found)
    sections.append(Section(lines=(tr("Sum: {paid} of {prizes}.", paid=amount(paid), prizes=purses),)))
    notes = [tr(MEANINGS[sharing_of(table, set_.sharing)])]
    if set_.one_each:
        notes.append(tr("Whoever has a prize takes none of those that stand below it."))
    title = tr("Prizes after round {round}", round=table.after)
    if going_on(tournament, table.after):
        title = tr("Prizes while games are missing")
    return event_paper(tournament, title, sections, marks=marks_of_prizes(tournament, table), notes=notes)


def without_prizes(tournament: Tournament) -> str:
    """Say that no prizes are set; empty where there are some."""
    given = tournament.facts.prizes
    return "" if given and given.funds else tr("No prizes are set: z on the papers sets them.")


def marks_of_prizes(tournament: Tournament, table: Standings) -> tuple[str, ...]:
    """Return what must be known of a table before anything is given by it."""
    marks = marks_of_table(tournament, table)
    if table.after < tournament.planned:
        not_final = tr("Not final: round {round} of {rounds}.", round=table.after, rounds=tournament.planned)
        return (*marks, not_final)
    return marks


def _section(tournament: Tournament, category: Category) -> Section:
    rows = {row.card.id: row for row in category.rows}
    columns = (
        Column(trp("at most 6 columns", "Place"), "right", lead=True),
        number_column(lead=False),
        name_column(),
        federation_column(),
        points_column(),
        Column(trp("at most 8 columns", "Prize"), "right"),
        Column(trp("at most 16 columns", "How")),
        Column(trp("at most 12 columns", "Received")),
    )
    lines = (
        (_place(rows[prize.id]), *_who(tournament, rows[prize.id]), amount(prize.amount), why, SHORT_LINE)
        for prize in category.prizes
        for why in [prize.why if prize.why != amount(prize.amount) else ""]
    )
    table = Table.of(columns, lines)
    below = () if table.rows else (tr("Nobody."),)
    return Section(category.name, table=table if table.rows else None, below=below)


def _place(row: StandingRow) -> str:
    return f"{row.place}=" if row.shared else str(row.place)


def _who(tournament: Tournament, row: StandingRow) -> Iterator[str]:
    entrant = row.card.entrant
    yield str(tournament.numbers[row.card.id])
    yield with_title(entrant)
    yield entrant.federation
    yield format_points(row.points)
