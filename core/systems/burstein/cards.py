"""Players by place in the order of the Index, whom each may meet, and what pairs and those left over are worth."""

from __future__ import annotations

from copy import copy

from paircard.core.systems.burstein.outcome import BracketResult, Values
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.literal import cards
from paircard.core.systems.swiss.literal.floating_down import Bracket, scores_down
from paircard.core.values.frozen import dataclass
from paircard.core.values.preference import Preference, Strength

Pairs = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Made:
    """A paired bracket by places, the higher of the Index first in every pair."""

    pairs: Pairs
    left: int
    c7: tuple[int, tuple[int, ...]] | tuple[()]


class Cards(cards.Cards[Player]):
    """The players of a position; places are the Index (1.7), so that of any bracket they are its BSNs in order."""

    def __init__(self, position: Position) -> None:
        """Look at a position."""
        super().__init__(position, sorted(position.players, key=lambda player: player.index))
        self.position = position
        wishes = [player.preference for player in self.players]
        self.wants = {colour: mask_of(at for at, each in enumerate(wishes) if each.colour == colour) for colour in "WB"}
        """Who prefers White, and who Black (1.5)."""
        for colour in ("W", "B"):
            must = Preference("W" if colour == "W" else "B", Strength.ABSOLUTE)
            due = mask_of(at for at, each in enumerate(wishes) if each == must)
            for place in places_in(due):
                self.legal[place] &= ~due

    def without(self, place: int | None) -> Cards:
        """Return the field without who has the bye."""
        if place is None:
            return self
        found = copy(self)
        found.everybody &= ~(1 << place)
        left = ((score, group & found.everybody) for score, group in self.scoregroups.items())
        found.scoregroups = {score: group for score, group in left if group}
        return found

    def clash(self, one: int, other: int) -> bool:
        """Tell whether both prefer one colour (C8)."""
        return any(due >> one & due >> other & 1 for due in self.wants.values())

    def values(self, made: Made) -> Values:
        """Return C5 - C8 of a paired bracket."""
        clashes = sum(self.clash(*pair) for pair in made.pairs)
        return Values(made.left.bit_count(), scores_down(self, places_in(made.left)), made.c7, clashes)

    def result(self, bracket: Bracket, made: Made) -> BracketResult:
        """Return how a bracket ended, by TPNs."""
        return BracketResult(
            bracket.score,
            self.numbers(bracket.mdps),
            self.numbers(bracket.residents),
            self.numbers(bracket.players),
            tuple((self.number(one), self.number(other)) for one, other in made.pairs),
            self.numbers(made.left),
            self.values(made),
        )
