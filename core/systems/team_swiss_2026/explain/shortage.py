"""Which teams compete for which colour where not all can have the one they prefer."""

from __future__ import annotations

from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss.drawn_up.by_identifier import shortage
from paircard.core.systems.team_swiss_2026.cards import Cards


class Shortages(shortage.Shortages):
    """Teams by place, the smallest TPN first."""

    prefers = "C8"
    cards: Cards

    def coloured(self, members: int, clashes: int) -> Shortage | None:
        """Return why a bracket cannot be paired with the fewest clashes thinkable (C8)."""
        wants = self.cards.wants.values()
        rows, wanting = self.rows(members), max((each & members for each in wants), key=int.bit_count)
        self.clashes = bool(clashes)
        for place in rows:
            if clashes:
                rows[place] &= rows[place] if wanting >> place & 1 else wanting
            else:
                rows[place] &= ~next((each for each in wants if each >> place & 1), 0)
        return self.shortage(rows)
