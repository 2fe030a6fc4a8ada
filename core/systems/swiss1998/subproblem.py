"""What can be asked of the look-ahead."""

from __future__ import annotations

from core.systems.kit.orders import Exchange
from core.systems.swiss1998.brackets import Bracket, Target
from core.values.frozen import dataclass, replace


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
    mixed: bool
    """May moved-down players meet each other there, or be left over?"""
    lowest: bool
    """Does the one left over get the bye (B1b)?"""
    wanted: Wanted | None = None
    """What is wanted by C12, where that depends on who comes down."""


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

    @property
    def left(self) -> int:
        """How many are left over."""
        return len(self.pool) - len(self.seekers) - 2 * self.rest

    def keeping(self, place: int) -> Question:
        """Return the same question with one player who may not be left over."""
        return replace(self, floaters=self.floaters & ~(1 << place))


@dataclass(frozen=True, slots=True)
class Sides:
    """Which positions of a group must be on which side of S1 | S2 after an exchange (D2)."""

    half: int
    """Positions 1..half are S1 before it."""
    first: frozenset[int]
    second: frozenset[int]

    @classmethod
    def settled_by(cls, begun: Exchange, half: int, size: int) -> Sides:
        """Return what the beginning of an exchange settles."""
        all_leave, all_come = (len(side) == begun.count for side in (begun.leaving, begun.coming))
        settled_s1 = range(1 if all_leave else begun.leaving[-1], half + 1)
        last = size if all_come else begun.coming[-1] if begun.coming else half
        settled_s2 = range(half + 1, last + 1)
        leaving, coming = frozenset(begun.leaving), frozenset(begun.coming)
        return cls(half, frozenset(settled_s1) - leaving | coming, frozenset(settled_s2) - coming | leaving)

    def cost_of_first(self, position: int) -> int | None:
        """Return what it costs to have this one in S1, None if it cannot be."""
        if position in self.second:
            return None
        return 0 if position <= self.half else position

    def cost_of_second(self, position: int, leaving: int) -> int | None:
        """Return what it costs to have this one in S2 where each who leaves S1 costs `leaving`."""
        if position in self.first:
            return None
        return leaving - position if position <= self.half else 0
