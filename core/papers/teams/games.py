"""The games of a team, round by round and board by board: who met whom, with which colour and result."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId, TeamId
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.papers.columns import black_head, name_column, rating_column, rating_of, white_head
from paircard.core.papers.pairings import result_column
from paircard.core.papers.paper import Column, Section, Table
from paircard.core.papers.teams.sheet import board_head, named, result_from
from paircard.core.values.language import tr, trp


def games_of_team(tournament: Tournament, id_: TeamId) -> Iterator[Section]:
    """Yield the games of a team that have a result, where there are any."""
    rows = [
        _row(tournament, round_, match, board, id_)
        for round_ in tournament.rounds
        if (match := round_.match_of(id_))
        for board in match.boards
        if board.result is not None
    ]
    if rows:
        yield Section(tr("Games"), table=Table.of(_columns(), rows))


def _columns() -> tuple[Column, ...]:
    return (
        Column(trp("at most 3 columns", "Rd"), "right", lead=True),
        board_head(),
        name_column(),
        Column(trp("at most 8 columns", "Colour")),
        Column(trp("at most 10 columns", "Opponent"), roomy=True),
        rating_column(),
        result_column(),
    )


def _row(tournament: Tournament, round_: Round, match: Match, board: Board, id_: ContestantId) -> tuple[str, ...]:
    opponents = match.opponent(id_)
    met = tournament.players.get(board.player_of(opponents))
    return (
        str(round_.number),
        str(board.game),
        named(tournament, round_, board, id_),
        white_head() if board.white == id_ else black_head(),
        named(tournament, round_, board, opponents),
        rating_of(met) if met and named(tournament, round_, board, opponents) else "",
        result_from(id_, board),
    )
