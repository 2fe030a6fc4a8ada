"""Those of a group who have no opponent yet, and whether all of them can still have one: by a matching."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.matchable import blossoms_of


class Unpaired:
    """Some who can all be paired with each other; one way to do so is remembered."""

    def __init__(self, legal: Sequence[int], mask: int, start: Mapping[int, int] | None = None) -> None:
        """Take the places of a group, as a mask, and perhaps a way to pair them."""
        self._legal = legal
        self.mask = mask
        self._way = blossoms_of(legal, mask, start)
        if not self._way.match_all():
            raise AssertionError("whoever has nobody has floated")
        self._asked = self._partners = 0

    def copy(self) -> Unpaired:
        """Return the same once more."""
        return Unpaired(self._legal, self.mask, self._way.mates)

    def could_meet(self, one: int, other: int) -> bool:
        """Tell whether two who are compatible may meet, so that all others can still be paired."""
        left, alone = self._way.mates[one], self._way.mates[other]
        if left == other or self._legal[left] >> alone & 1:
            return True
        if self._asked != 1 << one:
            self._asked, self._partners = 1 << one, self._way.partners(one)
        return bool(self._partners >> other & 1)

    def settle(self, one: int, other: int) -> None:
        """Let two meet who could."""
        self._way.settle(one, other)
        self.mask &= ~(1 << one | 1 << other)
        self._asked = 0

    def places(self) -> list[int]:
        """Return who is left, the uppermost first."""
        return list(places_in(self.mask))
