"""Teams by place, the smallest TPN first, and what the criteria ask about them."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.literal import drawing_up
from paircard.core.systems.team_swiss_2026.outcome import Costs
from paircard.core.systems.team_swiss_2026.position import Position, Team


class Cards(drawing_up.Cards[Team]):
    """The teams of a position."""

    def __init__(self, position: Position) -> None:
        """Look at a position."""
        super().__init__(position, sorted(position.players, key=lambda team: team.number))
        self.position = position
        self.wants = {
            colour: mask_of(place for place, team in enumerate(self.players) if team.preference.colour == colour)
            for colour in ("W", "B")
        }
        """Who prefers White, and who Black (1.7)."""
        self.strong = mask_of(place for place, team in enumerate(self.players) if position.type_b and team.strong)
        """Whose preference C9 looks at."""
        floated = (place for place, team in enumerate(self.players) if team.floated and not position.last_two_rounds)
        self.floated = mask_of(floated)
        """Who floated in the previous round, as far as C7 and C10 look at it."""

    def cost(self, one: int, other: int, upfloaters: int) -> Costs:
        """Return what a pair adds to C8, C9 and C10."""
        both = 1 << one | 1 << other
        clash = any(both & ~mask == 0 for mask in self.wants.values())
        c10 = (upfloaters >> one & self.floated >> other & 1) + (upfloaters >> other & self.floated >> one & 1)
        return int(clash), int(clash and both & ~self.strong == 0), c10
