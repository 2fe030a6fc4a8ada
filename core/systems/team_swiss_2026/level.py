"""The least of C8, C9 and C10 that the pairs of a bracket can reach, from any point on: all ways, every set once."""

from __future__ import annotations

from collections.abc import Callable

from core.systems.kit.places import places_in
from core.systems.team_swiss_2026.cards import Cards
from core.systems.team_swiss_2026.outcome import Costs

FREE: Costs = (0, 0, 0)


class Level:
    """The pairs of one bracket of which all members are known."""

    def __init__(self, cards: Cards, members: int, upfloaters: int, spend: Callable[[], None]) -> None:
        """Find the least values; the bracket can be paired."""
        self._cards = cards
        self._upfloaters = upfloaters
        self._spend = spend
        self._pairs: dict[int, Costs | None] = {0: FREE}
        self._sides: dict[tuple[tuple[int, ...], int], Costs | None] = {}
        least = self._pairs_of(members)
        if least is None:
            raise AssertionError("only a bracket that can be paired has values")
        self.least = least

    def pair(self, one: int, other: int) -> Costs:
        """Return what a pair adds."""
        return self._cards.cost(one, other, self._upfloaters)

    def sides(self, tops: tuple[int, ...], bottoms: int) -> Costs | None:
        """Return the least values where each top member meets one of these of a larger TPN; None if they cannot."""
        if not tops:
            return FREE
        if (tops, bottoms) not in self._sides:
            self._sides[tops, bottoms] = self._of_sides(tops, bottoms)
        return self._sides[tops, bottoms]

    def _of_sides(self, tops: tuple[int, ...], bottoms: int) -> Costs | None:
        found: Costs | None = None
        for mate in places_in(self._cards.legal[tops[0]] & bottoms & -(2 << tops[0])):
            self._spend()
            rest = self.sides(tops[1:], bottoms ^ 1 << mate)
            if rest is not None:
                found = lesser(found, added(self.pair(tops[0], mate), rest))
                if found == FREE:
                    break
        return found

    def _pairs_of(self, members: int) -> Costs | None:
        if members not in self._pairs:
            self._pairs[members] = self._find_pairs(members)
        return self._pairs[members]

    def _find_pairs(self, members: int) -> Costs | None:
        first = next(places_in(members))
        found: Costs | None = None
        cheapest = self._thinkable(members)
        for mate in places_in(self._cards.legal[first] & members):
            self._spend()
            rest = self._pairs_of(members & ~(1 << first | 1 << mate))
            if rest is not None:
                found = lesser(found, added(self.pair(first, mate), rest))
                if found == cheapest:
                    break
        return found

    def _thinkable(self, members: int) -> Costs:
        """Return values that no pairing undercuts: who of a colour is more than there are pairs meets its like."""
        half = members.bit_count() // 2
        wanting = [mask & members for mask in self._cards.wants.values()]
        return (
            max(0, *(mask.bit_count() - half for mask in wanting)),
            max(0, *((mask & self._cards.strong).bit_count() - half for mask in wanting)),
            0,
        )


def added(one: Costs, other: Costs) -> Costs:
    """Return the values of two parts together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def lesser(one: Costs | None, other: Costs) -> Costs:
    """Return the better of two, the first where they are equal."""
    return other if one is None else min(one, other)
