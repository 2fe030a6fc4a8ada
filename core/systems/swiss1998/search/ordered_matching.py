"""The first of the cheapest pairings in the orders D1 and D2, by weights below the weight of a clash.

A sum over pairs can compare two pairings player by player: whoever comes first in the order has the
greatest power of the base. As many players at a time as integers of 128 bits hold; they are then fixed,
and the next follow.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, replace

from core.systems.kit.orders import Exchange
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.search.general import PricedGraph, Prices
from core.systems.swiss1998.search.opponents_in_reach import Sight
from core.systems.swiss1998.search.task import Task

BITS = 90
"""Room for the order of players; the rest of 128 bits holds clashes and sums."""
EXCHANGE_BITS = 50
"""The same for exchanges, whose sums are greater."""


def first_opponents(cards: Cards, task: Task, least: int) -> tuple[int, ...]:
    """Return the opponents of the seekers in the first arrangement (D1) that has a cheapest pairing.

    There must be one, of `least` clashes. A matching that finds the opponents of some seekers is asked to
    give the others those in sight; for as many as it does, nobody has to look any further.
    """
    chosen: list[int] = []
    seekers, pool = task.question.seekers, task.question.pool
    sight = Sight(cards, task, least)
    while seekers:
        together = max(1, (BITS - 4 * len(pool).bit_length()) // (len(pool) + 1).bit_length())
        now, later = seekers[:together], seekers[together:]
        part = replace(task, question=replace(task.question, seekers=seekers, pool=pool))
        hoped = dict(zip(seekers, copy(sight).pair_first(seekers), strict=False))
        opponent = _ranked(cards, part, now, {seeker: hoped[seeker] for seeker in later if seeker in hoped})
        found = _as_hoped(sight, opponent, now, later)
        chosen += found
        seekers = seekers[len(found) :]
        pool = tuple(place for place in pool if place not in found)
    return tuple(chosen)


def _as_hoped(sight: Sight, opponent: dict[int, int], now: Sequence[int], later: Sequence[int]) -> list[int]:
    """Pair those who are settled, and those after them as long as nobody before their opponents is in sight."""
    found = [opponent[seeker] for seeker in now]
    for seeker, each in zip(now, found, strict=True):
        sight.pair(seeker, each)
    for seeker in later:
        if sight.first(seeker) != opponent[seeker]:
            break
        sight.pair(seeker, opponent[seeker])
        found.append(opponent[seeker])
    return found


def _ranked(cards: Cards, task: Task, now: Sequence[int], hoped: dict[int, int]) -> dict[int, int]:
    """Return a cheapest pairing: the best for some seekers, the first of whom matters most, then most as hoped."""
    rank = {place: at for at, place in enumerate(task.question.pool)}
    base = len(rank) + 1
    unit = len(hoped) + 1
    power: dict[int, int] = {seeker: unit * base ** (len(now) - 1 - at) for at, seeker in enumerate(now)}
    clash: int = unit * base ** len(now)

    def price(one: int, other: int) -> int:
        return cards.clash(one, other) * clash + power.get(one, 0) * rank[other] + (hoped.get(one, other) != other)

    solution = PricedGraph(cards, task, Prices(price, lambda _place: 0, clash * 2 * base)).solve()
    if solution is None:
        raise AssertionError("only what can be paired is put in order")
    return solution.opponent


@dataclass
class Sides:
    """Positions 1..size of a group and the side of S1 | S2 on which some of them are known to stand."""

    half: int
    in_first: dict[int, bool]

    def cost(self, position: int, first: bool, count: int) -> int | None:
        """Return what it costs to have a position in S1 or in S2, None if it cannot be there."""
        if self.in_first.get(position, first) != first:
            return None
        if first:
            return 0 if position <= self.half else position
        return count - position if position <= self.half else 0


def first_exchange(cards: Cards, task: Task, half: int) -> Exchange:
    """Return the first exchange (D2) after which a group has a cheapest pairing; there must be one.

    A pairing forces its cheapest exchange: of two players of S1 the lower leaves, of two of S2 the higher
    comes, and whoever is left over stands in S2.
    """
    size = len(task.question.pool)
    order = [*range(half, 0, -1), *range(half + 1, size + 1)]
    sides = Sides(half, {})
    for at in range(0, size, EXCHANGE_BITS):
        stands = _best_sides(cards, task, sides, order[at : at + EXCHANGE_BITS])
        leaving = tuple(each for each in range(half, 0, -1) if not stands[each])
        coming = tuple(each for each in range(half + 1, size + 1) if stands[each])
        sides.in_first |= {each: stands[each] for each in order[at : at + EXCHANGE_BITS]}
        if {*leaving, *coming} <= sides.in_first.keys():
            break
    return Exchange(len(leaving), sum(coming) - sum(leaving), leaving, coming)


def _best_sides(cards: Cards, task: Task, sides: Sides, now: Sequence[int]) -> dict[int, bool]:
    """Tell who stands in S1 after the least exchange; among equals one that moves the first of `now`."""
    position = {place: at for at, place in enumerate(task.question.pool, 1)}
    size = len(position)
    unit = 1 << len(now)
    bonus = {each: unit >> at + 1 for at, each in enumerate(now)}
    count = size * size + 1
    clash = unit * count * (size + 1)

    def moved(each: int, first: bool) -> int | None:
        cost = sides.cost(each, first, count)
        return cost if cost is None else cost * unit - (bonus.get(each, 0) if first == (each > sides.half) else 0)

    def price(one: int, other: int) -> int | None:
        higher, lower = sorted((position[one], position[other]))
        first, second = moved(higher, True), moved(lower, False)
        return None if first is None or second is None else first + second + cards.clash(one, other) * clash

    graph = PricedGraph(cards, task, Prices(price, lambda place: moved(position[place], False), clash * (size + 1)))
    solution = graph.solve()
    if solution is None:
        raise AssertionError("only what can be paired is put in order")
    opponent = solution.opponent
    return {each: place in opponent and place < opponent[place] for place, each in position.items()}
