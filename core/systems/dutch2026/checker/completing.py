"""Complete pairings by a general matching: C4, C5, and what the next bracket can reach (C8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dutch2026.checker.sheet import Sheet
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.kit.matching.perfect import has_perfect_matching

Edge = tuple[PairingNumber, PairingNumber]
Cost = dict[Edge, int]
BYE = PairingNumber(0)
"""Stands for the opponent of who has the bye; TPNs begin with 1."""


class Completing:
    """Which sets of players can be paired completely, the bye going to one of these."""

    def __init__(self, sheet: Sheet, byes: Iterable[PairingNumber]) -> None:
        """Remember the answers."""
        self._sheet = sheet
        self.byes = frozenset(byes)
        self._known: dict[frozenset[PairingNumber], bool] = {}
        self._reached: dict[
            tuple[frozenset[PairingNumber], tuple[PairingNumber, ...]], tuple[int, tuple[int, ...]] | None
        ] = {}

    def possible(self, players: Iterable[PairingNumber]) -> bool:
        """Tell whether some players can be paired completely, with one bye where their number is odd (C1 - C3)."""
        everybody = frozenset(players)
        if everybody not in self._known:
            self._known[everybody] = has_perfect_matching(self._rows(everybody))
        return self._known[everybody]

    def _rows(self, everybody: frozenset[PairingNumber]) -> dict[int, int]:
        """Return who can be opposite to whom as masks of TPNs, the bye included where the number is odd."""
        present = mask_of(everybody)
        rows: dict[int, int] = {number: self._sheet.opposite[number] & present for number in everybody}
        if len(everybody) % 2:
            byes = everybody & self.byes
            rows[BYE] = mask_of(byes)
            for number in byes:
                rows[number] |= 1 << BYE
        return rows

    def edges(self, players: Iterable[PairingNumber]) -> list[Edge]:
        """Return who can be opposite to whom, the bye included where the number is odd."""
        everybody = sorted(players)
        byes = [(BYE, number) for number in everybody if len(everybody) % 2 and number in self.byes]
        return self.pairs(everybody) + byes

    def pairs(self, players: Iterable[PairingNumber]) -> list[Edge]:
        """Return who can play whom (C1, C3)."""
        rows = self._sheet.opposite
        return [(one, two) for one, two in combinations(players, 2) if rows[one] >> two & 1]

    def reached(
        self, left: Iterable[PairingNumber], following: tuple[PairingNumber, ...], lower: tuple[PairingNumber, ...]
    ) -> tuple[int, tuple[int, ...]] | tuple[()] | None:
        """Return the least C6, and then C7, of the next bracket (C8); None if nothing completes it."""
        if not following:
            return ()
        key = (frozenset(left), following)
        if key not in self._reached:
            self._reached[key] = self._least(left, following, lower) or self._find_reached({*left, *following}, lower)
        return self._reached[key]

    def _least(
        self, left: Iterable[PairingNumber], following: tuple[PairingNumber, ...], lower: tuple[PairingNumber, ...]
    ) -> tuple[int, tuple[int, ...]] | None:
        """Return what no bracket undercuts, if it can be seen at once: nobody goes down from it, or one resident."""
        bracket = frozenset((*left, *following))
        if len(bracket) % 2 == 0:
            return (0, ()) if self.possible(bracket) and self.possible(lower) else None
        for number in reversed(following):
            if self.possible((number, *lower)) and self.possible(bracket - {number}):
                return 1, (self._sheet.score(number),)
        return None

    def _find_reached(
        self, bracket: set[PairingNumber], lower: tuple[PairingNumber, ...]
    ) -> tuple[int, tuple[int, ...]] | None:
        players = [*bracket, *lower]
        price = leaving_prices(self._sheet, bracket)
        costs = {edge: leaving(edge, bracket, price) for edge in self.edges(players)}
        pairs = cheapest([*players, *[BYE][: len(players) % 2]], costs)
        if pairs is None:
            return None
        gone = [number for pair in pairs for number in pair if (pair[0] in bracket) != (pair[1] in bracket)]
        over = sorted((self._sheet.score(number) for number in gone if number in bracket), reverse=True)
        return len(over), tuple(over)


def cheapest(nodes: Sequence[PairingNumber], costs: Cost) -> list[Edge] | None:
    """Return edges of least cost that take every node once, None if there are none."""
    node = {number: at for at, number in enumerate(nodes)}
    edges = [(node[one], node[two], cost) for (one, two), cost in costs.items()]
    matching = cheapest_perfect_matching(len(nodes), edges)
    return None if matching is None else [(nodes[one], nodes[two]) for one, two in matching]


def leaving_prices(sheet: Sheet, bracket: Iterable[PairingNumber]) -> dict[PairingNumber, int]:
    """Return what it costs to leave each player over: their number first, then their scores from the top (C6, C7)."""
    players = list(bracket)
    base = len(players) + 1
    scores = sorted({sheet.score(number) for number in players})
    return {number: base ** len(scores) + base ** scores.index(sheet.score(number)) for number in players}


def leaving(edge: Edge, bracket: set[PairingNumber], price: dict[PairingNumber, int]) -> int:
    """Return what an edge costs that leads out of a bracket; nothing inside it or outside."""
    if (edge[0] in bracket) == (edge[1] in bracket):
        return 0
    return price[edge[0] if edge[0] in bracket else edge[1]]


def least_bye_scores(sheet: Sheet) -> frozenset[PairingNumber] | None:
    """Return who may have the bye by C2 and C5; nobody in an even field, None where there is no complete pairing."""
    if not sheet.odd:
        return frozenset() if Completing(sheet, ()).possible(sheet.players) else None
    eligible = [number for number, player in sheet.players.items() if not player.bye_barred]
    for score in sorted({sheet.score(number) for number in eligible}):
        byes = frozenset(number for number in eligible if sheet.score(number) == score)
        if Completing(sheet, byes).possible(sheet.players):
            return byes
    return None
