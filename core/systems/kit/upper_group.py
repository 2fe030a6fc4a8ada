"""Whom an acceleration raises, by whatever rule: everybody down to somebody, with points that count for pairing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class UpperGroup(ABC):
    """Those who have virtual points: group A of C.04.7, or whom an event has announced."""

    last_of_ga: ContestantId
    """Id of the last of them when round 1 was paired: they stay the last, whoever comes later (C.04.7 1.3)."""
    rounds: int
    """Rounds after which nobody has any; those of the event, or fewer."""

    @abstractmethod
    def virtual_points(self, round: int) -> int:
        """Return what everybody of the group has in a round, in half points."""

    def group_a(self, numbers: Mapping[ContestantId, PairingNumber]) -> frozenset[ContestantId]:
        """Return who is accelerated by the numbers of today: everybody down to the last of the first draw (1.3)."""
        last = numbers[self.last_of_ga]
        return frozenset(id_ for id_, number in numbers.items() if number <= last)
