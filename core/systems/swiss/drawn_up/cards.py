"""Everybody of a field by place, and the brackets into which they are drawn up: the top scoregroup of who is left."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.literal import cards
from paircard.core.systems.swiss.position import C, SwissPosition
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Bracket:
    """Who is to be paired next, and who could be drawn up; sets of places as bit masks."""

    score: int
    residents: int
    lower: int
    """All of lower scores who are not paired."""
    following: int
    """Those of them whose score is the next one of the field: none where that scoregroup is used up."""


class Cards(cards.Cards[C]):
    """Players by place, the smallest TPN first, and the brackets that are left of them."""

    def __init__(self, position: SwissPosition[C]) -> None:
        """Look at a position."""
        super().__init__(position, sorted(position.players, key=lambda player: player.number))
        self.position = position

    def bracket(self, unpaired: int) -> Bracket:
        """Return the bracket to be paired next."""
        scores = list(self.scoregroups)
        at = next(at for at, score in enumerate(scores) if self.scoregroups[score] & unpaired)
        residents = self.scoregroups[scores[at]] & unpaired
        following = self.scoregroups[scores[at + 1]] & unpaired if at + 1 < len(scores) else 0
        return Bracket(scores[at], residents, unpaired & ~residents, following)

    def levels(self, mask: int) -> list[int]:
        """Return a set by scores, the highest first: the places of each score as a mask."""
        return [group & mask for group in self.scoregroups.values() if group & mask]

    def in_set_order(self, mask: int) -> list[int]:
        """Return a set of upfloaters as it is written: higher scores first, then smaller TPNs."""
        return [place for level in self.levels(mask) for place in places_in(level)]

    def scores_up(self, mask: int) -> tuple[int, ...]:
        """Return the scores of a set from low to high."""
        return tuple(sorted(map(self.score, places_in(mask))))
