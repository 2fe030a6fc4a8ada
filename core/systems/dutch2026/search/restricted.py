"""A bracket in which every criterion has the least value thinkable, as a graph without weights.

Colours and floats set bounds that no candidate can undercut. Whoever would break such a bound is taken out: pairs from
the rows, downfloaters from the seats. Every perfect matching of what remains is a candidate with the best values
thinkable by C6, C7 and C9 - C21; where there is none, some criterion is not at its bound.
"""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.colour_bounds import ColourBounds, colour_bounds
from paircard.core.systems.dutch2026.search.floats import bare_rows
from paircard.core.systems.kit.bit_masks import places_in


class Restricted:
    """The pairs and the downfloaters that are left of a bracket."""

    def __init__(self, cards: Cards, bracket: Bracket, floating: int) -> None:
        """Take out what breaks a bound; so many float down (C6)."""
        self._cards = cards
        self._mdps = bracket.mdp_mask
        self._everybody = bracket.everybody
        self.rows = bare_rows(cards, bracket)
        """Whom each may meet."""
        self.floaters = self._everybody
        """Who may float down."""
        self._spare_topscorers()
        self._bound_colours(colour_bounds(cards, bracket.everybody, floating))
        self.coloured_rows, self.coloured_floaters = dict(self.rows), self.floaters
        """The same where only C10 - C13 are at their bounds."""
        self.floaters &= ~(cards.downfloated[0] | cards.downfloated[1])
        self._spare_upfloated()

    def _spare_upfloated(self) -> None:
        """No MDP meets a resident who has floated up (C15, C17)."""
        floated_up = (self._cards.upfloated[0] | self._cards.upfloated[1]) & self._everybody & ~self._mdps
        if not floated_up or not self._mdps:
            return
        for place in places_in(self._mdps):
            self.rows[place] &= ~floated_up
        for place in places_in(floated_up):
            self.rows[place] &= ~self._mdps

    def _spare_topscorers(self) -> None:
        """Nobody gets a colour difference or a run of colours that C10 and C11 count."""
        if not self._cards.topscorers & self._everybody:
            return
        for place in list(self.rows):
            for other in places_in(self.rows[place] & self._cards.exceeding_with(place)):
                if self._cards.excesses(place, other) != (0, 0):
                    self._part(place, other)

    def _bound_colours(self, bounds: ColourBounds) -> None:
        """Leave whom C12 and C13 at their bounds let everybody meet."""
        self.floaters &= bounds.floaters
        for some, partners in bounds.partners:
            for place in places_in(some):
                self.rows[place] &= partners

    def _part(self, one: int, other: int) -> None:
        self.rows[one] &= ~(1 << other)
        self.rows[other] &= ~(1 << one)
