"""Why somebody has White in a game: what the winner of the lots chose, and alternation since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.match.colours import chosen
from paircard.core.systems.match.progress import ARTICLE
from paircard.core.systems.match.words import coloured
from paircard.core.values.cited import Cited, cite
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.board import Board
    from paircard.core.event.tournament import Tournament


def round_lines(tournament: Tournament, number: int) -> Iterator[Cited]:
    """Say why White is White, in the game and in those of a play-off behind it."""
    for board in tournament.rounds[number - 1].boards:
        yield from _of_play_off(tournament, number, board) if board.play_off else _of_game(tournament, number, board)


def pair_lines(tournament: Tournament, number: int, id_: ContestantId) -> Iterator[Cited]:
    """Say the same: both play it."""
    yield from round_lines(tournament, number)


def between(tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterator[Cited]:
    """Say that they meet in every game."""
    fields = {"one": tournament.label(tournament.ids[one]), "other": tournament.label(tournament.ids[other])}
    yield cite(tr("{one} and {other} meet in every game of the match.", **fields), ARTICLE)


def _of_game(tournament: Tournament, number: int, board: Board) -> Iterator[Cited]:
    fields = {"game": number, "player": tournament.label(board.white)}
    yield cite(tr("Game {game}: {player} has White.", **fields), ARTICLE)
    for line in coloured(tournament):
        yield cite(f"  {line}", ARTICLE)
    made = chosen(tournament)
    if made is None or number == 1:
        return
    first = tournament.rounds[0].boards[0]
    same = board.white == first.white
    said = tr("  Game {game} is odd, as game 1 was: the same colours.", game=number)
    if not same:
        said = tr("  Game {game} is even: the other colours than in game 1.", game=number)
    yield cite(said, ARTICLE)


def _of_play_off(tournament: Tournament, number: int, board: Board) -> Iterator[Cited]:
    opened = tournament.rounds[number - 1].matches[0].series[board.series - 1]
    first = tournament.rounds[number - 1].matches[0].boards_of(board.series)[0]
    fields = {"series": board.series, "white": tournament.label(board.white)}
    yield cite(tr("Play-off {series}: {white} has White.", **fields), ARTICLE)
    chooser = tournament.name_of(opened.chosen_by)
    took = tr("  {player} won the lots before it and chose White.", player=chooser)
    if first.white != opened.chosen_by:
        took = tr("  {player} won the lots before it and chose Black.", player=chooser)
    yield cite(took, ARTICLE)
    if opened.sudden_death:
        yield cite(tr("  White has more time and has to win: a draw is enough for Black."), ARTICLE)
