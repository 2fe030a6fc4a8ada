"""Who sits at a board as a sentence or a row has them: players, or those who play for two teams."""

from __future__ import annotations

import re

from paircard.core.event.board import Board
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.match import Match
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.colour_letters import colour_letter
from paircard.core.values.language import tr
from paircard.core.values.points import format_points
from paircard.core.values.text import folded

UNKNOWN = "..."  # no words
"""In place of a name that is not known yet, or secret."""


def known(round_: Round, board: Board) -> bool:
    """Whether it is known who sits at a board: both line-ups of its leg are in."""
    return round_.seated(board)


def name_at(tournament: Tournament, round_: Round, board: Board, contestant: ContestantId) -> str:
    """Return who sits at a board for a contestant, as a sentence names them; the team while nobody is named."""
    if not tournament.of_teams:
        return tournament.label(contestant)
    if not known(round_, board):
        return tournament.name_of(contestant)
    player = board.player_of(contestant)
    team = tournament.name_of(contestant)
    if player == NOBODY:
        return tr("nobody of {team}", team=team)
    return tr("{player} ({team})", player=tournament.name_of(player), team=team)


def names_at(tournament: Tournament, round_: Round, board: Board) -> tuple[str, str]:
    """Return both who sit at a board, the left one first."""
    left, right = board.listed
    return name_at(tournament, round_, board, left), name_at(tournament, round_, board, right)


def colour_sign(board: Board, contestant: ContestantId) -> str:
    """Return the letter of the colour of a contestant on a board."""
    return colour_letter("W" if (contestant == board.white) != board.reversed else "B")


def running(match: Match) -> str:
    """Return the score of a match so far, the first named team first.

    >>> running(Match(1, ContestantId(1), ContestantId(2), (Board(1, ContestantId(1), ContestantId(2)),)))
    '0-0'
    """
    return "-".join(format_points(match.game_points(each)) for each in match.contestants)


def board_called(round_: Round, typed: str) -> Board | None:
    """Return the board that a number such as `3` or `3.2` names; of a match of several the first that is empty."""
    found = re.fullmatch(r"([0-9]{1,5})(?:[.,]([0-9]{1,3}))?", typed)
    match = round_.match(int(found[1]) - round_.boards_before) if found else None
    if found is None or match is None:
        return None
    if found[2]:
        return next((board for board in match.boards if board.game == int(found[2])), None)
    return next((board for board in match.boards if board.result is None), match.boards[0])


def board_of_player(tournament: Tournament, round_: Round, wanted: str) -> Board | None:
    """Return the board at which somebody sits for a team who is called so, or in part."""
    if not tournament.of_teams or not folded(wanted):
        return None
    called = {id_ for id_, each in tournament.players.items() if folded(wanted) in folded(each.name)}
    return next((board for board in round_.boards if called & {board.white_player, board.black_player}), None)
