"""All pairs are known beforehand: a forfeit counts as a game, and results of any round count at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.tiebreaks.lists import LISTS

if TYPE_CHECKING:
    from core.event.tournament import Tournament

beforehand = True
tie_breaks = LISTS["RR"].codes
fitting = ("RR", "SSF-RR", "DE/P", "SB/P", "KS", "WON", "WIN", "BPG", "LOTS")
"""Buchholz is not among them: where everybody meets everybody it separates nobody (B5)."""


def newest(tournament: Tournament) -> int:
    """Return the last round: whatever is in counts, in whatever round it was played."""
    return tournament.scheduled
