"""Games on a paper that were played in an earlier stage: where, by round and board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from paircard.core.event.board import Board
from paircard.core.event.carried import where_played
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import listed, tr

SIGN = "*"
"""Behind a result that was not played in the stage of the paper."""


def carried_boards(rounds: Iterable[Round]) -> Iterator[Board]:
    """Yield the boards of games that were played in an earlier stage."""
    yield from (board for round_ in rounds for board in round_.boards if board.same_as)


def about_sign(tournament: Tournament, rounds: Iterable[Round]) -> Iterator[str]:
    """Say what `*` behind a result means, and where each of these games was played; nothing where there is none."""
    if games := _games(tournament, rounds):
        yield tr("* played before and not played again, by pairing numbers: {games}.", games=games)


def about_carried(tournament: Tournament) -> Iterator[str]:
    """Say which results are carried over, where no sign tells it; nothing where none is."""
    if games := _games(tournament, tournament.rounds):
        yield tr("Carried over, by pairing numbers: {games}.", games=games)


def _games(tournament: Tournament, rounds: Iterable[Round]) -> str:
    return listed([_game(tournament, board) for board in carried_boards(rounds)])


def _game(tournament: Tournament, board: Board) -> str:
    assert board.same_as is not None
    white, black = (tournament.numbers[id_] for id_ in board.players)
    return tr("{white}-{black} in {where}", white=white, black=black, where=where_played(tournament, board.same_as))
