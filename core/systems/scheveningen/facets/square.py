"""The square of both teams, as results stand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.card import CardLine
from paircard.core.event.card_lines import kind_of
from paircard.core.event.ids import NOBODY, PairingNumber, TeamId
from paircard.core.event.team_options import team_options
from paircard.core.facets.team_square import SquareGame, SquareSeat, TeamSquare
from paircard.core.systems.scheveningen.table import Side

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.round import Round
    from paircard.core.event.tournament import Tournament


def view(tournament: Tournament, after: int | None = None) -> TeamSquare | None:
    """Return the square of the rounds up to one, of all when None; None before the schedule is posted."""
    rounds = tournament.rounds if after is None else tournament.rounds[:after]
    if not rounds:
        return None
    first, second = (TeamId(tournament.ids[PairingNumber(number)]) for number in (1, 2))
    sides = (_side(tournament, rounds, Side.A, first), _side(tournament, rounds, Side.B, second))
    return TeamSquare((first, second), sides)


def _side(tournament: Tournament, rounds: tuple[Round, ...], side: Side, team: TeamId) -> tuple[SquareSeat, ...]:
    boards = team_options(tournament.regulations).boards
    members = tournament.teams[team].members
    games: dict[int, list[SquareGame]] = {number: [] for number in range(1, boards + 1)}
    for round_ in rounds:
        for seat, game in _games(round_, team):
            games[seat].append(game)
    return tuple(
        SquareSeat(side, seat, members[seat - 1] if seat <= len(members) else NOBODY, tuple(played))
        for seat, played in games.items()
    )


def _games(round_: Round, team: TeamId) -> Iterator[tuple[int, SquareGame]]:
    """Yield the seats of a team with their games of a round."""
    for board in round_.boards:
        white, black = board.game, board.black_seat or board.game
        own, other = (white, black) if board.white == team else (black, white)
        player = board.player_of(team) if round_.seated(board) else NOBODY
        yield own, SquareGame(_line(round_.number, board, team), other, round_.place(board), player)


def _line(number: int, board: Board, team: TeamId) -> CardLine:
    opponent = board.black if board.white == team else board.white
    points = board.result.half_points[board.white != team] if board.result else 0
    return CardLine(number, kind_of(board.result, points), opponent, board.colour_of(team), points, game=board.game)
