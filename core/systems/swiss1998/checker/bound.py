"""The matching bound: the fewest clashes with which a bracket could be paired at a level, if it could."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.position import Position
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.swiss1998.checker.sheet import Sheet
from paircard.core.values.frozen import dataclass

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

    def pairs_in(self, sheet: Sheet) -> dict[tuple[PairingNumber, PairingNumber], int]:
        """Return the pairs that may be made, each with its clashes."""
        first = {*self.first}
        return {
            (one, other): sheet.clash(one, other)
            for one, other in combinations(self.players, 2)
            if not {one, other} <= first
            and sheet.legal(one, other)
            and sheet.upfloat_level(one, other) <= self.upfloats
        }


def least_clashes(sheet: Sheet, wanted: Wanted) -> int | None:
    """Return the fewest clashes of such a pairing, None if there is none.

    A pairing that leaves so many over is a perfect matching with that many seats, each for one who may stay.
    """
    left = len(wanted.players) - 2 * wanted.pairs
    first = set(wanted.first)
    stayers = [number for number in wanted.players if number in wanted.may_stay and number not in first]
    if not 0 <= left <= len(stayers) or wanted.pairs < len(first):
        return None
    node = {number: at for at, number in enumerate(wanted.players)}
    edges = [(node[one], node[other], clash) for (one, other), clash in wanted.pairs_in(sheet).items()]
    edges += [(node[number], len(node) + seat, 0) for number in stayers for seat in range(left)]
    matching = cheapest_perfect_matching(len(node) + left, edges)
    return None if matching is None else sum(matching.values())


def can_be_paired(position: Position) -> bool:
    """Tell whether everybody can be paired by B1 and B2, with an odd number but one, who may have the bye."""
    sheet = Sheet(position)
    numbers = tuple(sheet.players)
    eligible = [number for number, player in sheet.players.items() if not player.bye_barred]
    return least_clashes(sheet, Wanted(numbers, (), len(numbers) // 2, eligible)) is not None
