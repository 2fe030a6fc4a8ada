"""Who competes for whom where some cannot all be paired with each other."""

from __future__ import annotations

from paircard.core.systems.burstein.cards import Cards
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss import shortages
from paircard.core.systems.swiss.legality import same_absolute


class Shortages(shortages.Shortages):
    """Beside C1 it is C3 that keeps players apart."""

    keeping = ("apart", "met", "must")
    prefers = "C8"

    def __init__(self, cards: Cards) -> None:
        """Take a field."""
        super().__init__(cards.position, cards.players)
        self._legal = cards.legal

    def among(self, mask: int, left: int = 0) -> Shortage | None:
        """Return why some cannot be paired if just so many of them are left over; None where they can."""
        rows = {place: self._legal[place] & mask for place in places_in(mask)}
        return self.shortage(self.with_seats(rows, [mask] * left))

    def keeps(self, one: int, other: int) -> str:
        """Look at C3 after C1."""
        why = super().keeps(one, other)
        return why or ("must" if same_absolute(self.by_place[one], self.by_place[other]) else "")
