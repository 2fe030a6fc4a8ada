"""Ids and pairing numbers as a test writes them: several in one go."""

from __future__ import annotations

from paircard.core.event.ids import ContestantId, PairingNumber, PlayerId, TeamId


def ids(*each: int) -> tuple[ContestantId, ...]:
    """Return these as ids of players."""
    return tuple(map(ContestantId, each))


def numbers(*each: int) -> tuple[PairingNumber, ...]:
    """Return these as pairing numbers."""
    return tuple(map(PairingNumber, each))


def team_id(number: int) -> TeamId:
    """Return this as the id of a team."""
    return TeamId(ContestantId(number))


def person_id(number: int) -> PlayerId:
    """Return this as the id of somebody who sits at a board."""
    return PlayerId(ContestantId(number))
