"""What would have become of a round if two had met, or somebody had been drawn up; brackets above stay as they are."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar

from paircard.core.event.ids import PairingNumber
from paircard.core.systems.swiss import forcing
from paircard.core.systems.swiss.bye_first import forcing as bye_first
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.cards import Bracket, Cards
from paircard.core.systems.swiss.drawn_up.text import Text
from paircard.core.values.said import Words

Against = forcing.Against[Any]
"""The first criterion that gets worse; the article of an order where only that speaks against what was asked."""


class Forcing(bye_first.Forcing[Cards[Any]]):
    """A round as the search pairs it; a book forces what is asked into a bracket and lets its search find the best."""

    book: ClassVar[DrawingUpBook[Any]]

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

    # --- what follows -----------------------------------------------------------------------------------------

    @property
    def text(self) -> Text:
        """What the book says where."""
        return self.book.text

    def before(self, at: int) -> Bracket:
        """Return a bracket as it was to be paired."""
        return self.cards.bracket(self.mask(each for later in self.made.brackets[at:] for each in later.players))

    def unpaired_without(self, at: int, numbers: Iterable[PairingNumber]) -> int:
        """Return all who are not paired above a bracket, without some (a mask)."""
        bracket = self.before(at)
        return (bracket.residents | bracket.lower) & ~self.mask(numbers)

    def passed_over(self, at: int) -> list[PairingNumber]:
        """Return who comes before the last of the upfloaters of a bracket in the order of sets and was not drawn up."""
        upfloaters = self.made.brackets[at].upfloaters
        there = [self.cards.number(place) for place in self.cards.in_set_order(self.before(at).lower)]
        last = max(there.index(each) for each in upfloaters)
        return [each for each in there[:last] if each not in upfloaters]
