"""Who may enter and leave: late ones join the next round (R17), who leaves is not paired any more (F5)."""

from __future__ import annotations

from core.event.entrant_facts import EntrantReturned, EntrantWithdrawn
from core.event.facts import Fact
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.values.errors import Refusal
from core.values.said import said

draws_colour = True
draws_numbers = False


def may_join(tournament: Tournament) -> Refusal | None:
    """Let people in as long as a round is left to be paired (R17)."""
    if tournament.all_paired:
        return Refusal(said("Entrants can be added until the last round is paired (R17); it is paired now."), "R17")
    return None


def may_leave(tournament: Tournament) -> Refusal | None:
    """Let people go as long as a round is left to be paired (F5)."""
    if tournament.all_paired:
        gone = said("The last round is paired: nobody can be absent from a later one or withdraw before it.")
        return Refusal(gone, "F5")
    return None


may_miss = may_leave


def withdrawn(tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:
    """Take a player out of all rounds still to be paired."""
    return (EntrantWithdrawn(id_, tournament.next_round, reason),)


def returned(tournament: Tournament, id_: PlayerId) -> tuple[Fact, ...]:
    """Pair them again from the next round on."""
    return (EntrantReturned(id_, tournament.next_round),)


def leaving(tournament: Tournament, id_: PlayerId) -> str:  # noqa: ARG001
    """Say nothing: no game is made yet."""
    return ""


returning = leaving
