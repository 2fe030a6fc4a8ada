"""Everybody has a seat from the first round on or none: nobody joins late, and the place of who leaves stays empty."""

from __future__ import annotations

from core.event.facts import Fact
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.systems.kit import leaving as kit
from core.systems.kit.leaving import may_leave, returned, returning
from core.systems.sliding.options import options_of
from core.values.errors import Refusal
from core.values.language import tr
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
    """Let people in until the schedule is posted; the ring of seats has no place for one more."""
    if not tournament.rounds:
        return None
    late = said(
        "The schedule is posted: nobody can join but in the place of somebody who has played nothing (h). While no "
        "game is played t on Pairings takes it back, then p posts it with everybody."
    )
    return Refusal(late, "B.VI A5")


def may_miss(tournament: Tournament) -> Refusal | None:  # noqa: ARG001
    """Say what is done instead: nobody is left out of the ring."""
    return Refusal(said("In the sliding system nobody is absent from a round: type the game as a forfeit."), "B.VI A5")


def leaving(tournament: Tournament, id_: PlayerId) -> str:
    """Say how much is played, what follows from it, and that the others move on as before."""
    told = kit.leaving(tournament, id_, options_of(tournament).leaving)
    return f"{told} {tr('The seat stays empty: everybody else moves on as before.')}" if told else ""


def withdrawn(tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:
    """Annul all games of a player, or give every game still to be played to the opponent."""
    return kit.withdrawn(tournament, id_, reason, options_of(tournament).leaving)
