"""The matching bound: the fewest clashes with which a bracket could be paired at a level, if it could."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from itertools import combinations

from core.event.ids import PairingNumber
from core.systems.kit.matching.cheapest import cheapest_perfect_matching
from core.systems.kit.position import Position
from core.systems.swiss1998.checker.sheet import Sheet

EVERY_LEVEL = 2
"""The level at which B5 and B6 are dropped (R3)."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A way to pair some players: everybody of `first` with somebody else, and so many pairs in all."""

    players: tuple[PairingNumber, ...]
    first: tuple[PairingNumber, ...]
    """S1 of a heterogeneous bracket: paired with others, never left over (R10)."""
    pairs: int
    may_stay: Collection[PairingNumber]
    """Who may be left over."""
    upfloats: int = EVERY_LEVEL


def least_clashes(sheet: Sheet, wanted: Wanted) -> int | None:
    """Return the fewest clashes of such a pairing, None if there is none.

    A pairing that leaves so many over is a perfect matching with that many seats, each for one who may stay.
    """
    left = len(wanted.players) - 2 * wanted.pairs
    first = set(wanted.first)
    stayers = [number for number in wanted.players if number in wanted.may_stay and number not in first]
    if not 0 <= left <= len(stayers) or wanted.pairs < len(first):
        return None
    edges = {
        (one, other): sheet.clash(one, other)
        for one, other in combinations(wanted.players, 2)
        if not (one in first and other in first)
        and sheet.legal(one, other)
        and sheet.upfloat_level(one, other) <= wanted.upfloats
    }
    return _cheapest(wanted.players, edges, stayers, left)


def _cheapest(
    players: tuple[PairingNumber, ...],
    edges: dict[tuple[PairingNumber, PairingNumber], int],
    stayers: list[PairingNumber],
    seats: int,
) -> int | None:
    node = {number: at for at, number in enumerate(players)}
    costs = {(node[one], node[other]): clash for (one, other), clash in edges.items()}
    costs |= {(node[number], len(players) + seat): 0 for number in stayers for seat in range(seats)}
    matching = cheapest_perfect(len(players) + seats, costs)
    return None if matching is None else sum(costs[pair] for pair in matching)


def cheapest_perfect(size: int, costs: dict[tuple[int, int], int]) -> list[tuple[int, int]] | None:
    """Return a perfect matching of nodes 0, 1 ... of least cost, lower node first; None if there is none.

    `costs` are those of the edges, lower node first.
    """
    matching = cheapest_perfect_matching(size, [(one, other, cost) for (one, other), cost in costs.items()])
    return None if matching is None else list(matching)


def can_be_paired(position: Position) -> bool:
    """Tell whether everybody can be paired by B1 and B2, with an odd number but one, who may have the bye."""
    sheet = Sheet(position)
    numbers = tuple(sheet.players)
    eligible = [number for number, player in sheet.players.items() if not player.bye_barred]
    return least_clashes(sheet, Wanted(numbers, (), len(numbers) // 2, eligible)) is not None
