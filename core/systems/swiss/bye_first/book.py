"""The door of a book that gives the bye first: what the frame of every Swiss asks, answered by its text."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from paircard.core.event import bracket_result
from paircard.core.event.ids import PairingNumber
from paircard.core.facets import pairing as kit
from paircard.core.systems.swiss import book
from paircard.core.systems.swiss.boards import Seats
from paircard.core.systems.swiss.book import P
from paircard.core.systems.swiss.bye_first import said_of
from paircard.core.systems.swiss.bye_first.order import bye_order
from paircard.core.systems.swiss.bye_first.text import Text
from paircard.core.systems.swiss.forcing import Reason
from paircard.core.systems.swiss.literal.cards import Cards
from paircard.core.systems.swiss.outcome import NoCompletePairing, SwissPairing
from paircard.core.values.lazily import Later

Pairing = SwissPairing[Any]
"""A round; its brackets are what the book makes of them."""
Numbers = tuple[PairingNumber, ...]


class ByeFirstBook(book.Book[P, Any]):
    """What such a book says of itself, beside what every book does."""

    tries = 100
    """Every set of floaters and every pair that is looked at counts."""

    text: ClassVar[Text]
    none_complete: ClassVar[type[NoCompletePairing]]
    """What is raised where nothing complete can be paired."""

    @abstractmethod
    def cards(self, position: P) -> Cards[Any]:
        """Return the field by place, with what the criteria ask about it."""

    @abstractmethod
    def seats(self, position: P) -> Seats[Any]:
        """Return what gives two their colours."""

    def bye_order(self, cards: Any) -> list[int]:
        """Return all places in the order in which the bye is offered."""
        return bye_order(cards, self.rank)

    def bye_comes_later(self, each: Any, sitting_out: Any) -> Reason:
        """Return why somebody who could have the bye comes behind the one who has it."""
        return Reason(self.text.cited(self.text.bye), said_of.bye_comes_later(self.text, each, sitting_out))

    def floaters(self, bracket: Any) -> tuple[Numbers, Numbers]:
        """Return who moved down into a bracket, and who out of it."""
        return (), ()

    # --- what is asked of it -----------------------------------------------------------------------------------

    def pairing_seen(self, made: Pairing, /) -> kit.Pairing:
        """Return a pairing for whoever shows one; whoever has the bye stands in the lowest bracket."""
        return kit.Pairing(made.pairs, made.bye, Later(lambda: self._brackets_seen(made)))

    def _brackets_seen(self, made: Pairing) -> Sequence[bracket_result.BracketResult]:
        brackets = [self._bracket_seen(each) for each in made.brackets]
        if made.bye is not None and brackets:
            last = brackets[-1]
            brackets[-1] = replace(last, players=(*last.players, made.bye), downfloaters=(made.bye,))
        return brackets

    def _bracket_seen(self, bracket: Any) -> bracket_result.BracketResult:
        """Return how a bracket ended; x is how many go without the colour they prefer."""
        clashes = self.text.value(self.text.clashes, bracket.values) if self.text.clashes else 0
        moved_down, downfloaters = self.floaters(bracket)
        return bracket_result.BracketResult(
            score=bracket.score,
            players=bracket.players,
            moved_down=moved_down,
            pairs=bracket.pairs,
            downfloaters=downfloaters,
            first_x=clashes,
            x=clashes,
            clashes=clashes,
            upfloat_level=0,
            downfloat_level=0,
            events=(),
            p=len(bracket.pairs),
        )
