"""The floats of a bracket whose colours are at their bounds, without weights: C14 - C21 one after the other.

Nearly always each of them can be nought once those before it are settled, or it is known how many it must count. Then
what would break it is taken out, and in the end every perfect matching of what remains is a best candidate.
"""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import Blossoms, unmatched

Graph = tuple[dict[int, int], Seats]
"""Whom each may meet, and who may float down."""


def at_best_floats(cards: Cards, bracket: Bracket, graph: Graph, matched: Mapping[int, int]) -> Graph | None:
    """Return what the floats leave of a graph that has a perfect matching, None if they have to be weighed."""
    if graph[1].rivals:
        return None
    thinning = _Thinning(bracket, graph, matched)
    residents = bracket.everybody & ~bracket.mdp_mask
    settled = (
        thinning.keeps_seated(cards.downfloated[0] & residents)  # C14
        and thinning.keeps_apart(cards.upfloated[0] & residents)  # C15
        and thinning.keeps_seated(cards.downfloated[1] & residents)  # C16
        and thinning.keeps_apart(cards.upfloated[1] & residents)  # C17
        and thinning.keeps_seated(cards.downfloated[0] & bracket.mdp_mask)  # C18, and then nothing for C19
        and thinning.keeps_seated(cards.downfloated[1] & bracket.mdp_mask)  # C20, and then nothing for C21
    )
    return (thinning.rows, thinning.seats) if settled else None


class _Thinning:
    """A graph with a perfect matching, from which is taken out what a criterion can do without."""

    def __init__(self, bracket: Bracket, graph: Graph, matched: Mapping[int, int]) -> None:
        self.rows, self.seats = graph
        self._bracket = bracket
        self._matched = matched

    def keeps_seated(self, marked: int) -> bool:
        """Let as few of some players float down as can be; tell whether that is known."""
        takers = self.seats.takers
        if not any(each & marked for each in takers):
            return True
        if any(each != takers[0] for each in takers):
            return self._possible(self.rows, self.seats.of(~marked))
        for fewest in range(self._at_least(marked), len(takers)):
            seats = self.seats.split(marked, fewest)
            if self._possible(self.rows, seats):
                return True
        self.seats = self.seats.of(marked)
        return True

    def _at_least(self, marked: int) -> int:
        """Return a bound of how many of some players must float down: as many seats nobody else can fill.

        Without those who float, a matching lacks them and their seats at most.
        """
        return unmatched(self.seats.of(~marked).added_to(self.rows)) // 2

    def keeps_apart(self, marked: int) -> bool:
        """Let no MDP meet one of some residents if that can be; tell whether it can, or one must whoever it is."""
        if not any(self.rows[mdp] & marked for mdp in self._bracket.mdps):
            return True
        rows = dict(self.rows)
        for mdp in self._bracket.mdps:
            rows[mdp] &= ~marked
        for place in places_in(marked):
            rows[place] &= ~self._bracket.mdp_mask
        if self._possible(rows, self.seats):
            return True
        return len(self._bracket.mdps) == 1

    def _possible(self, rows: dict[int, int], seats: Seats) -> bool:
        blossoms = Blossoms(seats.added_to(rows), self._matched)
        if not blossoms.match_all():
            return False
        self._matched, self.rows, self.seats = blossoms.mates, rows, seats
        return True
