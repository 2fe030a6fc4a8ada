"""Which teams compete for which where some cannot all be paired: the smallest proof that the graph has, in words."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss import shortages
from paircard.core.systems.team_swiss_2026.cards import Cards


class Shortages(shortages.Shortages):
    """Teams by place, the smallest TPN first."""

    prefers = "C8"

    def __init__(self, cards: Cards) -> None:
        """Take a field."""
        super().__init__(cards.position, cards.players)
        self._cards = cards

    def complete(self, mask: int) -> Shortage | None:
        """Return why some teams cannot all be paired (C1), None if they can."""
        return self.with_up(mask, mask, 0)

    def with_up(self, mask: int, takers: int, count: int) -> Shortage | None:
        """Return why some teams cannot be paired if so many of others meet some of them (a mask)."""
        self.clashes = True
        return self.shortage(self.with_seats(self._rows(mask), [takers] * count), drawn_up=True)

    def coloured(self, members: int, clashes: int) -> Shortage | None:
        """Return why a bracket cannot be paired with the fewest clashes thinkable (C8)."""
        rows, wanting = (
            self._rows(members),
            max((each & members for each in self._cards.wants.values()), key=int.bit_count),
        )
        self.clashes = bool(clashes)
        for place in rows:
            if clashes:
                rows[place] &= rows[place] if wanting >> place & 1 else wanting
            else:
                rows[place] &= ~next((each for each in self._cards.wants.values() if each >> place & 1), 0)
        return self.shortage(rows)

    def _rows(self, mask: int) -> dict[int, int]:
        return {place: self._cards.legal[place] & mask for place in places_in(mask)}
