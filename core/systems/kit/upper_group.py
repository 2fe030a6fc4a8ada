"""Whom an acceleration raises, and by how much: points that count for pairing, mostly of everybody down to somebody."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Protocol

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.facets.reported import VirtualPoints
from paircard.core.values.frozen import dataclass


class Accelerates(Protocol):
    """Virtual points by player and round, by whatever rule."""

    def in_round(self, round: int, numbers: Mapping[ContestantId, PairingNumber]) -> Mapping[ContestantId, int]:
        """Return the half points of those who have any in a round, by the numbers of today."""

    def spans(self, numbers: Mapping[ContestantId, PairingNumber]) -> Iterable[VirtualPoints]:
        """Return the same of all rounds: who stands together and has as much, in rounds that give the same."""


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

    def in_round(self, round: int, numbers: Mapping[ContestantId, PairingNumber]) -> Mapping[ContestantId, int]:
        """Give everybody of the group the same."""
        points = self.virtual_points(round)
        return dict.fromkeys(self.group_a(numbers), points) if points else {}

    def spans(self, numbers: Mapping[ContestantId, PairingNumber]) -> Iterator[VirtualPoints]:
        """Put rounds together that give the group the same."""
        numbered = ((round_, self.virtual_points(round_)) for round_ in range(1, self.rounds + 1))
        for half_points, alike in groupby(numbered, key=lambda each: each[1]):
            rounds = [round_ for round_, _ in alike]
            if half_points:
                yield VirtualPoints(rounds[0], rounds[-1], half_points, self.last_of_ga)
