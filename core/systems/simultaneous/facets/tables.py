"""A display has no table of places: `score` says what stands there instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.event.tournament import Tournament

beforehand = True
fitting: tuple[str, ...] = ()
separate_nobody: frozenset[str] = frozenset()


def newest(tournament: Tournament) -> int:
    """Return the only round: whatever is in counts."""
    return tournament.scheduled
