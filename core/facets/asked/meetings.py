"""Schedules known beforehand: what a system is asked about who meets whom, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paircard.core.event.ids import ContestantId, PairingNumber
    from paircard.core.event.tournament import Tournament
    from paircard.core.values.cited import Cited


class Meetings(Protocol):
    """Why a schedule known beforehand has its pairs where it has them, in lines."""

    def round_lines(self, tournament: Tournament, number: int) -> Iterable[Cited]:
        """Say all of a round."""

    def pair_lines(self, tournament: Tournament, number: int, id_: ContestantId) -> Iterable[Cited]:
        """Say why a player has this opponent in this round, with this colour, or none."""

    def between(self, tournament: Tournament, one: PairingNumber, other: PairingNumber) -> Iterable[Cited]:
        """Say when two pairing numbers meet, and why then."""
