"""A bracket so small that all ways to pair it are looked at one by one: a bit for every pair and every player.

A way is then a mask: the bits of its pairs, and of those who are left over. What is wrong with it is the bits that it
has in common with another, and a criterion leaves the ways that have fewest of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from math import factorial, perm

from paircard.core.systems.kit.bit_masks import mask_of

Pair = tuple[int, int]

FEW = 120
"""So many ways are looked at one by one: eight players none of whom has come from above have 105."""
MOST_PAIRS = 5
"""Six pairs can be made in 720 ways at least: those are not counted."""


class Shape:
    """How many seek their opponents among the others, as those moved down do, and how many others there are.

    Players go by their places in the bracket, from 0 on, seekers first.
    """

    def __init__(self, seekers: int, pool: int) -> None:
        """Lay out a bit for every pair, then one for every player."""
        self.players = tuple(range(seekers + pool))
        self.pool = self.players[seekers:]
        pairs = [(one, two) for one, two in combinations(self.players, 2) if two >= seekers]
        self.bits = {pair: 1 << at for at, pair in enumerate(pairs)}
        """The bit of every pair, the higher player first."""
        self.left = len(pairs)
        """The first bit of the players."""
        self.rows: list[tuple[int, int]] = []
        """Of each player: how many of the pool are not below them, and the first bit of their pairs with the others."""
        bit = 0
        for player in self.players:
            above = max(0, player + 1 - seekers)
            self.rows.append((above, bit))
            bit += pool - above

    def mask(self, pairs: Iterable[Pair]) -> int:
        """Return the mask of a way by its pairs."""
        made = tuple(pairs)
        met = sum(self.bits[min(pair), max(pair)] for pair in made)
        left = {*self.players}.difference(*made)
        return met | mask_of(self.left + each for each in left)


@lru_cache(maxsize=256)
def shape_of(seekers: int, pool: int) -> Shape:
    """Return the shape of a bracket by its numbers."""
    return Shape(seekers, pool)


class SmallBracket:
    """Those of a field who are in a bracket of some shape."""

    def __init__(self, seekers: tuple[int, ...], pool: tuple[int, ...]) -> None:
        """Take them by their places in the field, the pool in their order."""
        self.shape = shape_of(len(seekers), len(pool))
        self.players = seekers + pool
        self.seekers = seekers
        self._pool = pool
        self._in_a_row = bool(pool) and pool[-1] - pool[0] < len(pool)
        self._everybody = (1 << len(pool)) - 1

    def meeting(self, rows: Sequence[int]) -> int:
        """Return the pairs whose lower player is in the row of the higher: a mask of the field for each, from above."""
        found = 0
        if self._in_a_row:
            first, everybody = self._pool[0], self._everybody
            for row, (above, bit) in zip(rows, self.shape.rows, strict=False):
                found |= (row >> first & everybody) >> above << bit
            return found
        for row, (above, bit) in zip(rows, self.shape.rows, strict=False):
            found |= self._of_pool(row) >> above << bit
        return found

    def left(self, some: int) -> int:
        """Return those among some (a mask of the field) who might be left over."""
        seekers = mask_of([at for at, place in enumerate(self.seekers) if some >> place & 1])
        return (self._of_pool(some) << len(self.seekers) | seekers) << self.shape.left

    def over(self, way: int) -> int:
        """Return who is left over by a way, a bit for every player of the bracket."""
        return way >> self.shape.left

    def places(self, players: Iterable[int]) -> tuple[int, ...]:
        """Return the places of some in the field."""
        return tuple([self.players[each] for each in players])

    def pairs(self, pairs: Iterable[Pair]) -> tuple[Pair, ...]:
        """Return pairs by their places in the field."""
        players = self.players
        return tuple([(players[one], players[two]) for one, two in pairs])

    def _of_pool(self, some: int) -> int:
        """Return who of the pool is among some."""
        if self._in_a_row:
            return some >> self._pool[0] & self._everybody
        return mask_of([at for at, place in enumerate(self._pool) if some >> place & 1])


def number_of_ways(paired: int, pool: int, rest: int) -> int:
    """Return how many ways there are to pair so many seekers with some of a pool, and then so many pairs within it.

    >>> number_of_ways(0, 8, 4), number_of_ways(1, 4, 1), number_of_ways(2, 1, 0)
    (105, 12, 0)
    """
    left = pool - paired
    if left < 2 * rest:
        return 0
    return perm(pool, paired) * factorial(left) // ((factorial(rest) << rest) * factorial(left - 2 * rest))


def without(ways: Iterable[int], unwanted: int) -> list[int]:
    """Return the ways that have nothing of what is unwanted."""
    return [way for way in ways if not way & unwanted]


def least(ways: list[int], unwanted: Iterable[int]) -> list[int]:
    """Return the ways that have least of each in turn."""
    if len(ways) < 2:
        return ways
    for mask in unwanted:
        if mask:
            ways = without(ways, mask) or cheapest(ways, [(way & mask).bit_count() for way in ways])
            if len(ways) == 1:
                break
    return ways


def cheapest(ways: Sequence[int], costs: Sequence[int]) -> list[int]:
    """Return the ways that cost least."""
    fewest = min(costs)
    return [way for way, cost in zip(ways, costs, strict=True) if cost == fewest]
