"""Two teams play; who leaves after the table is posted loses what is left."""

from __future__ import annotations

from core.event.facts import EntrantWithdrawn, Fact, ResultEntered
from core.event.ids import PlayerId
from core.event.result import Result
from core.event.tournament import Tournament
from core.systems.kit.leaving import returned, returning
from core.values.errors import Refusal
from core.values.language import tr, trn

__all__ = [
    "draws_colour",
    "draws_numbers",
    "leaving",
    "may_join",
    "may_leave",
    "may_miss",
    "returned",
    "returning",
    "withdrawn",
]

TEAMS = 2
draws_colour = False
draws_numbers = True


def may_join(tournament: Tournament) -> Refusal | None:
    """Let two teams in, until the schedule is posted."""
    if tournament.rounds:
        return Refusal(
            tr("The schedule is posted: no team can join but in the place of one that has played nothing (h)."),
            "B.VI F1",
        )
    if len(tournament.registrations) >= TEAMS:
        return Refusal(tr("Two teams play a Scheveningen match, and both are entered."), "B.VI F1")
    return None


def may_leave(tournament: Tournament) -> Refusal | None:
    """Let a team go as long as a game is left to be played."""
    if tournament.rounds and not tournament.missing:
        return Refusal(tr("Every game has a result: there is nothing left to withdraw from."))
    return None


def may_miss(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead."""
    return Refusal(tr("No team is absent from a round of a Scheveningen match: its boards are lost by forfeit."))


def leaving(tournament: Tournament, id_: PlayerId) -> str:  # noqa: ARG001
    """Say what becomes of the games to come."""
    open_ = len(tournament.missing)
    if not open_:
        return ""
    return trn("{count} game to come is lost by forfeit.", "{count} games to come are lost by forfeit.", open_)


def withdrawn(tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:
    """Give every game still to be played to the other team."""
    open_ = tournament.missing
    first = open_[0][0].number if open_ else tournament.next_round
    if not tournament.rounds:
        return (EntrantWithdrawn(id_, first, reason),)
    lost = (
        ResultEntered(
            round_.number,
            board.match,
            Result.BLACK_FORFEIT if board.white == id_ else Result.WHITE_FORFEIT,
            board.game,
        )
        for round_, board in open_
    )
    return (EntrantWithdrawn(id_, first, reason, "forfeited"), *lost)
