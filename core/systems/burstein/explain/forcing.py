"""The best that a bracket could do if two of its players met, or if one of them floated.

Brackets above stay as they are paired. What is asked is made the only thing that may be, and the search is asked.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cached_property

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.burstein.cards import Cards
from paircard.core.systems.burstein.explain.shortage import Shortages
from paircard.core.systems.burstein.outcome import NAMES, BracketResult, Pairing, Values
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.burstein.search import paired
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.literal.floating_down import Bracket, bracket_of

LATER = "4.3"
Against = forcing.Against[Values]
"""C4 where not all could be paired; `4.3` where only the order of pairings speaks against it."""
Two = tuple[PairingNumber, PairingNumber]


class Forcing(forcing.Forcing[Position, BracketResult, Player]):
    """Asks what would become of the brackets of a round."""

    def __init__(self, position: Position, made: Pairing) -> None:
        """Take a round as the search pairs it."""
        super().__init__(position, made)
        everybody = Cards(position)
        self.place = {player.number: at for at, player in enumerate(everybody.players)}
        self.cards = everybody.without(None if made.bye is None else self.place[made.bye])
        self._all = everybody

    def before(self, at: int) -> Bracket:
        """Return a bracket as it was to be paired."""
        return bracket_of(self.cards, at, mask_of(self.place[each] for each in self.made.brackets[at].mdps))

    def short_without(self, number: PairingNumber) -> Shortage | None:
        """Return who would compete for whom if somebody sat out; None where all others could be paired."""
        others = self._all.everybody & ~(1 << self.place[number])
        return None if pairable(self._all.legal, others) else self.shortages.among(others)

    @cached_property
    def shortages(self) -> Shortages:
        """Says who competes for whom."""
        return Shortages(self._all)

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
        floating = mask_of(self.place[each] for each in own.downfloaters if each in earlier)
        return self._with(at, [*before, (one, other)], floating)

    def _with(self, at: int, pairs: Iterable[Two], floating: int = 0) -> Against:
        bracket, own = self.before(at), self.made.brackets[at]
        cards = self._only(bracket, [(self.place[one], self.place[other]) for one, other in pairs], floating)
        if not pairable(cards.legal, bracket.players | bracket.below):
            return Against("C4")
        asked = cards.values(paired(cards, bracket))
        worse = forcing.first_worse(NAMES, own.values, asked)
        return Against(worse or LATER, asked, own.values)

    def _only(self, bracket: Bracket, pairs: Iterable[tuple[int, int]], floating: int) -> Cards:
        """Return the field if some pairs had to be made, and some were to meet nobody of the bracket."""
        found = copy(self.cards)
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
