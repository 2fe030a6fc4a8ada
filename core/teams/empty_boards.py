"""Boards on which a team has nobody (B.VI E2): from the moment both line-ups are in they are won by forfeit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.event.board import Board
from paircard.core.event.facts import Fact
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.result_facts import ResultCorrected, ResultEntered
from paircard.core.event.round import Round
from paircard.core.event.round_facts import RoundPublished
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.values.errors import Refusal
from paircard.core.values.said import said


def forfeit_of(round_: Round, board: Board) -> Result | None:
    """Return what a board is on which somebody is missing; None where both are there, or it is not known yet."""
    if board.same_as or not round_.seated(board) or (board.white_player and board.black_player):
        return None
    if not board.white_player and not board.black_player:
        return Result.DOUBLE_FORFEIT
    return Result.WHITE_FORFEIT if board.white_player else Result.BLACK_FORFEIT


def forfeited(tournament: Tournament, number: int, matches: Sequence[int], reason: str = "") -> Iterator[Fact]:
    """Yield the results of the boards of some matches on which somebody is missing.

    As with every first result of a round its pairing is known then: it is published. With a reason the forfeit of a
    board is corrected that gave its point to nobody.
    """
    round_ = tournament.rounds[number - 1]
    published = round_.published
    for board in round_.boards:
        won = None if board.match not in matches or board.annulled else forfeit_of(round_, board)
        if won is None or board.result in (won, Result.DOUBLE_FORFEIT):
            continue
        if board.result is None:
            if not published:
                yield RoundPublished(number)
                published = True
            yield ResultEntered(number, board.match, won, board.game)
        elif reason and not board.result.played:
            yield ResultCorrected(number, board.match, won, reason, board.game)


def need_possible(tournament: Tournament, number: int, board: Board, result: Result) -> None:
    """Refuse a result that gives points to nobody, or tells of a game against nobody."""
    round_ = tournament.rounds[number - 1]
    won = forfeit_of(round_, board) if tournament.of_teams else None
    if won is None or result in (won, Result.DOUBLE_FORFEIT):
        return
    place = round_.place(board)
    if won is Result.DOUBLE_FORFEIT:
        raise Refusal(
            said("Board {board}: neither team has anybody there. Only x can stand there.", board=place),
            system_of(tournament).article("line_ups"),
        )
    team = board.black if board.white_player else board.white
    wrong = said(
        "Board {board}: {team} has nobody there, and no game was played. Only {key} can stand there, or x where "
        "neither side came.",
        board=place,
        team=tournament.name_of(team),
        key=str(board.as_listed(won)),
    )
    raise system_of(tournament).refusal("line_ups", wrong)


def need_unplayed(before: Tournament, after: Tournament, number: int, match: Match) -> None:
    """Refuse that somebody is taken away from a board with the result of a game."""
    old, new = before.rounds[number - 1], after.rounds[number - 1]
    for board in match.boards:
        now = new.board(board.number)
        if now.result and now.result.played and forfeit_of(new, now) and not forfeit_of(old, board):
            wrong = said(
                "Board {board} has {result}, a game that somebody played: name who, or correct it to a forfeit first.",
                board=new.place(now),
                result=now.text,
            )
            raise system_of(before).refusal("line_ups", wrong)
