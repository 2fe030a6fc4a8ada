"""Who may be left over by a bracket at the least C5 - C7, and the least C8 its pairs can reach from any point on."""

from __future__ import annotations

from paircard.core.systems.burstein.cards import Cards
from paircard.core.systems.burstein.outcome import Values
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.effort import Budget
from paircard.core.systems.swiss.literal.floating_down import Bracket, NextBracket, best_left, scores_down
from paircard.core.systems.swiss.literal.least import Least, lesser

Costs = tuple[int]
"""C8."""


class Level(Least[Costs]):
    """One bracket."""

    nothing: Costs = (0,)

    def __init__(self, cards: Cards, bracket: Bracket, completion: Completion, budget: Budget) -> None:
        """Find who may be left over (C4 - C7), and judge every such set."""
        super().__init__(cards.legal, budget.spend)
        self._cards = cards
        ahead = NextBracket(cards, bracket.next_group, bracket.below & ~bracket.next_group, completion, budget)
        as_few = best_left(cards, bracket.players, bracket.below, self._pairable, completion, budget)
        reached = {left: ahead.reached(left) if left else () for left in as_few}
        c7 = min(reached.values())
        self.left_over = [left for left in as_few if reached[left] == c7]
        """The sets, all of equal C5 - C7."""
        self.worse_ahead = [left for left in as_few if reached[left] != c7]
        """Those that C7 strikes."""
        least = self.within(bracket.players, 0)
        assert least is not None  # no words: what may be left over leaves all others pairable
        self.least = least
        left = self.left_over[0]
        self.values = Values(left.bit_count(), scores_down(cards, places_in(left)), c7, *least)

    def within(self, open_: int, floating: int) -> Costs | None:
        """Return the least C8 where all who are open are paired or float, besides those who are `floating`."""
        found: Costs | None = None
        for left in self.left_over:
            if not floating & ~left and not left & ~floating & ~open_:
                found = lesser(found, self.all_paired(open_ & ~left))
        return found

    def pair(self, one: int, other: int) -> Costs:
        """Return whether both want one colour."""
        return (int(self._cards.clash(one, other)),)

    def together(self, one: Costs, other: Costs) -> Costs:
        """Return the sum."""
        return (one[0] + other[0],)

    def thinkable(self, players: int, pairs: int) -> Costs:
        """Return what no pairing undercuts: whoever is too many for one colour."""
        most = max((players & wanting).bit_count() for wanting in self._cards.wants.values())
        return (max(0, most - pairs),)

    def thinkable_sides(self, s1: tuple[int, ...], s2: int) -> Costs:
        """Return nothing: there are no sides in this book."""
        return self.nothing

    def _pairable(self, players: int) -> bool:
        return self.all_paired(players) is not None
