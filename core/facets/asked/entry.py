"""Who takes part: what a system is asked when somebody enters, leaves or comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paircard.core.event.facts import Fact
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.values.errors import Refusal


class Entry(Protocol):
    """Who may enter, leave and come back, and what is drawn before round 1."""

    @property
    def draws_colour(self) -> bool:
        """Whether a colour is drawn by lot before round 1."""

    @property
    def draws_numbers(self) -> bool:
        """Whether numbers may be drawn by lot before round 1; otherwise they follow rating and title."""

    def may_join(self, tournament: Tournament) -> Refusal | None:
        """Return why nobody can join any more, None while somebody can."""

    def may_leave(self, tournament: Tournament) -> Refusal | None:
        """Return why there is nothing left that somebody could withdraw from, None while there is."""

    def may_miss(self, tournament: Tournament) -> Refusal | None:
        """Return why nobody can be announced absent from a single round any more, None while somebody can."""

    def withdrawn(self, tournament: Tournament, id_: ContestantId, reason: str) -> tuple[Fact, ...]:
        """Return what it records that a player leaves now."""

    def leaving(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say with numbers what becomes of the games of one who leaves now; empty where those to come are not made."""

    def returning(self, tournament: Tournament, id_: ContestantId) -> str:
        """Say the same of one who comes back; empty where they are simply paired again."""

    def returned(self, tournament: Tournament, id_: ContestantId) -> tuple[Fact, ...]:
        """Return what it records that a player who left comes back now."""
