"""The score of both is the table: `score` says it, after every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.event.tournament import Tournament

beforehand = False
fitting: tuple[str, ...] = ()
separate_nobody: frozenset[str] = frozenset()


def newest(tournament: Tournament) -> int:
    """Return the last game made."""
    return tournament.scheduled
