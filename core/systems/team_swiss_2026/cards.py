"""Teams by place, the smallest TPN first, and what C8, C9 and C10 ask about them."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.drawn_up.by_identifier import cards
from paircard.core.systems.team_swiss_2026.position import Position, Team


class Cards(cards.Cards[Team]):
    """The teams of a position."""

    free = (0, 0, 0)

    def __init__(self, position: Position) -> None:
        """Look at a position."""
        super().__init__(position)
        self.wants = {
            colour: mask_of(place for place, team in enumerate(self.players) if team.preference.colour == colour)
            for colour in ("W", "B")
        }
        """Who prefers White, and who Black (1.7)."""
        self.strong = mask_of(place for place, team in enumerate(self.players) if position.type_b and team.strong)
        """Whose preference C9 looks at."""
        wanting = self.wants.values()
        self.crowds = (*((0, each) for each in wanting), *((1, each & self.strong) for each in wanting))
