"""The order of the candidates (4.2, 4.3) of a small remainder as numbers: the first pairing has the smallest.

A list of BSNs that is compared from the left is a digit for every place of the list, a set of BSNs of a fixed size a
digit for every player.
"""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.dutch2026.search.units import Digit, units


class OfRemainder:
    """The exchange between S1 and S2 (4.3), with BSNs from 1 again (4.1), then the opponents of S1 (4.2).

    The higher player of every pair stands in S1: to write it otherwise needs more exchanges. Of the exchange count,
    in this order: how many; the sum of the numbers that come less that of those that leave; the highest numbers that
    leave; the lowest that come.
    """

    def __init__(self, players: Sequence[int], pairs: int) -> None:
        """Lay out the digits; so many pairs are made."""
        self._number = {place: at for at, place in enumerate(players, 1)}
        self._pairs = pairs
        self._size = size = len(players)
        digits: list[Digit] = [("count", pairs), ("sum", size * size)]
        digits += [(("stays", number), 1) for number in range(pairs, 0, -1)]
        digits += [(("stays", number), 1) for number in range(pairs + 1, size + 1)]
        digits += [(("opponent", number), size) for number in range(1, size + 1)]
        self._worth, _ = units(digits)

    def pair(self, one: int, two: int) -> int:
        """Return what a pair adds."""
        upper, lower = self._number[one], self._number[two]
        return self._in_s1(upper) + self._in_s2(lower) + self._worth["opponent", upper] * lower

    def down(self, place: int) -> int:
        """Return what a downfloater adds, who stands in S2."""
        return self._in_s2(self._number[place])

    def _in_s1(self, number: int) -> int:
        """Return the cost of standing in S1: who belongs there stays, somebody else comes."""
        worth = self._worth
        return worth["stays", number] if number <= self._pairs else worth["sum"] * number

    def _in_s2(self, number: int) -> int:
        """Return the cost of standing in S2: who belongs to S1 has left it."""
        worth = self._worth
        if number > self._pairs:
            return worth["stays", number]
        return worth["count"] + worth["sum"] * (self._size - number)
