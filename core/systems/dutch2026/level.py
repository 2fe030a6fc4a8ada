"""The least values that the candidates of a bracket can reach, all of C6 - C21, from any point on.

All ways are tried, but every set of players only once; who meets the cheapest values that one could think of is not
asked to be better.
"""

from __future__ import annotations

from core.systems.dutch2026.bracket import Bracket
from core.systems.dutch2026.cards import Cards
from core.systems.dutch2026.completion import Completion
from core.systems.dutch2026.left_over import NextBracket, best_left, levels
from core.systems.dutch2026.outcome import Values, together
from core.systems.dutch2026.quality import Quality
from core.systems.kit.places import mask_of, places_in
from core.systems.swiss.effort import Budget

NOTHING = Values()


class Level:
    """One bracket: who may be left over at the least C6 and C7, and the least of all else."""

    def __init__(
        self, cards: Cards, bracket: Bracket, completion: Completion, bye_score: int | None, budget: Budget
    ) -> None:
        """Find who may be left over (C4 - C7), and judge every such set."""
        self._cards = cards
        self._bracket = bracket
        self._budget = budget
        self.quality = Quality(cards, bracket, bye_score)
        self._pairs: dict[int, Values | None] = {0: NOTHING}
        self._sides: dict[tuple[tuple[int, ...], int], Values | None] = {}
        lower = bracket.below & ~bracket.next_group
        ahead = NextBracket(cards, bracket.next_group, lower, completion, budget)
        left = best_left(cards, bracket.players, bracket.below, self._pairable, completion, budget)
        self._completion = completion
        self._chosen = left
        self.left = {each: self.quality.of_left(each, ahead.reached(each)) for each in left}
        """The values of those left over, by their set: all of equal C6 and C7."""
        self._cheapest_left = min(self.left.values())
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
        for left, values in self.left.items():
            if left & self._bracket.mdps != limbo or left & ~players:
                continue
            pairs = self._pairs_of(players & ~left)
            found = lesser(found, None if pairs is None else together(values, pairs))
        return found

    def sides(self, s1: tuple[int, ...], s2: int, limbo: int) -> Values | None:
        """Return the least values where S1 is paired with some of S2, in this order, and the others are left over."""
        if not s1:
            return self.left.get(s2 | limbo)
        if (s1, s2) not in self._sides:
            self._sides[s1, s2] = self._of_sides(s1, s2, limbo)
        return self._sides[s1, s2]

    def _of_sides(self, s1: tuple[int, ...], s2: int, limbo: int) -> Values | None:
        found: Values | None = None
        cheapest = together(self._cheapest_left, self.quality.cheapest_pairs(mask_of(s1) | s2, len(s1)))
        for mate in places_in(self._cards.legal[s1[0]] & s2):
            self._budget.spend()
            rest = self.sides(s1[1:], s2 ^ 1 << mate, limbo)
            if rest is not None:
                found = lesser(found, together(self.pair(s1[0], mate), rest))
                if found == cheapest:
                    break
        return found

    def pair(self, one: int, other: int) -> Values:
        """Return what a pair adds."""
        return self.quality.of_pair(min(one, other), max(one, other))

    def _pairable(self, players: int) -> bool:
        return self._pairs_of(players) is not None

    def _pairs_of(self, players: int) -> Values | None:
        """Return the least values with which all of a set can be paired, MDPs with residents only (3.2.2)."""
        if players not in self._pairs:
            self._pairs[players] = self._find_pairs(players)
        return self._pairs[players]

    def _find_pairs(self, players: int) -> Values | None:
        first = next(places_in(players))
        mates = self._cards.legal[first] & players
        if self._bracket.mdps >> first & 1:
            mates &= self._bracket.residents
        found: Values | None = None
        cheapest = self.quality.cheapest_pairs(players, players.bit_count() // 2)
        for mate in places_in(mates):
            self._budget.spend()
            rest = self._pairs_of(players & ~(1 << first | 1 << mate))
            if rest is not None:
                found = lesser(found, together(self.pair(first, mate), rest))
                if found == cheapest:
                    break
        return found


def lesser(one: Values | None, other: Values | None) -> Values | None:
    """Return the better of two candidates, the first where they are equal."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
