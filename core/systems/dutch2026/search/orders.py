"""The order of the candidates (4.1 - 4.4) as costs below those of the criteria.

The first pairing in the order is the cheapest: a list of BSNs that is compared from the left is a digit for every
place of the list, a set of BSNs of a fixed size a digit for every player.
"""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.dutch2026.search.units import Digit, units


class OfExchange:
    """The exchange between S1 and S2 (4.3), with BSNs from 1 again in a remainder (4.1).

    The higher player of every pair stands in S1: to write it otherwise needs more exchanges. Of the exchange count,
    in this order: how many; the sum of the numbers that come less that of those that leave; the highest numbers that
    leave; the lowest that come.
    """

    def __init__(self, players: Sequence[int], pairs: int, then: Sequence[Digit] = ()) -> None:
        """Lay out the digits, those of what is compared `then` after them; so many pairs are made."""
        self._number = {place: at for at, place in enumerate(players, 1)}
        self._pairs = pairs
        self._size = size = len(players)
        digits: list[Digit] = [("count", pairs), ("sum", size * size)]
        digits += [(("stays", number), 1) for number in range(pairs, 0, -1)]
        digits += [(("stays", number), 1) for number in range(pairs + 1, size + 1)]
        self._worth, self.bits = units([*digits, *then])

    def pair(self, one: int, two: int) -> int:
        """Return the cost of a pair."""
        return self._in_s1(self._number[one]) + self._in_s2(self._number[two])

    def down(self, place: int) -> int:
        """Return the cost of a downfloater, who stands in S2; an MDP has no place here."""
        number = self._number.get(place)
        return 0 if number is None else self._in_s2(number)

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


class OfRemainder(OfExchange):
    """The exchange, then the opponents of S1 (4.2)."""

    def __init__(self, players: Sequence[int], pairs: int) -> None:
        """Lay out the digits."""
        size = len(players)
        super().__init__(players, pairs, [(("opponent", number), size) for number in range(1, size + 1)])

    def pair(self, one: int, two: int) -> int:
        """Return the cost of a pair."""
        return super().pair(one, two) + self._worth["opponent", self._number[one]] * self._number[two]
