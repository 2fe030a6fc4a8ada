"""What a corrected record of who played changes: whose games they are, and when somebody played against the law."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.commands import CorrectLineUp
from paircard.core.commands.line_up_law import faults_said
from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.core.values.points import format_points


def consequences(tournament: Tournament, correction: CorrectLineUp) -> Iterator[str]:
    """Yield who loses and who gains which games, and what the line-up that was played breaks."""
    after = tournament.imagine(*correction.decide(tournament))
    old, new = (each.rounds[correction.round - 1].match_of(correction.team) for each in (tournament, after))
    if old is None or new is None:
        return
    place = after.rounds[correction.round - 1].place
    for one, other in zip(old.boards, new.boards, strict=True):
        was, now = one.player_of(correction.team), other.player_of(correction.team)
        if was == now:
            continue
        yield tr("Board {board}:", board=place(one))
        if was:
            yield "  " + tr("{player} loses {game}", player=_name(after, was), game=_game(after, one, correction.team))
        if now:
            yield "  " + tr(
                "{player} gains {game}", player=_name(after, now), game=_game(after, other, correction.team)
            )
    if old.score(old.first) == new.score(old.first):
        yield tr("The points of the teams stay as they are.")
    else:
        points = " - ".join(format_points(new.game_points(each)) for each in new.contestants)
        yield tr("Boards with nobody are forfeits: the match is {points} then.", points=points)
    yield from faults_said(tournament, correction.round, new, correction.team, correction.players, correction.leg)


def _game(tournament: Tournament, board: Board, team: ContestantId) -> str:
    opponent = board.player_of(board.black if team == board.white else board.white)
    return tr("the game against {player}: {result}", player=_name(tournament, opponent), result=_result(board, team))


def _result(board: Board, team: ContestantId) -> str:
    if board.result is None:
        return tr("no result yet")
    points = board.result.half_points[team != board.white]
    if not board.result.played:
        return tr("won by forfeit") if points else tr("lost by forfeit")
    return (tr("lost"), tr("draw"), tr("won"))[points]


def _name(tournament: Tournament, player: ContestantId) -> str:
    return tournament.name_of(player) or tr("nobody")
