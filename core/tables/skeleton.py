"""The skeleton of a cup, ready to be printed or handed to another program, and what can be asked about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from paircard.core.tables.schedule import ScheduleWish
from paircard.core.values.language import tr

Pair = tuple[int, int]
"""Two numbers, the higher seed first."""


@dataclass(frozen=True, slots=True)
class Skeleton:
    """A cup before anybody has played: numbers are seeds, and a slot bears the number of its seed."""

    players: int
    preliminary: tuple[Pair, ...]
    """The winner takes the slot of the first number."""
    slots: tuple[Pair, ...]
    """Neighbours meet in the next round, and so on to the final."""

    @property
    def size(self) -> int:
        """How many are left after the preliminary round."""
        return 2 * len(self.slots)

    @property
    def free(self) -> int:
        """How many go through without playing, where there is a preliminary round."""
        return self.size - len(self.preliminary)

    @property
    def rounds(self) -> int:
        """Rounds after the preliminary one."""
        return self.size.bit_length() - 1

    def slot(self, seed: int) -> int:
        """Return the slot a player starts from: their own, or the one of the seed they play first."""
        return seed if seed <= self.size else 2 * self.size + 1 - seed

    def section(self, slot: int, number: int) -> range:
        """Return which places of the tree meet in a round to bring out the winner above a slot.

        A place is counted along the slots, from 0.
        """
        width = 2**number
        first = self.place(slot) // width * width
        return range(first, first + width)

    def place(self, slot: int) -> int:
        """Return where a slot stands along the tree, from 0."""
        return next(2 * at + pair.index(slot) for at, pair in enumerate(self.slots) if slot in pair)

    def earliest(self, one: int, other: int) -> int:
        """Return the round in which two meet if both go on winning; 0 is the preliminary one."""
        first, second = self.place(self.slot(one)), self.place(self.slot(other))
        return (first ^ second).bit_length()


@dataclass(frozen=True, slots=True)
class SkeletonKind:
    """A kind of skeleton: how it is made, and how it is worked out without being drawn."""

    made: Callable[[ScheduleWish], Skeleton]
    working: Callable[[ScheduleWish], Iterator[str]]


def round_name(size: int) -> str:
    """Return what a round with so many players is called."""
    named = {2: tr("Final"), 4: tr("Semifinals"), 8: tr("Quarterfinals")}
    return named.get(size) or tr("Round of {players}", players=size)
