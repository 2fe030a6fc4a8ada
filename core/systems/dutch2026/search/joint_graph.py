"""One bracket and all below it, or only some of these, as one graph: C4 - C8 are asked of it, too (`looking_below`)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.floats import bare_rows
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.looking_below import Field, Looking

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes


def field_of(bracket: Bracket) -> Field:
    """Return a bracket and what follows it."""
    return Field(bracket.everybody, mask_of(bracket.next_group), bracket.below)


class JointGraph(WeightedGraph):
    """A bracket, all or some below it, and the bye.

    Two who can meet cost no more if they do: all criteria of pairs together weigh less than one downfloater (C6), and
    pairs below weigh nothing. Two MDPs do not meet: they would have above, or cannot by C4 (3.1).
    """

    def __init__(
        self, cards: Cards, bracket: Bracket, completion: Completion, costs: Costs, looked_at: int | None = None
    ) -> None:
        """Take the bracket; all below are looked at if it is not said who are."""
        super().__init__(cards, bracket, costs, bare_rows(cards, bracket))
        self._completion = completion
        self._looked_at = bracket.below if looked_at is None else looked_at

    @cached_property
    def edges(self) -> Looking:
        """The edges to all below, and of those among each other."""
        bracket, costs = self.bracket, self.costs
        legal = [*self.cards.rows]
        for mdp in bracket.mdps:
            legal[mdp] &= ~bracket.mdp_mask
        down = {place: costs.down(place) for place in bracket.players}
        out = {place: costs.out(place) for place in (*bracket.players, *bracket.next_group)}
        return Looking(legal, field_of(bracket), self._looked_at, (down, out), self._completion.takers)

    def can_be_completed(self, ones: CheapestOnes) -> bool:
        """Tell whether one of the best candidates leaves everybody below who can be paired (C4)."""
        return self._completion.keeps(self.edges.beyond(ones) | self.bracket.below & ~self._looked_at)
