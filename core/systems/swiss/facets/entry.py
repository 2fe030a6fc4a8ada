"""Who may enter and leave by the rules of 2026 (C.04.2 2.4, 3.2), the same in every book of theirs."""

from __future__ import annotations

from core.event.facts import EntrantReturned, EntrantWithdrawn, Fact
from core.event.ids import PlayerId
from core.event.tournament import Tournament
from core.systems.kit.books_2026 import handling
from core.values.errors import Refusal
from core.values.said import said


class Entry:
    """Everybody, as long as a round is left to be paired."""

    draws_colour = True
    draws_numbers = False

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Let people in as long as a round is left to be paired (2.4)."""
        if tournament.all_paired:
            return Refusal(said("The last round is paired: nobody can join any more."), handling("2.4"))
        return None

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Let people go as long as a round is left to be paired (3.2, 3.3)."""
        if tournament.all_paired:
            gone = said("The last round is paired: nobody can be absent from a later one or withdraw before it.")
            return Refusal(gone, handling("3.2"))
        return None

    may_miss = may_leave

    def withdrawn(self, tournament: Tournament, id_: PlayerId, reason: str) -> tuple[Fact, ...]:
        """Take a player out of all rounds still to be paired."""
        return (EntrantWithdrawn(id_, tournament.next_round, reason),)

    def returned(self, tournament: Tournament, id_: PlayerId) -> tuple[Fact, ...]:
        """Pair them again from the next round on."""
        return (EntrantReturned(id_, tournament.next_round),)

    def leaving(self, tournament: Tournament, id_: PlayerId) -> str:  # noqa: ARG002
        """Say nothing: no game is made yet."""
        return ""

    returning = leaving
