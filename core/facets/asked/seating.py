"""Seats: what a system is asked where everybody moves from board to board."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.values.colour import Colour


class Seated(NamedTuple):
    """Where somebody sits in a round."""

    board: int
    side: str
    """In a word that fits a narrow column."""
    colour: Colour


class Seating(Protocol):
    """Where everybody sits in a round that is known beforehand, and where they go then."""

    def seated(self, tournament: Tournament, id_: ContestantId, number: int) -> Seated | None:
        """Return where a player sits in a round; None who rests."""

    def sitting(self, tournament: Tournament, id_: ContestantId, number: int) -> str:
        """Say in a sentence where a player sits in a round, against whom, or that they rest."""

    def going(self, tournament: Tournament, id_: ContestantId, number: int) -> str:
        """Say where a player goes after a round; empty after the last one."""

    def told(self, tournament: Tournament) -> Iterable[str]:
        """Say how everybody moves, and which side is which, in lines."""
