"""A match has two players; who leaves it has lost it, and the arbiter says so."""

from __future__ import annotations

from core.event.facts import EntrantReturned, EntrantWithdrawn, Fact
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.values.errors import Refusal
from core.values.said import said

draws_colour = False
draws_numbers = False


def may_join(tournament: Tournament) -> Refusal | None:
    """Let two people in."""
    if len(tournament.registrations) < 2:
        return None
    return Refusal(said("A match has two players, and both are entered."), "B.VI E1")


def may_leave(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead."""
    return Refusal(said("Nobody leaves a match: type the game as a forfeit, or i on Pairings decides the match."))


def may_miss(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead."""
    return Refusal(said("No game of a match is left out: type it as a forfeit, or play it later."))


def withdrawn(tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:
    """Return what nobody asks for: `may_leave` refuses."""
    return (EntrantWithdrawn(id_, tournament.next_round, reason),)


def leaving(tournament: Tournament, id_: PlayerId) -> str:  # noqa: ARG001
    """Say nothing: nobody leaves."""
    return ""


returning = leaving


def returned(tournament: Tournament, id_: PlayerId) -> tuple[Fact, ...]:
    """Return what nobody asks for: nobody has left."""
    return (EntrantReturned(id_, tournament.next_round),)
