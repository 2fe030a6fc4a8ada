"""Ids and pairing numbers as a test writes them: several in one go."""

from __future__ import annotations

from core.event.ids import PairingNumber, PlayerId


def ids(*each: int) -> tuple[PlayerId, ...]:
    """Return these as ids of players."""
    return tuple(map(PlayerId, each))


def numbers(*each: int) -> tuple[PairingNumber, ...]:
    """Return these as pairing numbers."""
    return tuple(map(PairingNumber, each))
