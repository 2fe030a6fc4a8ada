"""Tables after a round: standings, crosstables, running scores, wall chart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from paircard.core.event.card import Kind, PairingCard
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.papers.carried_games import about_carried
from paircard.core.papers.columns import (
    federation_column,
    figure_column,
    name_column,
    number_column,
    place_column,
    places_of,
    points_column,
    rating_column,
    rating_of,
    round_columns,
    title_column,
)
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.tables.crosstable_cell import legend_of_signs, round_sign
from paircard.core.tables.cup_words import CupTable, cup_table, next_head, reached, reached_head, told
from paircard.core.tables.standings import StandingRow, Standings, places_after, places_gained, standings
from paircard.core.tables.table_words import (
    given_in,
    going_on,
    heading,
    legend,
    name_told,
    remarks,
    round_head,
    value_head,
)
from paircard.core.tables.titles import PRINTED_BY_NUMBER, PRINTED_BY_PLACE, PROGRESS
from paircard.core.values.frozen import replace
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points

Cells = Callable[[StandingRow], Iterable[str]]


def standings_paper(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the table after a round, the one paired last when None."""
    table = standings(tournament, rounds_until(tournament, number))
    places, cup = places_of(table.rows), cup_table(tournament, table.after)
    gained = _gained(tournament, table)

    def cells(row: StandingRow) -> Iterable[str]:
        entrant, id_ = row.card.entrant, row.card.id
        change = gained.get(id_)
        yield from (places[id_], f"{change:+}" if change else "", str(row.card.number))
        yield from (entrant.title.value, name_told(row))
        yield from (entrant.federation, rating_of(entrant), *merits_of(tournament, table, cup, row))

    columns = (
        place_column(),
        Column("+/-", "right"),
        number_column(),
        title_column(),
        name_column(),
        federation_column(),
        rating_column(),
        *merit_columns(table, cup),
    )
    notes = [legend(table, own=True), *remarks(table)] if table.tie_breaks else []
    paper = _paper(tournament, table, heading(tournament, table), columns, map(cells, table.rows), notes)
    marks = marks_of_table(tournament, table, byes=True)
    return replace(paper, marks=marks, address=tournament.details.address, wall="list")


def _gained(tournament: Tournament, table: Standings) -> Mapping[ContestantId, int]:
    """Return the places climbed since the round before, where a ranking pairs the rounds; nothing elsewhere."""
    if not table.own_points or table.after < 1:
        return {}
    return places_gained(table, places_after(tournament, table.after - 1))


def merit_columns(table: Standings, cup: CupTable | None) -> tuple[Column, ...]:
    """Return the columns of what orders the table: points and tie-breaks, or how far somebody has come in a cup."""
    if cup is None:
        own = (Column(head, "right") for head in own_heads(table))
        return (points_column(), *own, *figure_columns(table))
    return (Column(reached_head()), Column(next_head(), roomy=True))


def merits_of(tournament: Tournament, table: Standings, cup: CupTable | None, row: StandingRow) -> tuple[str, ...]:
    """Write the same of a row."""
    if cup is None:
        return (format_points(row.points), *own_figures(table, row), *figures_of(table, row))
    return (reached(cup, row.card.id), told(cup, row.card.id, tournament.label))


def own_heads(table: Standings) -> tuple[str, ...]:
    """Name what a win against somebody is worth and what the round gave, where the system counts its own points."""
    if not table.own_points:
        return ()
    return (value_head(), round_head(table.after)) if table.after else (value_head(),)


def own_figures(table: Standings, row: StandingRow) -> tuple[str, ...]:
    """Write the same of a row."""
    if not table.own_points:
        return ()
    value, given = ("", "") if row.own is None else (str(row.own.value), given_in(row.own, table.after))
    return (value, given) if table.after else (value,)


def crosstable_by_place(tournament: Tournament, number: int | None = None) -> Paper:
    """Return every round of every player, the best first."""
    table = standings(tournament, rounds_until(tournament, number))
    places, signs = places_of(table.rows), _signs(tournament)

    def cells(row: StandingRow) -> Iterable[str]:
        yield from (places[row.card.id], str(row.card.number), name_told(row))
        yield from (*signs(row), format_points(row.points), *figures_of(table, row))

    columns = (place_column(), number_column(), name_column(), *_rounds_and_figures(table))
    title = heading(tournament, table, PRINTED_BY_PLACE)
    return _paper(
        tournament,
        table,
        title,
        columns,
        map(cells, table.rows),
        (_legend(tournament), _about_numbers(), legend(table)),
    )


