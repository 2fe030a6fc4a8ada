"""Matches of two: what a system is asked about series, lots and colours."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paircard.core.event.ids import ContestantId
    from paircard.core.event.tournament import Tournament
    from paircard.core.values.colour import Colour


class Duel(Protocol):
    """Where two play a match of games that are made one by one, and lots before each series let one choose a colour."""

    def two(self, tournament: Tournament) -> Sequence[ContestantId]:
        """Return who plays, number 1 first; fewer or more where not two are entered."""

    def due(self, tournament: Tournament) -> int | None:
        """Return the series that is to begin, 0 for the match itself; None where games go on, or it is decided."""

    def lots_purpose(self, tournament: Tournament, series: int) -> str:
        """Return what the lots before a series are drawn with."""

    def chooser(self, tournament: Tournament, series: int) -> ContestantId:
        """Return who has won the lots before a series; nobody while they are not drawn."""

    def colours_of_series(self, first: ContestantId, chooser: ContestantId, colour: Colour, games: int) -> str:
        """Return a letter a game, of who is named first in the match, where the chooser took a colour."""

    def by_auxiliary(self, tournament: Tournament) -> bool:
        """Whether auxiliary points of an earlier event decide a drawn match."""

    def on_game(self, tournament: Tournament) -> str:
        """Say who has White in the game made last."""
