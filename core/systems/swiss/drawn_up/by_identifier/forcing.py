"""The best that a bracket could do if two met in it, or if somebody were drawn up, or were not.

The answer is exact: the search is asked for the bracket without the two (what a pair adds to every value does not
depend on the others), or for a field in which somebody may meet nobody of one side.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss.drawn_up import forcing
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards, Costs, added
from paircard.core.systems.swiss.drawn_up.by_identifier.pairs import best_pairs
from paircard.core.systems.swiss.drawn_up.by_identifier.shortage import Shortages
from paircard.core.systems.swiss.drawn_up.by_identifier.upfloaters import choose
from paircard.core.systems.swiss.drawn_up.cards import Bracket
from paircard.core.systems.swiss.drawn_up.forcing import Against
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.values.said import Words, said


class Forcing(forcing.Forcing):
    """Asks what would become of the brackets of a round."""

    cards: Cards[Any]

    @cached_property
    def shortages(self) -> Shortages:
        """Says who competes for whom."""
        return Shortages(self.cards)

    def short(self, mask: int) -> Shortage | None:
        """Return who competes for whom where some cannot all be paired."""
        return self.shortages.complete(mask)

    def later_words(self, article: str) -> Words:
        """Say that only the order of identifiers speaks against it."""
        return said(
            "The bracket could be paired so, as well by every criterion; but all such pairings come later in the "
            "order of identifiers."
        )

    def pair(self, at: int, one: PairingNumber, other: PairingNumber) -> Against:
        """Return what speaks against two meeting in a bracket, of which one is a member and both are unpaired."""
        bracket, both = self.before(at), self.mask((one, other))
        if not both & bracket.residents:
            return Against(self.text.names[0])  # two upfloaters that meet each other: without them there are fewer
        outside = Bracket(bracket.score, bracket.residents & ~both, bracket.lower & ~both, bracket.following & ~both)
        chosen = self._chosen(self.cards, outside)
        if chosen is None:
            return Against(self.text.complete)
        upfloaters = chosen[0] | both & bracket.lower
        members = (outside.residents | chosen[0]) & ~both
        pairs = best_pairs(self.cards, members, upfloaters) if members else ()
        mine, theirs = places_in(both)
        costs = added(self.cards.together(pairs, upfloaters), self.cards.cost(mine, theirs, upfloaters))
        return self._against(at, upfloaters, chosen[1], costs)

    def drawn_up(self, at: int, number: PairingNumber) -> Against:
        """Return what speaks against drawing somebody of a lower score up into a bracket."""
        return self._with(at, self._apart(number, self.before(at).lower))

    def _apart(self, number: PairingNumber, others: int) -> Cards[Any]:
        """Return the field if somebody might meet none of these."""
        pairs = (sorted((number, each)) for each in self.cards.numbers(others) if each != number)
        forbidden = self.position.forbidden | {(one, two) for one, two in pairs}
        found: Any = self.book.cards(replace(self.position, forbidden=forbidden))
        return found  # type: ignore[no-any-return]

    def _with(self, at: int, cards: Cards[Any]) -> Against:
        bracket = self.before(at)
        chosen = self._chosen(cards, bracket)
        if chosen is None:
            return Against(self.text.complete)
        pairs = best_pairs(cards, bracket.residents | chosen[0], chosen[0])
        return self._against(at, chosen[0], chosen[1], cards.together(pairs, chosen[0]))

    @staticmethod
    def _chosen(cards: Cards[Any], bracket: Bracket) -> tuple[int, int] | None:
        if not pairable(cards.legal, bracket.residents | bracket.lower):
            return None
        if not bracket.residents:
            return 0, 0
        return choose(cards, bracket)

    def _against(self, at: int, upfloaters: int, broken: int, costs: Costs) -> Against:
        cards, own = self.cards, self.made.brackets[at]
        floated = (upfloaters & cards.floated).bit_count()
        asked = (upfloaters.bit_count(), cards.scores_up(upfloaters), broken, floated, *costs)
        worse = first_worse(self.text.names, own.values, asked)
        sets = len(self.text.of_sets)
        if asked[:sets] == own.values[:sets] and upfloaters != self.mask(own.upfloaters):
            worse = self.text.sets
        return Against(worse or self.text.pairs, asked, own.values)
