"""Which kind of round is paired (C.04.4.2 1.6), in a sentence."""

from __future__ import annotations

from paircard.core.systems.burstein.seeding import AnyPosition
from paircard.core.systems.dutch2026.position import Position as DutchPosition
from paircard.core.values.said import Words, said


def seeding_said(position: AnyPosition) -> Words:
    """Say whether a round seeds everybody."""
    if isinstance(position, DutchPosition):
        return said("Round {round} seeds everybody: it is a round of the FIDE (Dutch) System.", round=position.round)
    return said("Round {round} comes after the seeding: the Index ranks everybody.", round=position.round)
