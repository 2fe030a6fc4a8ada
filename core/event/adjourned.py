"""Games that were adjourned and are not over: which they are, and what there is not before their result is known."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.event.board import Board
from paircard.core.event.result import Result
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.said import said

Game = tuple[Round, Board]

_NAMED = 6
"""So many are named; more are counted."""


def adjourned(tournament: Tournament) -> tuple[Game, ...]:
    """Return the games that are adjourned now, the earliest round first."""
    return tuple(
        (round_, board)
        for round_ in tournament.rounds
        for board in round_.boards
        if board.result is Result.ADJOURNED and not board.annulled
    )


def games_told(tournament: Tournament, games: Iterable[Game]) -> str:
    """Name games by round, board and who plays."""
    told = [
        tr(
            "round {round} board {board}, {white} - {black}",
            round=round_.number,
            board=round_.place(board),
            white=tournament.label(board.white),
            black=tournament.label(board.black),
        )
        for round_, board in games
    ]
    named = "; ".join(told[:_NAMED])
    return tr("{games} and {more} more", games=named, more=len(told) - _NAMED) if len(told) > _NAMED else named


def not_all_over(tournament: Tournament) -> Refusal | None:
    """Return why there is no final table and no final report: all is played but for games that are adjourned.

    While rounds are to be paired, or other results are missing, nothing is final, and nothing is refused.
    """
    played = tournament.all_paired and all(round_.complete for round_ in tournament.rounds)
    open_ = adjourned(tournament) if played else ()
    if not open_:
        return None
    wrong = said(
        "Adjourned: {games}. Until the result is typed there is no final table and no final report; the file of the "
        "running event (export --running) can be had, and says what it is.",
        games=games_told(tournament, open_),
    )
    return Refusal(wrong, tournament.pairing_system.article("adjourned"))


def need_all_over(tournament: Tournament) -> None:
    """Refuse what only an event that is over has, while a game of it is adjourned."""
    if refusal := not_all_over(tournament):
        raise refusal
