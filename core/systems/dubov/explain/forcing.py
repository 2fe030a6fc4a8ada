"""The best that a bracket could do if two players met in it, or if somebody were drawn up, or were not.

The search is asked for a field in which they may meet nobody else, or nobody of one side.
"""

from __future__ import annotations

from copy import copy

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.dubov.cards import Cards
from paircard.core.systems.dubov.outcome import NAMES, BracketResult, Pairing, Values, no_worse_than
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.dubov.search.inside import pairs_inside
from paircard.core.systems.dubov.search.shifts import shifts
from paircard.core.systems.dubov.search.upfloaters import choose
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.literal.drawing_up import Bracket

LATER_SET, LATER_SHIFT, LATER_PAIRS = "3.2.2", "3.2.4", "3.2.6"

Against = forcing.Against[Values]
"""C4 where not all could be paired; `3.2.2`, `3.2.4` and `3.2.6` where only an order speaks against it."""


class Forcing(forcing.Forcing[Position, BracketResult, Player]):
    """Asks what would become of the brackets of a round."""

    def __init__(self, position: Position, made: Pairing) -> None:
        """Take a round as the search pairs it."""
        super().__init__(position, made)
        self.cards = Cards(position)
        self.place = {player.number: at for at, player in enumerate(self.cards.players)}

    def mask(self, numbers: tuple[PairingNumber, ...]) -> int:
        """Return players as places."""
        return mask_of(self.place[each] for each in numbers)

    def before(self, at: int) -> Bracket:
        """Return a bracket as it was to be paired."""
        return self.cards.bracket(mask_of(self.place[n] for each in self.made.brackets[at:] for n in each.players))

    def all_paired_without(self, number: PairingNumber) -> bool:
        """Tell whether all others could be paired."""
        return pairable(self.cards.legal, self.cards.everybody & ~(1 << self.place[number]))

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
            return Against("C4")
        upfloaters = choose(cards, bracket)
        members = bracket.residents | upfloaters
        c7 = pairs_inside(cards.legal, cards.by_colour(members))
        asked = Values(upfloaters.bit_count(), cards.scores_up(upfloaters), c7, *cards.weight(upfloaters))
        worse = forcing.first_worse(NAMES, no_worse_than(own.values), no_worse_than(asked))
        if worse is None and upfloaters != self.mask(own.upfloaters):
            worse = LATER_SET
        if worse is None and shifts(cards, members, cards.halves(members)) != (
            self.mask(own.shifted_first),
            self.mask(own.shifted_back),
        ):
            worse = LATER_SHIFT
        return Against(worse or LATER_PAIRS, asked, own.values)
