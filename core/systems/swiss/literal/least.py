"""The least values that the pairs of a bracket can reach, from any point on: all ways are tried, every set once.

Values are tuples, a number or list a criterion, in the order of the criteria: of two candidates the smaller is better.
Who meets the cheapest values that one could think of is not asked to be better.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from paircard.core.systems.kit.bit_masks import places_in

V = TypeVar("V", bound=tuple[Any, ...])  # no words: a name


class Least(ABC, Generic[V]):
    """One bracket; a book says what a pair adds, and what is thinkable."""

    nothing: V
    """Of no pair."""

    def __init__(self, legal: Sequence[int], spend: Callable[[], None]) -> None:
        """Remember what is found out; `spend` is called for every pair looked at."""
        self.legal = legal
        self._spend = spend
        self._pairs: dict[int, V | None] = {0: self.nothing}
        self._sides: dict[tuple[tuple[int, ...], int], V | None] = {}

    # --- what the book says -------------------------------------------------------------------------------------

    @abstractmethod
    def pair(self, one: int, other: int) -> V:
        """Return what a pair adds."""

    @abstractmethod
    def together(self, one: V, other: V) -> V:
        """Return the values of two parts of one candidate."""

    @abstractmethod
    def thinkable(self, players: int, pairs: int) -> V:
        """Return values that so many pairs among some players never undercut."""

    @abstractmethod
    def thinkable_sides(self, s1: tuple[int, ...], s2: int) -> V:
        """Return values that pairing S1 with some of S2 never undercuts, whoever is left of S2 included."""

    def mates(self, place: int, players: int) -> int:
        """Return whom somebody may meet in the bracket."""
        return self.legal[place] & players

    def in_reach(self, place: int, s2: int) -> int:
        """Return who of S2 is looked at for somebody of S1, whether or not the two may meet."""
        return s2

    def left(self, players: int) -> V | None:
        """Return what it adds that these are left over; None where they cannot be."""
        return None if players else self.nothing

    # --- what follows -------------------------------------------------------------------------------------------

    def all_paired(self, players: int) -> V | None:
        """Return the least values with which all of a set can be paired."""
        if players not in self._pairs:
            self._pairs[players] = self._find(players)
        return self._pairs[players]

    def _find(self, players: int) -> V | None:
        first = next(places_in(players))
        cheapest = self.thinkable(players, players.bit_count() // 2)
        found: V | None = None
        for mate in places_in(self.mates(first, players)):
            self._spend()
            rest = self.all_paired(players & ~(1 << first | 1 << mate))
            if rest is not None:
                found = lesser(found, self.together(self.pair(first, mate), rest))
                if found == cheapest:
                    break
        return found

    def sides(self, s1: tuple[int, ...], s2: int, over: int = 0) -> V | None:
        """Return the least values where S1 is paired with some of S2, in this order; the others are left over.

        So are those who are `over` in any case.
        """
        if not s1:
            return self.left(s2 | over)
        if (s1, s2) not in self._sides:
            self._sides[s1, s2] = self._of_sides(s1, s2, over)
        return self._sides[s1, s2]

    def _of_sides(self, s1: tuple[int, ...], s2: int, over: int) -> V | None:
        cheapest = self.thinkable_sides(s1, s2)
        found: V | None = None
        for mate in places_in(self.legal[s1[0]] & self.in_reach(s1[0], s2)):
            self._spend()
            rest = self.sides(s1[1:], s2 ^ 1 << mate, over)
            if rest is not None:
                found = lesser(found, self.together(self.pair(s1[0], mate), rest))
                if found == cheapest:
                    break
        return found


def lesser(one: V | None, other: V | None) -> V | None:
    """Return the better of two candidates, the first where they are equal."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
