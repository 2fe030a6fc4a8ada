"""Whether a set of teams can be paired among themselves (C1, C3): all ways are tried, every set once."""

from __future__ import annotations

from collections.abc import Callable

from core.systems.kit.places import places_in
from core.systems.team_swiss_2026.cards import Cards


class Completion:
    """Complete pairings under C1."""

    def __init__(self, cards: Cards, spend: Callable[[], None]) -> None:
        """Remember what is found out; `spend` is called for every pair tried."""
        self._cards = cards
        self._spend = spend
        self._known = {0: True}

    def possible(self, mask: int) -> bool:
        """Tell whether all of a set can be paired with each other."""
        if mask not in self._known:
            self._known[mask] = mask.bit_count() % 2 == 0 and self._find(mask)
        return self._known[mask]

    def _find(self, mask: int) -> bool:
        first = next(places_in(mask))
        rest = mask ^ 1 << first
        for mate in places_in(self._cards.legal[first] & rest):
            self._spend()
            if self.possible(rest ^ 1 << mate):
                return True
        return False
