"""All pairs are known beforehand: a forfeit counts as a game, and results of any round count at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.event.tournament import Tournament

beforehand = True
fitting = ("RR", "SSF-RR", "DE/P", "SB/P", "KS", "WON", "WIN", "BPG", "LOTS")
separate_nobody = frozenset({"BH", "FB", "SSFBH", "AOB"})
"""Where everybody has met everybody, all who are equal in points have the same Buchholz (B5)."""


def newest(tournament: Tournament) -> int:
    """Return the last round: whatever is in counts, in whatever round it was played."""
    return tournament.scheduled
