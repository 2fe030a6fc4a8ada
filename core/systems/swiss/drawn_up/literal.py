"""The rules word by word, for small fields: the bye, then bracket by bracket its upfloaters and its pairs.

Every set is looked at in the order of the text, and everything that is decided is told as a step. The search answers
the same for any field.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss.bye_first.literal import bye_place
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.cards import Bracket, Cards
from paircard.core.systems.swiss.drawn_up.narrator import Narrator
from paircard.core.systems.swiss.drawn_up.upfloaters import Upfloaters, Weight
from paircard.core.systems.swiss.drawn_up.walk import walked
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.effort import Budget
from paircard.core.systems.swiss.outcome import SwissPairing


class Literal(ABC):
    """One round; a book says what speaks against a set, and pairs the members of a bracket."""

    def __init__(
        self,
        book: DrawingUpBook[Any],
        cards: Cards[Any],
        narrator: Narrator[Any],
        sink: Sink | None,
        tries: int,
        pulse: Callable[[], None],
    ) -> None:
        """Take the field of a round; who waits may end it with `pulse`, called at everything that is looked at."""
        self._book, self._sink = book, sink
        self.budget = Budget(0, tries, pulse)
        self.completion = Completion(cards.legal, spend=self.budget.spend)
        self.cards, self.narrator = cards, narrator

    @abstractmethod
    def weight(self, bracket: Bracket, upfloaters: int) -> Weight:
        """Return the criteria of sets behind number and scores, of one that leaves everybody pairable."""

    @abstractmethod
    def bracket(self, bracket: Bracket, upfloaters: int, weight: Weight) -> Any:
        """Pair a bracket of which all members are known."""

    def paired(self) -> SwissPairing[Any]:
        """Return the round; raise TooManyTries, and what the book raises where nothing complete can be paired."""
        self.narrator.virtual_points()
        bye = bye_place(self._book, self.cards, self.completion, self.narrator)
        return walked(self._book, self.cards, bye, self._bracket, self._sink)

    def _bracket(self, bracket: Bracket) -> tuple[int, Any]:
        self.budget.score = bracket.score
        self.narrator.begins(bracket)
        sets = Upfloaters(self.cards, self.completion, self.narrator, self.budget.spend, self.weight)
        upfloaters, weight = sets.chosen(bracket)
        self.narrator.drawn_up(bracket, upfloaters)
        return bracket.residents | upfloaters, self.bracket(bracket, upfloaters, weight)
