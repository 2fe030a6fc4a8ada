"""Who may be left over at a level, and which article bars the others there."""

from __future__ import annotations

from dataclasses import dataclass

from core.facets.breach import Breach
from core.systems.swiss1998 import criteria
from core.systems.swiss1998.cards import Cards


@dataclass(frozen=True, slots=True)
class Staying:
    """The terms on which somebody may be left over."""

    cards: Cards
    down: int
    """Level of relaxation for downfloats (R3)."""
    lowest: bool
    """Does whoever is left over get the bye (B1b)?"""

    @property
    def mask(self) -> int:
        """Everybody who may be left over, by place."""
        mask = self.cards.floaters(self.down)
        return mask & self.cards.bye_eligible if self.lowest else mask

    def refusal(self, place: int) -> Breach | None:
        """Return what bars a player: B1b, which nothing drops, before B5 and B6, which count only at some levels."""
        player = self.cards.players[place]
        barred = criteria.refused_bye(player) if self.lowest else None
        if barred is None and self.cards.corrected:
            barred = criteria.refused_float(player, criteria.DOWN, self.down)
        return barred
