"""A row that stands for a player bears their id as its key."""

from __future__ import annotations

from core.event.ids import PlayerId


def player_of(key: str) -> PlayerId:
    """Return whom a row stands for."""
    return PlayerId(int(key))
