"""Those of a group who have no opponent yet, and whether all of them can still have one: by a matching."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.matchable import blossoms_of


class Unpaired:
    """Some who can all be paired with each other; one way to do so is remembered."""

    def __init__(self, legal: Sequence[int], mask: int) -> None:
        """Take the places of a group, as a mask."""
        self._legal = legal
        self.mask = mask
        found = blossoms_of(legal, mask)
        if not found.match_all():
            raise AssertionError("whoever has nobody has floated")
        self._mates = dict(found.mates)

    def copy(self) -> Unpaired:
        """Return the same once more."""
        other = Unpaired(self._legal, 0)
        other.mask, other._mates = self.mask, dict(self._mates)
        return other

    def could_meet(self, one: int, other: int) -> bool:
        """Tell whether two who are compatible may meet, so that all others can still be paired."""
        mates = self._mates
        if mates[one] == other:
            return True
        left, alone = mates[one], mates[other]
        if self._legal[left] >> alone & 1:
            mates[left], mates[alone] = alone, left
        else:
            rest = blossoms_of(self._legal, self.mask & ~(1 << one | 1 << other), mates)
            if not rest.match_all():
                return False
            mates.update(rest.mates)
        mates[one], mates[other] = other, one
        return True

    def settle(self, one: int, other: int) -> None:
        """Let two meet of whom that was just told."""
        self.mask &= ~(1 << one | 1 << other)
        del self._mates[one], self._mates[other]

    def places(self) -> list[int]:
        """Return who is left, the uppermost first."""
        return list(places_in(self.mask))
