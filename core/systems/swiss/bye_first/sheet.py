"""Everybody of a round as the checker looks at them: by number. No code of the engines is used here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.kit.matching.perfect import has_perfect_matching, unmatched
from paircard.core.systems.swiss import sheet
from paircard.core.systems.swiss.position import C

Two = tuple[PairingNumber, PairingNumber]


class Sheet(sheet.Sheet[C]):
    """All that is asked about one round; sets of numbers are bits."""

    def rank(self, number: PairingNumber) -> int:
        """Return what ranks those of equal score: the smaller, the higher."""
        return number

    def kept_apart(self, number: PairingNumber) -> int:
        """Return whom a criterion beside C1 keeps from somebody."""
        return 0

    @cached_property
    def rows(self) -> dict[PairingNumber, int]:
        """Return by number all whom everybody may meet."""
        everybody = mask_of(self.players)
        rows = {
            number: everybody & ~(1 << number | mask_of(each.opponents) | self.kept_apart(number))
            for number, each in self.players.items()
        }
        apart = [(number, other) for number, each in self.players.items() for other in each.opponents]
        apart += [two for pair in self._forbidden for two in (pair, pair[::-1])]
        for one, other in apart:
            if one in rows and other in rows:
                rows[other] &= ~(1 << one)
        return rows

    def complete(self, among: Iterable[PairingNumber], *apart: int) -> bool:
        """Tell whether some can all be paired with each other, no two of one of some sets."""
        rows = self._among(among, apart)
        return len(rows) % 2 == 0 and has_perfect_matching(rows)

    def left_alone(self, among: Iterable[PairingNumber]) -> int:
        """Return how many of some are left when as many as possible of them are paired with each other."""
        return unmatched(self._among(among, ()))

    def _among(self, among: Iterable[PairingNumber], apart: tuple[int, ...]) -> dict[int, int]:
        there = mask_of(among)
        rows: dict[int, int] = {}
        for number in map(PairingNumber, places_in(there)):
            rows[number] = self.rows[number] & there
            for side in apart:
                rows[number] &= ~(side if side >> number & 1 else 0)
        return rows

    def cheapest(self, among: Iterable[PairingNumber], cost: Callable[[Two], int]) -> dict[Two, int] | None:
        """Return the cheapest pairing of some, smaller number first, with what each pair costs; None if none is."""
        there = sorted(among)
        node = {number: at for at, number in enumerate(there)}
        mask = mask_of(there)
        edges = [
            (node[one], node[two], cost((one, two)))
            for one in there
            for two in map(PairingNumber, places_in(self.rows[one] & mask & -(2 << one)))
        ]
        found = cheapest_perfect_matching(len(there), edges)
        return None if found is None else {(there[one], there[two]): each for (one, two), each in found.items()}
