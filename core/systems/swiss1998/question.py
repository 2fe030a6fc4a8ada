"""What is asked of the matchings: could these be paired, and the next bracket after them?"""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.swiss1998.brackets import Bracket, Target
from paircard.core.values.frozen import dataclass, replace

ALL = -1
"""Everybody, as a mask."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What C12 wants of a bracket (R9): its full target, or the target at which the old bracket failed."""

    heterogeneous: bool
    """Was the old bracket heterogeneous?"""
    target: Target | None

    def target_in(self, bracket: Bracket) -> Target | None:
        """Return the target of a new bracket that stands for the one wanted."""
        for target in bracket.targets():
            if self.target is None:
                return target
            if self.heterogeneous == bracket.heterogeneous:
                if (target.movers, target.rest) == (self.target.movers, self.target.rest):
                    return target
            elif target.pairs == self.target.pairs:
                return target
        return None


@dataclass(frozen=True, slots=True)
class Below:
    """What the next bracket needs, when a bracket is paired anew for its sake (C12, C13)."""

    residents: tuple[int, ...]
    passed: tuple[int, ...]
    """Players who come along in any case (C1)."""
    spare: int
    """How many the next bracket may leave over at most."""
    seekers: int
    """Mask of those who, if they are moved down, neither meet each other there nor are left over."""
    lowest: bool
    """Does the one left over get the bye (B1b)?"""
    wanted: Wanted | None = None
    """What is wanted by C12, where that depends on who comes down."""
    anywhere: int = 0
    """Of those who come down so many are not asked whom they meet there (`search.meeting_below`)."""


@dataclass(frozen=True, slots=True)
class Question:
    """Whether every seeker can meet one of the pool, and `rest` more pairs be made within the pool."""

    seekers: tuple[int, ...]
    pool: tuple[int, ...]
    rest: int
    up: int
    """Level of relaxation for upfloats (R3)."""
    floaters: int
    """Mask of those who may be left over."""
    below: Below | None = None
    avoid: frozenset[frozenset[int]] = frozenset()
    """Sets of left-over players that are of no use: they have been tried (C12, C13)."""
    leavers: int = 0
    """Mask of those who must be left over."""

    @property
    def left(self) -> int:
        """How many are left over."""
        return len(self.pool) - len(self.seekers) - 2 * self.rest

    @property
    def pairs(self) -> int:
        """How many pairs are wanted."""
        return len(self.seekers) + self.rest

    @property
    def places(self) -> tuple[int, ...]:
        """Everybody it is about, seekers first."""
        return (*self.seekers, *self.pool)

    @property
    def everybody(self) -> int:
        """The same as a mask."""
        return mask_of(self.places)

    def keeping(self, place: int) -> Question:
        """Return the same question with one player who may not be left over."""
        return replace(self, floaters=self.floaters & ~(1 << place))


@dataclass(frozen=True, slots=True)
class Sides:
    """Which positions of a group must be on which side of S1 | S2 after an exchange (D2), and what each side costs.

    The costs add up to (number exchanged, sum of the S2 numbers - sum of the S1 numbers) as one number.
    """

    half: int
    """Positions 1..half are S1 before it."""
    first: frozenset[int] = frozenset()
    second: frozenset[int] = frozenset()

    @classmethod
    def settled_by(cls, begun: Exchange, half: int, size: int) -> Sides:
        """Return what the beginning of an exchange settles."""
        all_leave, all_come = (len(side) == begun.count for side in (begun.leaving, begun.coming))
        settled_s1 = range(1 if all_leave else begun.leaving[-1], half + 1)
        last = size if all_come else begun.coming[-1] if begun.coming else half
        settled_s2 = range(half + 1, last + 1)
        leaving, coming = frozenset(begun.leaving), frozenset(begun.coming)
        return cls(half, frozenset(settled_s1) - leaving | coming, frozenset(settled_s2) - coming | leaving)

    def cost(self, position: int, leaving: int, *, first: bool) -> int | None:
        """Return what it costs to have a position in S1 (`first`) or S2, None if it cannot be there.

        `leaving` is the price of each who leaves S1.
        """
        if position in (self.second if first else self.first):
            return None
        if first:
            return 0 if position <= self.half else position
        return leaving - position if position <= self.half else 0
