"""Whether some can all be paired with each other: all ways are tried, every set once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paircard.core.facets.trace import unlimited
from paircard.core.systems.kit.bit_masks import places_in


class Completion:
    """Complete pairings of those who may meet, by place."""

    def __init__(self, legal: Sequence[int], byes: int = 0, spend: Callable[[], None] = unlimited) -> None:
        """Remember what is found out; one of an odd number may have the bye, if they are among `byes`.

        `spend` is called for every pair tried.
        """
        self._legal = legal
        self._byes = byes
        self._spend = spend
        self._known = {0: True}

    def possible(self, mask: int) -> bool:
        """Tell whether all of a set can be paired, but for one with the bye if they are odd."""
        known = self._known.get(mask)
        if known is None:
            known = self._known[mask] = self._find(mask)
        return known

    def _find(self, mask: int) -> bool:
        odd = mask.bit_count() % 2
        if odd and not self._byes & mask:
            return False
        first = next(places_in(mask))
        rest = mask ^ 1 << first
        if odd and self._byes >> first & 1 and self.possible(rest):
            return True
        for mate in places_in(self._legal[first] & rest):
            self._spend()
            if self.possible(rest ^ 1 << mate):
                return True
        return False
