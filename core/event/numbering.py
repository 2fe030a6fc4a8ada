"""Pairing numbers are fixed for everybody with the first round that is made (R20)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.event.tournament import Tournament


def fixed_numbers(tournament: Tournament) -> tuple[int, ...]:
    """Ids in the order of their pairing numbers when round 1 is paired, else nothing (R20)."""
    return () if tournament.rounds else tuple(id_ for _, id_ in sorted(tournament.ids.items()))
