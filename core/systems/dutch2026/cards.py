"""The cards of a position by place in the order C.04.3 1.2, and whom each player may meet."""

from __future__ import annotations

from paircard.core.systems.dutch2026.legality import refused_for_colour
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.literal import cards


class Cards(cards.Cards[Player]):
    """What C1, C2 and C3 say of every player of a position and of every two."""

    def __init__(self, position: Position) -> None:
        """Compare everybody with everybody once."""
        super().__init__(position, position.players)
        self.position = position
        for place, player in enumerate(self.players):
            alike = (at for at, other in enumerate(self.players) if refused_for_colour(player, other))
            self.legal[place] &= ~mask_of(alike)
