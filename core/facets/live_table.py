"""A table that fills while results come in: where everybody stands, against whom, and what they can still reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from paircard.core.event.card import CardLine, PairingCard
from paircard.core.event.ids import ContestantId, Place


@dataclass(frozen=True, slots=True)
class LiveRow:
    """One player of the table. Points are half points."""

    card: PairingCard
    place: Place
    shared: bool
    points: int
    """Scored for certain: they cannot have fewer in the end."""
    played: int
    """Games with a final result, forfeits too."""
    left: int
    """Games still to come, or adjourned."""
    most: int
    """Points if all of those are won."""
    best: Place
    """A place they cannot come above, by points alone."""
    worst: Place
    """A place they cannot fall below, by points alone."""
    against: Mapping[ContestantId, tuple[CardLine, ...]]
    """Their games by the id of the opponent, one a cycle, annulled ones too."""

    @property
    def settled(self) -> bool:
        """Whether their place is certain."""
        return self.best == self.worst
