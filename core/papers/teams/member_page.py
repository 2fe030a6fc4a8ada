"""The page of somebody who plays for a team: where they sit, and all their games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import (
    black_head,
    number_column,
    points_column,
    rating_column,
    rating_of,
    white_head,
    with_title,
)
from paircard.core.papers.heading import event_paper, marks_of_table, when_it_begins
from paircard.core.papers.pairings import result_column
from paircard.core.papers.paper import Column, Paper, Section, Table
from paircard.core.papers.teams.sheet import named, result_from
from paircard.core.papers.teams.tables import pages_of, team_table
from paircard.core.tables.standings import standings
from paircard.core.values.language import tr, trp
from paircard.core.values.points import format_points


@dataclass(frozen=True, slots=True)
class _Game:
    """A board on which somebody sits by line-ups that both teams have handed in."""

    round: Round
    board: Board


def member_pages(tournament: Tournament) -> Iterator[tuple[ContestantId, Paper]]:
    """Yield the page of every member of every team with their id; nothing of a line-up that is secret is on it."""
    table = standings(tournament)
    marks = marks_of_table(tournament, table)
    for number in sorted(tournament.ids):
        team = TeamId(tournament.ids[number])
        own_team = team_table(tournament, team, table.after)
        for place, id_ in enumerate(tournament.teams[team].members, start=1):
            entrant = tournament.players[id_]
            about = tr("Place {place} of {team}", place=place, team=tournament.label(team))
            sections = [Section(lines=(about,)), *_now(tournament, team, id_), *_games(tournament, team, id_), own_team]
            yield id_, event_paper(tournament, with_title(entrant), sections, marks=marks)


def _now(tournament: Tournament, team: TeamId, id_: ContestantId) -> Iterator[Section]:
    """Yield where they sit in the round in play."""
    if not tournament.rounds:
        return
    round_ = tournament.rounds[tournament.under_way - 1]
    title = when_it_begins(tournament, tr("Round {round}", round=round_.number), round_.number)
    yield Section(title, (_seat(tournament, round_, team, id_),))


def _seat(tournament: Tournament, round_: Round, team: TeamId, id_: ContestantId) -> str:
    match = round_.match_of(team)
    if match is None:
        return tr("The team has no match in this round.")
    opponents = tournament.label(match.opponent(team))
    if not all(each in round_.line_ups for each in match.contestants):
        fields = {"number": match.number, "opponent": opponents}
        return tr("Table {number} against {opponent}; the line-ups are not both in yet.", **fields)
    board = next((each for each in match.boards if each.player_of(team) == id_), None)
    if board is None:
        return tr("Does not play against {opponent}.", opponent=opponents)
    who = named(tournament, round_, board, match.opponent(team))
    fields = {"board": round_.place(board), "opponent": who, "team": opponents}
    if board.colour_of(team) == "W":
        return tr("Board {board}, White against {opponent} ({team})", **fields)
    return tr("Board {board}, Black against {opponent} ({team})", **fields)


def _games(tournament: Tournament, team: TeamId, id_: ContestantId) -> Iterator[Section]:
    played = [*_of_member(tournament, team, id_)]
    if played:
        rows = (_row(tournament, team, id_, game) for game in played)
        pages = pages_of(tournament, [game.board.player_of(_opponents(team, game)) for game in played])
        yield Section(tr("Games"), table=Table.of(_columns(), rows, pages))


def _of_member(tournament: Tournament, team: TeamId, id_: ContestantId) -> Iterator[_Game]:
    for round_ in tournament.rounds:
        match = round_.match_of(team)
        for board in match.boards if match else ():
            if board.player_of(team) == id_ and named(tournament, round_, board, team):
                yield _Game(round_, board)


def _columns() -> tuple[Column, ...]:
    return (
        Column(trp("at most 3 columns", "Rd"), "right", lead=True),
        Column(trp("at most 6 columns", "Board"), "right"),
        Column(trp("at most 8 columns", "Colour")),
        Column(trp("at most 10 columns", "Opponent"), roomy=True),
        rating_column(),
        number_column(lead=False),
        Column(trp("at most 10 columns", "Team"), roomy=True),
        result_column(),
        points_column(),
    )


def _row(tournament: Tournament, team: TeamId, id_: ContestantId, game: _Game) -> tuple[str, ...]:
    board, opponents = game.board, _opponents(team, game)
    met = tournament.players.get(board.player_of(opponents))
    return (
        str(game.round.number),
        game.round.place(board),
        white_head() if board.colour_of(team) == "W" else black_head(),
        named(tournament, game.round, board, opponents),
        rating_of(met) if met else "",
        str(tournament.numbers[opponents]),
        tournament.name_of(opponents),
        result_from(team, board),
        format_points(tournament.player_cards[id_].points(game.round.number)),
    )


def _opponents(team: TeamId, game: _Game) -> ContestantId:
    return game.board.black if game.board.white == team else game.board.white
