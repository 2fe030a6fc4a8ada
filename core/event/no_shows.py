"""Who did not come, as far as the results tell it: F8 asks whether they had said so."""

from __future__ import annotations

from paircard.core.event.board import Board
from paircard.core.event.ids import ContestantId
from paircard.core.event.match import Match
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament

_ABSENT = frozenset({Result.WHITE_FORFEIT, Result.BLACK_FORFEIT, Result.DOUBLE_FORFEIT})
"""Results by which somebody was not there."""


def absent(board: Board) -> tuple[ContestantId, ...]:
    """Return the ids of those who lost a board by forfeit.

    >>> absent(Board(1, 5, 7, result=Result.WHITE_FORFEIT)), absent(Board(1, 5, 7, result=Result.DOUBLE_FORFEIT))
    ((7,), (5, 7))
    """
    match board.result:
        case Result.WHITE_FORFEIT:
            return (board.black,)
        case Result.BLACK_FORFEIT:
            return (board.white,)
        case Result.DOUBLE_FORFEIT:
            return board.players
    return ()


def absent_from(match: Match) -> tuple[ContestantId, ...]:
    """Return the ids of those who lost a match by forfeit, in a match of several games all of them.

    >>> first, second = Board(1, 5, 7, result=Result.WHITE_FORFEIT), Board(2, 7, 5, game=2)
    >>> absent_from(Match(1, 5, 7, (first,))), absent_from(Match(1, 5, 7, (first, second)))
    ((7,), ())
    """
    if not absent(match.boards[0]):  # nearly every match: asked of all after every result
        return ()
    away = [absent(board) for board in match.boards]
    return tuple(each for each in match.contestants if all(each in those for those in away))


def no_shows(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return those who lost by forfeit in the last round and would be paired in the next one, in order of numbers.

    Whoever is withdrawn, is announced absent from the next round, or was brought back, is decided about already.
    """
    current = tournament.current
    if (
        current is None or tournament.all_paired or tournament.pairing_system.ends_early
    ):  # who lost a match of a cup is out
        return ()
    forfeited = {board.match for board in current.boards if board.result in _ABSENT and not board.same_as}
    played_here = current.matches_of(forfeited) if forfeited else ()
    away = [id_ for match in played_here for id_ in absent_from(match) if _undecided(tournament, id_)]
    return tuple(sorted(away, key=tournament.numbers.__getitem__))


def without_notice(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return those of them of whom nobody has said that they had given notice."""
    current = tournament.current
    if current is None:
        return ()
    return tuple(
        id_ for id_ in no_shows(tournament) if not all(id_ in board.excused for board in current.boards_of(id_))
    )


def _undecided(tournament: Tournament, id_: ContestantId) -> bool:
    player, following = tournament.registrations[id_], tournament.next_round
    return player.takes_part(following) and all(back != following for _, back in player.withdrawals)
