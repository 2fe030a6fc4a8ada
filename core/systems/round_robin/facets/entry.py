"""Everybody is in the table or not; who leaves loses the games still to be played by forfeit."""

from __future__ import annotations

from core.errors import Refusal
from core.event.facts import EntrantReturned, EntrantWithdrawn, Fact, ResultEntered
from core.event.result import Result
from core.event.tournament import Tournament
from core.language import tr

draws_colour = False
draws_numbers = True


def may_join(tournament: Tournament) -> Refusal | None:
    """Let people in until the schedule is posted."""
    if tournament.rounds:
        return Refusal(tr("The schedule is posted: nobody can join a round robin any more."), "B.VI A1")
    return None


def may_leave(tournament: Tournament) -> Refusal | None:
    """Let people go as long as a game is left to be played."""
    if tournament.rounds and not tournament.missing:
        return Refusal(tr("Every game has a result: there is nothing left to withdraw from."))
    return None


def may_miss(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead: nobody is left out of the table."""
    return Refusal(tr("In a round robin nobody is absent from a round: the game is played later, or is a forfeit."))


def withdrawn(tournament: Tournament, id_: int, reason: str) -> tuple[Fact, ...]:
    """Give every game that a player has still to play to the opponent."""
    left = [(round_.number, board) for round_, board in tournament.missing if id_ in board.players]
    first = left[0][0] if left else tournament.next_round
    forfeits = (
        ResultEntered(number, board.number, Result.BLACK_FORFEIT if id_ == board.white else Result.WHITE_FORFEIT)
        for number, board in left
    )
    return (EntrantWithdrawn(id_, first, reason), *forfeits)


def returned(tournament: Tournament, id_: int) -> tuple[Fact, ...]:
    """Take the player back; which games are played after all is typed board by board."""
    return (EntrantReturned(id_, max(tournament.under_way, 1)),)
