"""Who competes for whom where some cannot all be paired: the smallest proof that the graph has, in words."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss import shortages
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards


class Shortages(shortages.Shortages):
    """Everybody by place, the smallest TPN first."""

    def __init__(self, cards: Cards[Any]) -> None:
        """Take a field."""
        super().__init__(cards.position, cards.players)
        self.cards = cards

    def complete(self, mask: int) -> Shortage | None:
        """Return why some cannot all be paired (C1), None if they can."""
        return self.with_up(mask, mask, 0)

    def with_up(self, mask: int, takers: int, count: int) -> Shortage | None:
        """Return why some cannot be paired if so many of others meet some of them (a mask)."""
        self.clashes = True
        return self.shortage(self.with_seats(self.rows(mask), [takers] * count), drawn_up=True)

    def rows(self, mask: int) -> dict[int, int]:
        """Return who of some may meet whom of them, by place."""
        return {place: self.cards.legal[place] & mask for place in places_in(mask)}
