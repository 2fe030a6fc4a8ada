"""The best that a bracket could do if two players met in it, or if somebody were drawn up, or were not.

The search is asked for a field in which they may meet nobody else, or nobody of one side.
"""

from __future__ import annotations

from copy import copy

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.cards import Cards
from paircard.core.systems.dubov.outcome import Values
from paircard.core.systems.dubov.search.inside import pairs_inside
from paircard.core.systems.dubov.search.shifts import shifts
from paircard.core.systems.dubov.search.upfloaters import choose
from paircard.core.systems.dubov.text import TEXT
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.systems.swiss.drawn_up import forcing
from paircard.core.systems.swiss.drawn_up.forcing import Against
from paircard.core.systems.swiss.forcing import first_worse
from paircard.core.values.said import Words, said

LATER_SHIFT, LATER_PAIRS = "3.2.4", TEXT.pairs


class Forcing(forcing.Forcing):
    """Asks what would become of the brackets of a round."""

    book = BOOK
    cards: Cards

    def orders(self) -> tuple[str, ...]:
        """Return the orders of shifts and of transpositions."""
        return LATER_SHIFT, LATER_PAIRS

    def later_words(self, article: str) -> Words:
        """Say that only the order of shifts, or of transpositions, speaks against it."""
        if article == LATER_SHIFT:
            return said("Then others would have to change sides, and these come later in the order of 4.3.")
        return said("The bracket could be paired so; but all such transpositions of G2 come later.")

    def pair(self, at: int, one: PairingNumber, other: PairingNumber) -> Against:
        """Return what speaks against two meeting in a bracket, of which one is a member and both are unpaired."""
        bracket, both = self.before(at), self.mask((one, other))
        if not both & bracket.residents:
            return Against("C5")  # two upfloaters that meet each other: without them there are fewer
        forced = self._only(self.place[one], 1 << self.place[other])
        return self._with(at, self._only(self.place[other], 1 << self.place[one], forced))

    def drawn_up(self, at: int, number: PairingNumber) -> Against:
        """Return what speaks against drawing somebody of a lower score up into a bracket."""
        return self._with(at, self._only(self.place[number], self.before(at).residents))

    def _only(self, place: int, mates: int, cards: Cards | None = None) -> Cards:
        """Return the field if somebody might only meet these."""
        found = copy(cards or self.cards)
        found.legal = [
            row & mates if at == place else row if mates >> at & 1 else row & ~(1 << place)
            for at, row in enumerate(found.legal)
        ]
        return found

    def _with(self, at: int, cards: Cards) -> Against:
        bracket, own = self.before(at), self.made.brackets[at]
        if not pairable(cards.legal, bracket.residents | bracket.lower):
            return Against(TEXT.complete)
        upfloaters = choose(cards, bracket)
        members = bracket.residents | upfloaters
        c7 = pairs_inside(cards.legal, cards.by_colour(members))
        asked = Values(upfloaters.bit_count(), cards.scores_up(upfloaters), c7, *cards.weight(upfloaters))
        worse = first_worse(TEXT.names, own.values, asked)
        if worse is None and upfloaters != self.mask(own.upfloaters):
            worse = TEXT.sets
        if worse is None and shifts(cards, members, cards.halves(members)) != (
            self.mask(own.shifted_first),
            self.mask(own.shifted_back),
        ):
            worse = LATER_SHIFT
        return Against(worse or LATER_PAIRS, asked, own.values)
