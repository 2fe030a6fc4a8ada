"""Everybody has a board once they are set, or none; a board is left by its result."""

from __future__ import annotations

from core.event.facts import EntrantReturned, EntrantWithdrawn, Fact
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.values.errors import Refusal
from core.values.said import said

draws_colour = False
draws_numbers = True


def may_join(tournament: Tournament) -> Refusal | None:
    """Let people in until the boards are set."""
    if not tournament.rounds:
        return None
    late = said(
        "The boards are set: while no result is in, t on Pairings takes them back, and p sets them again with "
        "everybody. Who is entered last has the last board."
    )
    return Refusal(late)


def may_leave(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead."""
    gone = said("Nobody withdraws from a display: strike out who does not come, or type a result at their board.")
    return Refusal(gone)


def may_miss(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead."""
    return Refusal(said("A display has no rounds to be absent from: type + at the board of who does not come."))


def withdrawn(tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:  # noqa: ARG001
    """Return what nobody asks for: `may_leave` refuses."""
    return (EntrantWithdrawn(id_, 1, reason),)


def leaving(tournament: Tournament, id_: PlayerId) -> str:  # noqa: ARG001
    """Say nothing: nobody leaves."""
    return ""


returning = leaving


def returned(tournament: Tournament, id_: PlayerId) -> tuple[Fact, ...]:  # noqa: ARG001
    """Return what nobody asks for: nobody has left."""
    return (EntrantReturned(id_, 1),)
