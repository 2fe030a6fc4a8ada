"""A table a team (B.VI B3), and the best players of every board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import (
    federation_column,
    name_column,
    place_column,
    points_column,
    rating_column,
    rating_of,
    round_columns,
    title_column,
)
from paircard.core.papers.heading import event_paper, marks_of_table, rounds_until
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.tables.best_boards import BoardRow, best_on_boards
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.tables.standings import standings
from paircard.core.tables.table_words import going_on
from paircard.core.tables.team_table import MemberRow, member_rows, percentage_of, team_total
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points


def team_tables(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the table of every team, the best team first: board, player, results, points, games, percentage."""
    table = standings(tournament, rounds_until(tournament, number))
    sections = [team_table(tournament, TeamId(row.card.id), table.after) for row in table.rows]
    title = tr("Teams after round {round}", round=table.after) if table.after else tr("Teams")
    if going_on(tournament, table.after):
        title = tr("Teams while games are missing")
    notes = (tr("Performance: by the games played against rated opponents. Forfeits count as games."),)
    return event_paper(tournament, title, sections, marks=marks_of_table(tournament, table), notes=notes)


def team_table(tournament: Tournament, team: TeamId, after: int) -> Section:
    """Return the table of one team after a round, the total last."""
    rows = [*member_rows(tournament, team, after)]
    columns = (
        board_column(),
        title_column(),
        name_column(),
        rating_column(),
        *round_columns(after),
        points_column(),
        *_games_columns(),
    )
    members = (_member(row, after) for row in rows)
    pages = pages_of(tournament, [row.card.id for row in rows])
    return Section(
        tournament.label(team),
        tuple(_captain(tournament, team)),
        Table.of(columns, [*members, _total(tournament, team, rows, after)], pages),
    )


def _captain(tournament: Tournament, team: TeamId) -> Iterator[str]:
    if captain := tournament.teams[team].captain:
        yield tr("Captain: {name}", name=captain)


def page_key(id_: ContestantId) -> str:
    """Return the key by which pages lead to that of somebody who plays for a team.

    >>> page_key(7)
    'of-7'
    """
    return f"of-{id_}"  # no words: a part of the name of a file


def pages_of(tournament: Tournament, people: Iterable[ContestantId]) -> list[str]:
    """Return the keys of people's pages; who has left their team since has none."""
    members = {id_ for team in tournament.teams.values() for id_ in team.members}
    return [page_key(id_) if id_ in members else "" for id_ in people]


def board_column() -> Column:
    """Return the column of boards."""
    return Column(trp("at most 3 columns", "Bd"), "right", lead=True)


def _games_columns() -> tuple[Column, ...]:
    games, performance = trp("at most 5 columns", "Games"), trp("at most 5 columns", "Perf")
    return Column(games, "right"), Column("%", "right"), Column(performance, "right")


def _member(row: MemberRow, after: int) -> tuple[str, ...]:
    entrant = row.card.entrant
    rounds = (" ".join(map(result_sign, row.by_round.get(number, ()))) for number in range(1, after + 1))
    games = (str(row.games), _shown(row.percentage), _shown(row.performance))
    return (
        str(row.place),
        entrant.title.value,
        entrant.name,
        rating_of(entrant),
        *rounds,
        format_points(row.points),
        *games,
    )


def _total(tournament: Tournament, team: TeamId, rows: list[MemberRow], after: int) -> tuple[str, ...]:
    rounds = (_points(team_total(tournament, team, number)) for number in range(1, after + 1))
    points, games = sum(row.points for row in rows), sum(row.games for row in rows)
    strength = rating_of(tournament.registrations[team].entrant)
    percentage = _shown(percentage_of(points, games))
    return "", "", tr("Total"), strength, *rounds, format_points(points), str(games), percentage, ""


def _points(half_points: int | None) -> str:
    return "" if half_points is None else format_points(half_points)


def _shown(number: int | None) -> str:
    return "" if number is None else str(number)


def best_boards(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the players of every board by points, then percentage, then performance, the best first."""
    after = rounds_until(tournament, number)
    sections = [_board(tournament, board, rows) for board, rows in best_on_boards(tournament, after).items() if rows]
    title = tr("Best players on each board after round {round}", round=after)
    if going_on(tournament, after):
        title = tr("Best players on each board while games are missing")
    table = standings(tournament, after)
    notes = (
        tr("Only games played over the board count: a win by forfeit gives no point here."),
        tr("Order: points, percentage, performance. Who played on several boards stands where they played most."),
    )
    return event_paper(tournament, title, sections, marks=marks_of_table(tournament, table), notes=notes)


def _board(tournament: Tournament, board: int, rows: list[BoardRow]) -> Section:
    columns = (
        place_column(),
        title_column(),
        name_column(),
        federation_column(),
        rating_column(),
        Column(trp("at most 10 columns", "Team"), roomy=True),
        points_column(),
        *_games_columns(),
    )
    cells = (
        (
            str(row.place),
            row.card.entrant.title.value,
            row.card.entrant.name,
            row.card.entrant.federation,
            rating_of(row.card.entrant),
            tournament.name_of(row.team),
            format_points(row.points),
            str(row.games),
            _shown(percentage_of(row.points, row.games)),
            _shown(row.performance),
        )
        for row in rows
    )
    pages = pages_of(tournament, [row.card.id for row in rows])
    return Section(tr("Board {board}", board=board), table=Table.of(columns, cells, pages))
