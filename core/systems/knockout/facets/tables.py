"""A cup ranks by how far somebody has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.event.tournament import Tournament

beforehand = False
fitting = ("WON", "KS")
separate_nobody = frozenset({"BH", "FB", "SSFBH", "AOB", "SB", "DE", "PS"})
"""Nobody who is out in one round has met the others who are."""


def newest(tournament: Tournament) -> int:
    """Return the last round: who is out of it is out."""
    return tournament.scheduled
