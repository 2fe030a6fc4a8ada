"""Everybody is in the table or not. Who leaves early is taken out of it, who leaves late loses what is left."""

from __future__ import annotations

from core.event.facts import Fact
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.systems.kit import leaving as kit
from core.systems.kit.leaving import may_leave, returned, returning
from core.systems.round_robin.options import options_of
from core.values.errors import Refusal
from core.values.said import said

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

draws_colour = False
draws_numbers = True


def may_join(tournament: Tournament) -> Refusal | None:
    """Let people in until the schedule is posted."""
    if tournament.rounds:
        closed = said(
            "The schedule is posted: nobody can join but in the place of somebody who has played nothing (h)."
        )
        return Refusal(closed, "B.VI A1")
    return None


def may_miss(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead: nobody is left out of the table."""
    return Refusal(said("In a round robin nobody is absent from a round: the game is played later, or is a forfeit."))


def leaving(tournament: Tournament, id_: PlayerId) -> str:
    """Say how much is played, and what follows from it."""
    return kit.leaving(tournament, id_, options_of(tournament).leaving)


def withdrawn(tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:
    """Annul all games of a player, or give every game still to be played to the opponent."""
    return kit.withdrawn(tournament, id_, reason, options_of(tournament).leaving)
