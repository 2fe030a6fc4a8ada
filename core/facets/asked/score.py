"""The score of two sides: what a system is asked that has it in place of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paircard.core.event.tournament import Tournament


class Score(Protocol):
    """Where one side plays another, so that their score is the table and nobody has a place."""

    def brief(self, tournament: Tournament) -> str:
        """Say the score so far, as it stands beside other facts in a line; empty before there is one."""

    def told(self, tournament: Tournament) -> Iterable[str]:
        """Say the score in lines, in place of a table of places; the first line is the score."""

    def no_places(self) -> str:
        """Say in a sentence why there are no places and nothing that separates equal points."""

    def not_reported(self, tournament: Tournament) -> str:
        """Say why no report of it goes to FIDE; empty where one does."""
