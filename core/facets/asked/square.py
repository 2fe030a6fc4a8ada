"""The square of two teams: what a system is asked where all members meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.team_square import TeamSquare


class Square(Protocol):
    """The live view of two teams whose members all meet each other."""

    def view(self, tournament: Tournament, after: int | None = None) -> TeamSquare | None:
        """Return the square of the rounds up to one, of all when None; None while there is none."""
