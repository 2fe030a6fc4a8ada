"""Ids and pairing numbers as a test writes them: several in one go."""

from __future__ import annotations

from core.event.ids import PairingNumber, PersonId, PlayerId, TeamId


def ids(*each: int) -> tuple[PlayerId, ...]:
    """Return these as ids of players."""
    return tuple(map(PlayerId, each))


def numbers(*each: int) -> tuple[PairingNumber, ...]:
    """Return these as pairing numbers."""
    return tuple(map(PairingNumber, each))


def team_id(number: int) -> TeamId:
    """Return this as the id of a team."""
    return TeamId(PlayerId(number))


def person_id(number: int) -> PersonId:
    """Return this as the id of somebody who sits at a board."""
    return PersonId(PlayerId(number))
