"""The square of two teams on paper: who of one has what against whom of the other, its rounds, its wall chart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.facets.team_square import SquareGame, SquareSeat, TeamSquare
from paircard.core.papers.columns import (
    black_head,
    name_column,
    points_column,
    rating_column,
    rating_of,
    round_columns,
    white_head,
)
from paircard.core.papers.heading import (
    event_paper,
    marks_of_round,
    marks_of_table,
    paired_round,
    rounds_until,
    when_it_begins,
)
from paircard.core.papers.pairings import about_reversed, board_column, result_column, result_of
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.teams.sheet import match_score
from paircard.core.papers.teams.tables import pages_of
from paircard.core.tables.crosstable_cell import result_sign
from paircard.core.tables.standings import Standings, standings
from paircard.core.tables.table_words import going_on, heading
from paircard.core.tables.team_square import named_seat, replaced
from paircard.core.tables.titles import CROSSTABLE
from paircard.core.values.colour_letters import small_letter
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points
from paircard.core.values.said import said


def team_square_paper(tournament: Tournament, number: int | None = None) -> Paper:
    """Return the square after a round or of all results, from the side of either team."""
    table = standings(tournament, rounds_until(tournament, number))
    square = _square(tournament, table)
    sections = [_section(tournament, square, side) for side in range(2)]
    notes = (
        tr("A cell is what the row has from the game against the column: + - by forfeit; a adjourned; empty: to come."),
        *replaced(tournament, square),
    )
    marks = marks_of_table(tournament, table)
    return event_paper(
        tournament, heading(tournament, table, CROSSTABLE), sections, marks=marks, notes=notes, rules=True, public=True
    )


def _square(tournament: Tournament, table: Standings) -> TeamSquare:
    facet = system_of(tournament).square
    square = facet.view(tournament, table.after) if facet and table.after else None
    if square is None:
        raise Refusal(said("The square is there once the schedule is posted."))
    return square


def _section(tournament: Tournament, square: TeamSquare, side: int) -> Section:
    """Return the square with a row for every seat of one team; the last row adds up the columns."""
    own, others = square.sides[side], square.sides[1 - side]
    columns = (
        seat_column(),
        name_column(),
        rating_column(),
        *(Column(other.label, "centre") for other in others),
        points_column(),
    )
    rows = [[*_who(tournament, seat), *_cells(seat, others), format_points(seat.points)] for seat in own]
    sums = [format_points(square.scored_against(side, other.number)) for other in others]
    rows.append(["", tr("Total"), "", *sums, format_points(square.totals[side])])
    one, other = (tournament.name_of(square.teams[each]) for each in (side, 1 - side))
    title = tr("{side}: {team} against {opponent}", side=own[0].side, team=one, opponent=other)
    score = " - ".join(format_points(square.totals[each]) for each in (side, 1 - side))
    table = Table(columns, tuple(map(tuple, rows)), (*_pages(tournament, own), ""))  # no column goes: all are to come
    return Section(f"{title}: {score}", table=table)


def _cells(seat: SquareSeat, others: Iterable[SquareSeat]) -> Iterator[str]:
    for other in others:
        game = seat.against(other.number)
        yield result_sign(game.line) if game and not game.open else ""


def _who(tournament: Tournament, seat: SquareSeat) -> tuple[str, str, str]:
    rating = rating_of(tournament.players[seat.player]) if seat.player else ""
    return seat.label, tournament.name_of(seat.player) if seat.player else "-", rating


def _pages(tournament: Tournament, seats: Iterable[SquareSeat]) -> list[str]:
    return [*pages_of(tournament, [seat.player for seat in seats])]


def seat_column() -> Column:
    """Return the column of seats, such as A1."""
    return Column(trp("at most 4 columns", "Seat"), lead=True)


# --- the rounds ------------------------------------------------------------------------------------------------


def square_rounds(tournament: Tournament, _: int | None = None) -> Paper:
    """Return all rounds with who meets whom: by the line-ups where they are in, else as the order of boards says."""
    paired_round(tournament, None)
    sections = [_of_round(tournament, round_) for round_ in tournament.rounds]
    notes = [tr("Names of rounds to come are those of the order of boards: a reserve may take a place.")]
    if all(round_.seated(board) for round_ in tournament.rounds for board in round_.boards):
        notes = []
    if any(board.reversed for round_ in tournament.rounds for board in round_.boards):
        notes.append(about_reversed(tournament))
    marks = dict.fromkeys(mark for round_ in tournament.rounds for mark in marks_of_round(tournament, round_))
    return event_paper(tournament, tr("Round table"), sections, marks=marks, notes=notes, rules=True)


def _of_round(tournament: Tournament, round_: Round) -> Section:
    shown = system_of(tournament).square
    square = shown.view(tournament) if shown else None
    assert square is not None
    columns = (
        board_column(),
        seat_column(),
        Column(white_head(), lead=True, roomy=True),
        result_column(),
        seat_column(),
        Column(black_head(), roomy=True),
    )
    rows = [_pair(tournament, square, round_, board) for board in round_.boards]
    title = when_it_begins(tournament, tr("Round {round}", round=round_.number), round_.number)
    scores = (match_score(tournament, match) for match in round_.matches)
    return Section(title, tuple(scores), Table(columns, tuple(rows)))


def _pair(tournament: Tournament, square: TeamSquare, round_: Round, board: Board) -> tuple[str, ...]:
    white, black = (_at(square, round_, board, team) for team in board.players)
    sides = [(seat.label, named_seat(tournament, seat, game)) for seat, game in (white, black)]
    return round_.place(board), *sides[0], result_of(board), *sides[1]


def _at(square: TeamSquare, round_: Round, board: Board, team: ContestantId) -> tuple[SquareSeat, SquareGame]:
    """Return the seat of a team at a board with its game."""
    side = square.sides[square.teams.index(team)]
    return next(
        (seat, game)
        for seat in side
        for game in seat.games
        if game.round == round_.number and game.line.game == board.game
    )


# --- the wall chart --------------------------------------------------------------------------------------------


def square_wall_chart(tournament: Tournament, number: int | None = None) -> Paper:
    """Return a line for every seat of both teams: whom they met, colour, result and running score of each round."""
    table = standings(tournament, rounds_until(tournament, number))
    square = _square(tournament, table)
    columns = (seat_column(), name_column(), rating_column(), *round_columns(table.after), points_column())
    sections = []
    for side, team in zip(square.sides, square.teams, strict=True):
        rows = [
            [*_who(tournament, seat), *_met_until(square, seat, table.after), format_points(seat.points)]
            for seat in side
        ]
        sections.append(Section(tournament.name_of(team), table=Table.of(columns, rows, _pages(tournament, side))))
    title = tr("Wall chart after round {round}", round=table.after)
    if going_on(tournament, table.after):
        title = tr("Wall chart while games are missing")
    notes = (
        tr("After each round's result the running score."),
        tr(
            "B4{white}1: against seat B4 with White, won; {black} Black; + - by forfeit; a adjourned; ? to come",
            white=small_letter("W"),
            black=small_letter("B"),
        ),
        *replaced(tournament, square),
    )
    return event_paper(tournament, title, sections, marks=marks_of_table(tournament, table), notes=notes)


def _met_until(square: TeamSquare, seat: SquareSeat, after: int) -> Iterator[str]:
    """Yield a cell a round, an empty one where the seat has no game."""
    games = {game.round: game for game in seat.games}
    for number in range(1, after + 1):
        yield _met(square, seat, games[number]) if number in games else ""


def _met(square: TeamSquare, seat: SquareSeat, game: SquareGame) -> str:
    other = square.sides[seat in square.sides[0]][game.against - 1]
    sign = f"{other.label}{small_letter(game.line.colour) if game.line.colour else ''}{result_sign(game.line)}"
    return sign if game.open else f"{sign} {format_points(seat.points_after(game.round)):>2}"
