"""The cards of a position by place in the order C.04.3 1.2, whom each player may meet, and who makes a bracket."""

from __future__ import annotations

from core.systems.dutch2026.legality import refused_for_colour
from core.systems.dutch2026.position import Player, Position
from core.systems.kit.places import mask_of
from core.systems.swiss.literal import cards
from core.values.frozen import dataclass


class Cards(cards.Cards[Player]):
    """What C1, C2 and C3 say of every player of a position and of every two."""

    def __init__(self, position: Position) -> None:
        """Compare everybody with everybody once."""
        super().__init__(position, position.players)
        self.position = position
        for place, player in enumerate(self.players):
            alike = (at for at, other in enumerate(self.players) if refused_for_colour(player, other))
            self.legal[place] &= ~mask_of(alike)


@dataclass(frozen=True, slots=True)
class Bracket:
    """The residents and those whom the bracket above left over (1.3); sets of places as bit masks."""

    score: int
    """Of the residents, in half points."""
    mdps: int
    residents: int
    next_group: int
    """The scoregroup below; empty for the last bracket."""
    below: int
    """Everybody under this bracket."""

    @property
    def players(self) -> int:
        """Everybody in it."""
        return self.mdps | self.residents

    @property
    def last(self) -> bool:
        """Whether nobody is left below: who is left over here has the bye."""
        return not self.below


def bracket_of(cards: Cards, at: int, mdps: int) -> Bracket:
    """Return the bracket of a scoregroup, given who comes down to it."""
    score, *_ = scores = list(cards.scoregroups)[at:]
    residents, *lower = (cards.scoregroups[each] for each in scores)
    return Bracket(score, mdps, residents, lower[0] if lower else 0, sum(lower))
