"""All points of a team together decide; where they are equal, what the regulations say (B.VI F6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.event.tournament import Tournament

beforehand = True
fitting = ("WBP", "REG", "DROP2", "TBR", "BBE", "BC")
separate_nobody = frozenset({"BH", "FB", "SSFBH", "AOB", "SB", "DE", "EDE"})
"""Two teams have met each other only."""


def newest(tournament: Tournament) -> int:
    """Return the last round: whatever is in counts, in whatever round it was played."""
    return tournament.scheduled
