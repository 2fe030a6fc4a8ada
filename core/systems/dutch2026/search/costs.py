"""What a pair and a downfloater cost by C6 - C21: sums over a candidate, compared as its values are."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.units import Digit, high_to_low, units
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.edges import apart_by_cost


class Costs:
    """The criteria of one bracket as costs.

    A list of scores, high to low, is a digit for every score: an earlier criterion fixes how long the list is, so
    that fewer of the highest score is less. C18 and C20 are the number of marked MDPs of each score who float on;
    those who are paired bring what is left of the list.
    """

    def __init__(self, cards: Cards, bracket: Bracket, bye_here: bool, waived: frozenset[str] = frozenset()) -> None:
        """Lay out the digits; `bye_here`: the one downfloater will have the bye, so that C9 counts.

        Criteria that are `waived`, such as `C8`, cost nothing.
        """
        self._cards = cards
        self._mdps = bracket.mdp_mask
        self._bye_here = bye_here
        worth, _ = units(list(self._digits(bracket)))
        self._worth = {each: 0 if waived and _criterion(each) in waived else unit for each, unit in worth.items()}
        self._down = {place: self._of_downfloater(place) for place in bracket.players}
        self._out = {place: self._of_leaver(place) for place in (*bracket.players, *bracket.next_group)}

    def _digits(self, bracket: Bracket) -> Iterator[Digit]:
        scores = self._cards.scores
        here, reached = bracket.players, (*bracket.players, *bracket.next_group)
        size = len(here)
        yield "c6", size
        for score, count in high_to_low(scores[place] for place in here):
            yield ("c7", score), count
        if bracket.next_group:
            yield "c8", len(reached)
            for score, count in high_to_low(scores[place] for place in reached):
                yield ("c8", score), count
        if self._bye_here:
            yield "c9", max(self._cards.players[place].unplayed for place in here)
        for name in ("c10", "c11", "c12", "c13", "c14", "c15", "c16", "c17"):
            yield name, size
        for name in ("c18", "c19", "c20", "c21"):
            for score, count in high_to_low(scores[place] for place in bracket.mdps):
                yield (name, score), count

    def down(self, place: int) -> int:
        """Return what it costs that a player of the bracket floats down."""
        return self._down[place]

    def out(self, place: int) -> int:
        """Return what it costs that a player of the bracket or of the next scoregroup is not paired below (C8)."""
        return self._out[place]

    def _of_downfloater(self, place: int) -> int:
        worth, score = self._worth, self._cards.scores[place]
        cost = worth["c6"] + worth["c7", score]
        if self._bye_here:
            cost += worth["c9"] * self._cards.players[place].unplayed
        moved_down = self._mdps >> place & 1
        first: tuple[tuple[object, object], ...] = ((("c18", score), "c14"), (("c20", score), "c16"))
        for (of_mdp, of_resident), floated in zip(first, self._cards.downfloated, strict=True):
            if floated >> place & 1:
                cost += worth[of_mdp if moved_down else of_resident]
        return cost

    def _of_leaver(self, place: int) -> int:
        return self._worth["c8"] + self._worth["c8", self._cards.scores[place]] if "c8" in self._worth else 0

    def pairs(self, one: int, others: int) -> list[tuple[int, int]]:
        """Return what a pair of the bracket costs: one player and each of these, who rank lower (masks), by cost."""
        cards, worth = self._cards, self._worth
        marked = [(cards.clashing(one), worth["c12"]), (cards.strongly_clashing(one), worth["c13"])]
        if self._mdps >> one & 1:
            score = cards.scores[one]
            for floated, count, gap in zip(cards.upfloated, ("c15", "c17"), ("c19", "c21"), strict=True):
                marked.append((floated, worth[count] + worth[gap, score]))
        marked += self._excesses(one, others) if cards.topscorers else ()
        return apart_by_cost(others, marked)

    def _excesses(self, one: int, others: int) -> list[tuple[int, int]]:
        worth, costs = self._worth, list[tuple[int, int]]()
        for two in places_in(others):
            difference, running = self._cards.excesses(one, two)
            if difference or running:
                costs.append((1 << two, worth["c10"] * difference + worth["c11"] * running))
        return costs


def _criterion(digit: Hashable) -> str:
    """Return the criterion that a digit is of."""
    return str(digit[0] if isinstance(digit, tuple) else digit).upper()
