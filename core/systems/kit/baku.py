"""Baku acceleration (C.04.7 1): virtual points for the upper part of the field in the first half of the event."""

from __future__ import annotations

from paircard.core.systems.kit.upper_group import UpperGroup
from paircard.core.values.frozen import dataclass
from paircard.core.values.points import WIN


@dataclass(frozen=True, slots=True)
class Baku(UpperGroup):
    """Who is accelerated, and for how long; only where a win is two draws and a loss nothing (1.1)."""

    win: int = WIN
    """What a win gives, in half points."""

    def virtual_points(self, round: int) -> int:
        """Return what everybody of group A has in a round, in half points (1.4).

        >>> from paircard.core.event.ids import ContestantId
        >>> [Baku(ContestantId(1), rounds=9).virtual_points(round) for round in range(1, 10)]
        [2, 2, 2, 1, 1, 0, 0, 0, 0]
        """
        accelerated = _half(self.rounds)
        if round <= _half(accelerated):
            return self.win
        return self.win // 2 if round <= accelerated else 0


def size_of_ga(players: int) -> int:
    """Return how many group A has: half, rounded up to an even number (1.2).

    >>> [size_of_ga(players) for players in (4, 5, 6, 161)]
    [2, 4, 4, 82]
    """
    return 2 * -(-players // 4)


def _half(number: int) -> int:
    """Return half of a number, rounded up."""
    return -(-number // 2)
