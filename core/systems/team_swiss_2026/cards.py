"""The field as the pairing handles it: teams by place, the smallest TPN first, sets of them as masks."""

from __future__ import annotations

from core.systems.kit.places import mask_of, places_in
from core.systems.swiss.literal import cards
from core.systems.team_swiss_2026.outcome import Costs
from core.systems.team_swiss_2026.position import Position, Team
from core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Bracket:
    """Who is to be paired next, and who could be drawn up (3.5)."""

    score: int
    residents: int
    lower: int
    """All unpaired teams of lower scores."""
    following: int
    """Those of them whose score is the next one of the field: none where that scoregroup is used up (C6)."""


class Cards(cards.Cards[Team]):
    """Teams by place, and what the criteria ask about them."""

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

    def bracket(self, unpaired: int) -> Bracket:
        """Return the bracket to be paired next (3.3.2)."""
        scores = list(self.scoregroups)
        at = next(at for at, score in enumerate(scores) if self.scoregroups[score] & unpaired)
        residents = self.scoregroups[scores[at]] & unpaired
        following = self.scoregroups[scores[at + 1]] & unpaired if at + 1 < len(scores) else 0
        return Bracket(scores[at], residents, unpaired & ~residents, following)

    def levels(self, mask: int) -> list[int]:
        """Return a set by scores, the highest first: the places of each score as a mask."""
        return [group & mask for group in self.scoregroups.values() if group & mask]

    def in_set_order(self, mask: int) -> list[int]:
        """Return a set of upfloaters as 3.5.3 writes it: higher scores first, then smaller TPNs."""
        return [place for level in self.levels(mask) for place in places_in(level)]

    def scores_up(self, mask: int) -> tuple[int, ...]:
        """Return the scores of a set from low to high (C5)."""
        return tuple(sorted(map(self.score, places_in(mask))))

    def cost(self, one: int, other: int, upfloaters: int) -> Costs:
        """Return what a pair adds to C8, C9 and C10."""
        both = 1 << one | 1 << other
        clash = any(both & ~mask == 0 for mask in self.wants.values())
        c10 = (upfloaters >> one & self.floated >> other & 1) + (upfloaters >> other & self.floated >> one & 1)
        return int(clash), int(clash and both & ~self.strong == 0), c10
