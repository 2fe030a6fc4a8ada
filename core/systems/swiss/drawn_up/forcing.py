"""What would have become of a round if two had met, or somebody had been drawn up; brackets above stay as they are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cached_property
from typing import Any, ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.matchable import spared
from paircard.core.systems.kit.shortage import Shortage
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook, Pairing
from paircard.core.systems.swiss.drawn_up.cards import Bracket
from paircard.core.systems.swiss.drawn_up.text import Text
from paircard.core.systems.swiss.position import SwissPosition
from paircard.core.values.said import Words

Against = forcing.Against[Any]
"""The first criterion that gets worse; the article of an order where only that speaks against what was asked."""


class Forcing(forcing.Forcing[Any, Any, Any], ABC):
    """A round as the search pairs it; a book forces what is asked into a bracket and lets its search find the best."""

    book: ClassVar[DrawingUpBook[Any]]

    def __init__(self, position: SwissPosition[Any], made: Pairing) -> None:
        """Take the round."""
        super().__init__(position, made)
        self.cards = self.book.cards(position)
        self.place = {player.number: at for at, player in enumerate(self.cards.players)}

    @abstractmethod
    def pair(self, at: int, one: PairingNumber, other: PairingNumber) -> Against:
        """Return what speaks against two meeting in a bracket, of which one is a member and both are unpaired."""

    @abstractmethod
    def drawn_up(self, at: int, number: PairingNumber) -> Against:
        """Return what speaks against drawing somebody of a lower score up into a bracket."""

    @abstractmethod
    def later_words(self, article: str) -> Words:
        """Say that what was asked comes later by an order of pairs, of the book's own."""

    def orders(self) -> tuple[str, ...]:
        """Return the articles of these orders."""
        return (self.text.pairs,)

    def short(self, mask: int) -> Shortage | None:
        """Return who competes for whom where some cannot all be paired; a book need not tell."""
        return None

    # --- what follows -----------------------------------------------------------------------------------------

    @property
    def text(self) -> Text:
        """What the book says where."""
        return self.book.text

    def mask(self, numbers: Iterable[PairingNumber]) -> int:
        """Return some by place."""
        return mask_of(self.place[each] for each in numbers)

    def before(self, at: int) -> Bracket:
        """Return a bracket as it was to be paired."""
        return self.cards.bracket(self.mask(each for later in self.made.brackets[at:] for each in later.players))

    def bracket_of(self, number: PairingNumber) -> int:
        """Return the bracket in which somebody was paired."""
        return next(at for at, each in enumerate(self.made.brackets) if number in each.players)

    def unpaired_without(self, at: int, numbers: Iterable[PairingNumber]) -> int:
        """Return all who are not paired above a bracket, without some (a mask)."""
        bracket = self.before(at)
        return (bracket.residents | bracket.lower) & ~self.mask(numbers)

    @cached_property
    def may_sit_out(self) -> int:
        """Everybody without whom all others can be paired; of an even field nobody."""
        odd = self.cards.everybody.bit_count() % 2
        return spared(self.cards.legal, self.cards.everybody) if odd else 0

    def passed_over(self, at: int) -> list[PairingNumber]:
        """Return who comes before the last of the upfloaters of a bracket in the order of sets and was not drawn up."""
        upfloaters = self.made.brackets[at].upfloaters
        there = [self.cards.number(place) for place in self.cards.in_set_order(self.before(at).lower)]
        last = max(there.index(each) for each in upfloaters)
        return [each for each in there[:last] if each not in upfloaters]
