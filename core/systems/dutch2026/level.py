"""The least values that the candidates of a bracket can reach, all of C6 - C21, from any point on."""

from __future__ import annotations

from paircard.core.systems.dutch2026.cards import Cards
from paircard.core.systems.dutch2026.criteria import Quality
from paircard.core.systems.dutch2026.outcome import Values, together
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.effort import Budget
from paircard.core.systems.swiss.literal.floating_down import Bracket, NextBracket, best_left, levels
from paircard.core.systems.swiss.literal.least import Least, lesser


class Level(Least[Values]):
    """One bracket: who may be left over at the least C6 and C7, and the least of all else."""

    nothing = Values()

    def __init__(
        self, cards: Cards, bracket: Bracket, completion: Completion, bye_score: int | None, budget: Budget
    ) -> None:
        """Find who may be left over (C4 - C7), and judge every such set."""
        super().__init__(cards.legal, budget.spend)
        self._cards = cards
        self._bracket = bracket
        self._budget = budget
        self.quality = Quality(cards, bracket, bye_score)
        lower = bracket.below & ~bracket.next_group
        ahead = NextBracket(cards, bracket.next_group, lower, completion, budget)
        left = best_left(cards, bracket.players, bracket.below, self._pairable, completion, budget)
        self._completion = completion
        self._chosen = left
        self.left_over = {each: self.quality.of_left(each, ahead.reached(each)) for each in left}
        """The values of those left over, by their set: all of equal C6 and C7."""
        self._cheapest_left = min(self.left_over.values())
        self.least = min(filter(None, (self.within(bracket.players, bracket.mdps & each) for each in left)))

    def struck(self) -> list[int]:
        """Return the sets that could be left over as well or better by C6 and C7, but for those below (C4)."""
        found = list[int]()
        for level in levels(self._cards, self._bracket.players, self._budget):
            for left in level:
                if not self._completion.possible(left | self._bracket.below):
                    found += [left] if self._pairable(self._bracket.players & ~left) else []
            if self._chosen[0] in level:
                break
        return found

    def within(self, players: int, limbo: int) -> Values | None:
        """Return the least values where all of a set are paired or left over, of the MDPs just the limbo (3.2.4)."""
        found: Values | None = None
        for left, values in self.left_over.items():
            if left & self._bracket.mdps != limbo or left & ~players:
                continue
            pairs = self.all_paired(players & ~left)
            found = lesser(found, None if pairs is None else together(values, pairs))
        return found

    def pair(self, one: int, other: int) -> Values:
        """Return what a pair adds."""
        return self.quality.of_pair(min(one, other), max(one, other))

    def together(self, one: Values, other: Values) -> Values:
        """Return the values of two parts; at most one of the two has a C8."""
        return together(one, other)

    def thinkable(self, players: int, pairs: int) -> Values:
        """Return what so many pairs cost at least."""
        return self.quality.cheapest_pairs(players, pairs)

    def thinkable_sides(self, s1: tuple[int, ...], s2: int) -> Values:
        """Return what the pairs cost at least, and what those left over do."""
        return together(self._cheapest_left, self.quality.cheapest_pairs(mask_of(s1) | s2, len(s1)))

    def mates(self, place: int, players: int) -> int:
        """Let MDPs meet residents only (3.2.2)."""
        moved = self._bracket.mdps >> place & 1
        return self.legal[place] & players & (self._bracket.residents if moved else players)

    def left(self, players: int) -> Values | None:
        """Return what these add when they are left over, if they may be."""
        return self.left_over.get(players)

    def _pairable(self, players: int) -> bool:
        return self.all_paired(players) is not None
