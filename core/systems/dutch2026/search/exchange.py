"""The first exchange between S1 and S2 that a graph allows (4.3): who stands in S1 then.

The higher player of every pair stands in S1: to write it otherwise takes more exchanges. First it is asked how few are
exchanged; then for as few the least difference. Let those who leave be numbered 0, 1, 2 ... upwards from where S1 and
S2 meet, and those who come 1, 2, 3 ... downwards: the difference is the sum of these numbers, and least where the
lowest of S1 and the highest of S2 are exchanged. Where these cannot be, all who are farther away than `close` cost as
much as if they were just so close. So nothing costs more than it should; and if among the cheapest is one in which
nobody farther is exchanged, that costs what it should, and is the best, with all that are as good. If there is none,
all are told apart. At last the lowest players leave, and the highest come, one by one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.edges import Edges
from paircard.core.systems.kit.orders import exchanged, exchanges

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes

Classes = Mapping[int, Mapping[int, int]]
"""Of every node: at each cost all whom it may be matched with, as a mask."""

CLOSE = 8
"""So many more than are exchanged are told apart at first, on either side."""


TRIED = 6
"""So many exchanges are tried one by one before they are looked for: nearly always one of them is enough."""


def first_exchanges(players: Sequence[int], pairs: int) -> Iterator[Sequence[int]]:
    """Yield S1 after each of the first exchanges, in their order."""
    for exchange in islice(exchanges(len(players), pairs), TRIED):
        yield exchanged(tuple(players), pairs, exchange)[0]


def after_exchange(players: Sequence[int], pairs: int, rows: Mapping[int, int], classes: Classes) -> list[int]:
    """Return S1 after the first of the exchanges that cost least in a graph, in which all must have a perfect matching.

    Only two whom `rows` let meet are a pair; who is matched otherwise floats.
    """
    return _Exchange(players, pairs, rows, classes).first()


class _Exchange:
    def __init__(self, players: Sequence[int], pairs: int, rows: Mapping[int, int], classes: Classes) -> None:
        self._players = players
        self._pairs = pairs
        self._classes = classes
        self._upper, self._lower = mask_of(players[:pairs]), mask_of(players[pairs:])
        everybody = self._upper | self._lower
        self._below = {place: rows[place] & everybody & -2 << place for place in players}
        """Of each: those of lower rank whom they may meet."""
        self._leaving = {place: number for number, place in enumerate(reversed(players[:pairs]))}
        self._coming = {place: number for number, place in enumerate(players[pairs:], 1)}
        self._one_more = len(players) ** 2 + 1
        """What it costs that one more is exchanged: more than any difference."""

    def first(self) -> list[int]:
        """Return S1."""
        fewest = self._cheapest(dict.fromkeys(self._leaving, 0), dict.fromkeys(self._coming, 0))
        if fewest is None:
            raise AssertionError("it is asked only where there is a pairing")
        count = len(self._leavers(fewest))
        return self._of_least_difference(fewest, count) or self._looked_for(count)

    def _of_least_difference(self, fewest: CheapestOnes, count: int) -> list[int] | None:
        """Return S1 where the lowest of it and the highest of S2 can be exchanged: no others make so little."""
        leaving, coming = self._players[self._pairs - count : self._pairs], self._players[self._pairs :][:count]
        keep = {place: ~self._below[place] for place in leaving} | {place: self._below[place] for place in coming}
        return [*self._players[: self._pairs - count], *coming] if fewest.narrowed(keep) else None

    def _looked_for(self, count: int) -> list[int]:
        for close in (count + CLOSE, len(self._players)):
            ones = self._cheapest(_at_most(self._leaving, close), _at_most(self._coming, close))
            if ones and (near := ones.narrowed(self._stays_beyond(close))):
                return self._first_s1(near, count)
        raise AssertionError("where all are told apart, nobody is farther away")

    def _stays_beyond(self, close: int) -> dict[int, int]:
        """Return with whom those farther away can be matched if they are not exchanged."""
        stays = {place: self._below[place] for place, number in self._leaving.items() if number > close}
        return stays | {place: ~self._below[place] for place, number in self._coming.items() if number > close}

    def _cheapest(self, leaving: Mapping[int, int], coming: Mapping[int, int]) -> CheapestOnes | None:
        """Return all cheapest matchings, by what it costs that players leave S1 and come to it."""
        edges, scale = Edges(self._classes), self._one_more * (self._pairs + 1)
        in_s2 = {0: ~self._upper}
        """Who may stand in S2 by what that costs (masks)."""
        for place, number in leaving.items():
            in_s2[self._one_more + number] = in_s2.get(self._one_more + number, 0) | 1 << place
        for one, classes in self._classes.items():
            below = self._below.get(one, 0)
            in_s1 = coming.get(one, 0)
            floating = self._one_more + leaving[one] if one in leaving else 0
            for cost, others in classes.items():
                met, others = others & below, others & ~below & -2 << one
                for lower, some in in_s2.items():
                    edges.join_one(one, met & some, cost * scale + in_s1 + lower)
                    edges.join_one(one, others & some, cost * scale + floating + lower)
        return edges.cheapest()

    def _leavers(self, ones: CheapestOnes) -> list[int]:
        """Return who of S1 is the lower of a pair, or in none."""
        mates = ones.mates()
        return [place for place in self._leaving if not self._below[place] >> mates[place] & 1]

    def _first_s1(self, ones: CheapestOnes, count: int) -> list[int]:
        stood_down = {place: ~self._below[place] for place in self._leaving}
        ones, leaving = ones.taking([*self._leaving], stood_down, [(self._upper, count)])
        _, coming = ones.taking([*self._coming], self._below, [(self._lower, count)])
        return sorted({*self._players[: self._pairs], *coming}.difference(leaving))


def _at_most(numbers: Mapping[int, int], most: int) -> dict[int, int]:
    return {place: min(number, most) for place, number in numbers.items()}