def crosstable_by_number(tournament: Tournament, number: int | None = None) -> Paper:
    """Return every round of every player in the order of pairing numbers."""
    table = standings(tournament, rounds_until(tournament, number))
    places, signs = places_of(table.rows), _signs(tournament)

    def cells(row: StandingRow) -> Iterable[str]:
        yield from (str(row.card.number), name_told(row), *signs(row), format_points(row.points))
        yield from (*figures_of(table, row), places[row.card.id])

    columns = (number_column(), name_column(), *_rounds_and_figures(table), place_column(lead=False))
    title = heading(tournament, table, PRINTED_BY_NUMBER)
    return _paper(
        tournament,
        table,
        title,
        columns,
        map(cells, by_number(table)),
        (_legend(tournament), _about_numbers(), legend(table)),
    )


def progress_table(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the running score of every player after each round, the best first."""
    table = standings(tournament, rounds_until(tournament, number))
    places = places_of(table.rows)

    def cells(row: StandingRow) -> Iterable[str]:
        yield from (places[row.card.id], str(row.card.number), name_told(row))
        yield from (_running(row.card, after) for after in range(1, table.after + 1))
        if beforehand:
            yield format_points(row.points)

    beforehand = system_of(tournament).rounds.beforehand
    total = (points_column(),) if beforehand else ()
    columns = (place_column(), number_column(), name_column(), *round_columns(table.after), *total)
    if beforehand:
        notes = (tr("Points after each round; an adjourned game has none yet. Empty: the round is still to come."),)
        title = heading(tournament, table, PROGRESS)
    else:
        told = tr("Points after each round; an adjourned game has none yet.")
        notes = (system_of(tournament).citing(told, "adjourned"),)
        title = tr("Progress table after round {round}", round=table.after)
    return _paper(tournament, table, title, columns, map(cells, table.rows), notes)


def _running(card: PairingCard, after: int) -> str:
    """Write the score after a round; that it was free where the schedule had nobody, nothing before its game."""
    lines = card.of_round(after)
    if lines and all(line.kind is Kind.FREE for line in lines):
        return trp("at most 5 columns", "free")
    return "" if lines and all(line.to_come for line in lines) else format_points(card.points(after))


def wall_chart(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a line a player, by number: opponent, colour, result and running score of each round."""
    table = standings(tournament, rounds_until(tournament, number))
    signs = _signs(tournament)

    def cells(row: StandingRow) -> Iterable[str]:
        yield from (str(row.card.number), name_told(row), rating_of(row.card.entrant))
        for after, sign in enumerate(signs(row), 1):
            to_come = all(line.to_come for line in row.card.of_round(after))
            yield sign if to_come else f"{sign} {format_points(row.card.points(after)):>2}"

    columns = (number_column(), name_column(), rating_column(), *round_columns(table.after))
    notes = (
        tr("After each round's result the running score."),
        _legend(tournament),
        _about_numbers(),
    )
    title = tr("Wall chart after round {round}", round=table.after)
    if going_on(tournament, table.after):
        title = tr("Wall chart while games are missing")
    return _paper(tournament, table, title, columns, map(cells, by_number(table)), notes)


def by_number(table: Standings) -> list[StandingRow]:
    """Return the rows in the order of pairing numbers."""
    return sorted(table.rows, key=lambda row: row.card.number)


def _legend(tournament: Tournament) -> str:
    return legend_of_signs(teams=tournament.of_teams, matches=tournament.match_of_two is not None)


def _about_numbers() -> str:
    return tr("The numbers of opponents are pairing numbers ({head}), not places.", head=number_column().head)


def _rounds_and_figures(table: Standings) -> tuple[Column, ...]:
    return (*round_columns(table.after), points_column(), *figure_columns(table))


def figure_columns(table: Standings) -> tuple[Column, ...]:
    """Return one column a tie-break."""
    return tuple(map(figure_column, table.tie_breaks))


def figures_of(table: Standings, row: StandingRow) -> tuple[str, ...]:
    """Write the tie-breaks of a player."""
    return tuple(each.written(figure) for figure, each in zip(row.figures, table.tie_breaks, strict=True))


def _signs(tournament: Tournament) -> Callable[[StandingRow], list[str]]:
    numbers: Mapping[ContestantId, PairingNumber] = tournament.numbers
    return lambda row: [round_sign(lines, numbers) for lines in row.card.by_round.values()]


def _paper(
    tournament: Tournament,
    table: Standings,
    title: str,
    columns: Iterable[Column],
    rows: Iterable[Iterable[str]],
    notes: Iterable[str],
) -> Paper:
    section = Section(table=Table.of(columns, rows))
    marks = marks_of_table(tournament, table)
    told = (*filter(None, notes), *about_carried(tournament))
    return event_paper(tournament, title, [section], marks=marks, notes=told)
