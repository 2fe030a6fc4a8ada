"""The best that a bracket could do if two of its players met, or if one of them floated.

Brackets above stay as they are paired. What is asked is made the only thing that may be, and the search is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.cards import Cards
from paircard.core.systems.burstein.explain.shortage import Shortages
from paircard.core.systems.burstein.outcome import Pairing, Values
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.search import paired
from paircard.core.systems.burstein.text import TEXT
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.bye_first import forcing as bye_first
from paircard.core.systems.swiss.bye_first.sheet import Two
from paircard.core.systems.swiss.literal.floating_down import Bracket, bracket_of

Against = forcing.Against[Values]
"""C4 where not all could be paired; `4.3` where only the order of pairings speaks against it."""


class Forcing(bye_first.Forcing[Cards]):
    """Asks what would become of the brackets of a round."""

    book = BOOK

    def __init__(self, position: Position, made: Pairing) -> None:
        """Take a round as the search pairs it."""
        super().__init__(position, made)
        self.here = self.cards.without(None if made.bye is None else self.place[made.bye])
        """Everybody but who has the bye."""

    def before(self, at: int) -> Bracket:
        """Return a bracket as it was to be paired."""
        return bracket_of(self.here, at, self.mask(self.made.brackets[at].mdps))

    def short(self, mask: int) -> Shortage | None:
        """Return who competes for whom where some cannot all be paired."""
        return self.shortages.among(mask)

    @cached_property
    def shortages(self) -> Shortages:
        """Says who competes for whom."""
        return Shortages(self.cards)

    def short_of_pairs(self, at: int) -> Shortage | None:
        """Return why a bracket could not have one pair more; None where only those below speak against it."""
        own = self.made.brackets[at]
        return self.shortages.among(self.before(at).players, len(own.downfloaters) - 2)

    def pair(self, at: int, one: PairingNumber, other: PairingNumber, before: Iterable[Two] = ()) -> Against:
        """Return what speaks against two members of a bracket meeting, where some pairs are made before."""
        return self._with(at, [*before, (one, other)])

    def left(self, at: int, number: PairingNumber) -> Against:
        """Return what speaks against leaving a member of a bracket over."""
        return self._with(at, (), 1 << self.place[number])

    def turn(self, at: int, one: PairingNumber, other: PairingNumber) -> Against:
        """Return what speaks against a pair when it was the turn of the first of it: with all that came before."""
        own = self.made.brackets[at]
        earlier = own.players[: own.players.index(one)]
        before = [pair for pair in own.pairs if pair[0] in earlier]
        floating = self.mask(each for each in own.downfloaters if each in earlier)
        return self._with(at, [*before, (one, other)], floating)

    def _with(self, at: int, pairs: Iterable[Two], floating: int = 0) -> Against:
        bracket, own = self.before(at), self.made.brackets[at]
        cards = self._only(bracket, [(self.place[one], self.place[other]) for one, other in pairs], floating)
        if not pairable(cards.legal, bracket.players | bracket.below):
            return Against(TEXT.complete)
        asked = cards.values(paired(cards, bracket))
        worse = forcing.first_worse(TEXT.names, own.values, asked)
        return Against(worse or TEXT.pairs, asked, own.values)

    def _only(self, bracket: Bracket, pairs: Iterable[tuple[int, int]], floating: int) -> Cards:
        """Return the field if some pairs had to be made, and some were to meet nobody of the bracket."""
        found = copy(self.here)
        two = list(pairs)
        taken = mask_of(place for pair in two for place in pair)
        found.legal = [row & ~taken for row in found.legal]
        for at, row in enumerate(found.legal):
            if floating >> at & 1:
                found.legal[at] = row & bracket.below
            elif bracket.players >> at & 1:
                found.legal[at] = row & ~floating
        for one, other in two:
            found.legal[one], found.legal[other] = 1 << other, 1 << one
        return found
