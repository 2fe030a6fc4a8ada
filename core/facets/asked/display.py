"""Simultaneous displays: what a system is asked about those who give the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paircard.core.event.board import Board
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament


class Display(Protocol):
    """Where one or several give games to everybody else at once."""

    @property
    def late_loses(self) -> int:
        """Whoever is not ready so many times when the giver comes has lost."""

    def givers(self, tournament: Tournament) -> tuple[ContestantId, ...]:
        """Return who gives the games, as named or as entered first."""

    def player_at(self, giving: frozenset[ContestantId], board: Board) -> ContestantId:
        """Return who plays at a board against those who give the games."""

    def points_of(self, giving: frozenset[ContestantId], board: Board) -> tuple[int, int]:
        """Return the half points of the giver and of the player at a board that has a result."""

    def conditions(self, tournament: Tournament) -> Iterable[str]:
        """Yield the conditions of play in lines, each with its article."""

    def times(self, tournament: Tournament) -> str:
        """Say when it began and ended, as far as that is known."""
