"""The rules word by word: sets of upfloaters, then top members, then their partners, in the order of the text."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.drawn_up import literal
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards, Costs
from paircard.core.systems.swiss.drawn_up.by_identifier.level import Level
from paircard.core.systems.swiss.drawn_up.by_identifier.narrator import Narrator
from paircard.core.systems.swiss.drawn_up.by_identifier.result import result_of
from paircard.core.systems.swiss.drawn_up.cards import Bracket
from paircard.core.systems.swiss.drawn_up.outcome import BracketResult
from paircard.core.systems.swiss.drawn_up.upfloaters import Weight
from paircard.core.systems.swiss.literal.first import Pairs, first_opponents


class Literal(literal.Literal):
    """One round."""

    cards: Cards[Any]
    narrator: Narrator

    def weight(self, bracket: Bracket, upfloaters: int) -> Weight:
        """Return what is left of the next scoregroup, and how many floated."""
        return int(not self._keeps_next(bracket, upfloaters)), (upfloaters & self.cards.floated).bit_count()

    def _keeps_next(self, bracket: Bracket, upfloaters: int) -> bool:
        """Tell whether what is left of the next scoregroup can be paired with none, or one, drawn up to it."""
        group = bracket.following & ~upfloaters
        below = bracket.lower & ~bracket.following & ~upfloaters
        if not group:
            return True
        possible = self.completion.possible
        if group.bit_count() % 2 == 0:
            return possible(group) and possible(below)
        return any(possible(group | 1 << each) and possible(below ^ 1 << each) for each in places_in(below))

    def bracket(self, bracket: Bracket, upfloaters: int, weight: Weight) -> BracketResult[Any]:
        """Pair a bracket."""
        members = bracket.residents | upfloaters
        level = Level(self.cards, members, upfloaters, self.budget.spend)
        self.narrator.least(level.least)
        pairs = self._pairs(tuple(places_in(members)), level)
        self.narrator.made(pairs)
        return result_of(self.cards, bracket, upfloaters, pairs, (*weight, *level.least))

    def _pairs(self, members: Sequence[int], level: Level) -> Pairs:
        """Return the first pairing, in the order of identifiers, that has the least values."""
        for tops in combinations(members, len(members) // 2):
            self.budget.spend()
            bottoms = mask_of(members) & ~mask_of(tops)
            found = level.sides(tops, bottoms)
            if found == level.least:
                return self._partners(tops, bottoms, level)
            self.narrator.other_sides(tops, tuple(places_in(bottoms)), found)
        raise AssertionError("the least values are those of a pairing")

    def _partners(self, tops: tuple[int, ...], bottoms: int, level: Level) -> Pairs:
        self.narrator.sides(tops, tuple(places_in(bottoms)))

        def rest(at: int, left: int) -> Costs | None:
            return level.sides(tops[at + 1 :], left)

        return first_opponents(tops, bottoms, level, self.narrator, level.least, level.nothing, rest)[0]
