"""The door of a book that pairs by identifiers: search and procedure are the same for all of them."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss.book import P, unhurried
from paircard.core.systems.swiss.drawn_up import book
from paircard.core.systems.swiss.drawn_up.book import Pairing
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES

if TYPE_CHECKING:
    from paircard.core.systems.swiss.drawn_up.by_identifier.narrator import Narrator


class IdentifierBook(book.DrawingUpBook[P]):
    """What such a book says of itself."""

    @abstractmethod
    def cards(self, position: P) -> Cards[Any]:
        """Return the field by place, with what the criteria ask about it."""

    def narrator(self, cards: Any, sink: Sink | None) -> Narrator:
        """Return who tells the steps."""
        from paircard.core.systems.swiss.drawn_up.by_identifier.narrator import Narrator

        return Narrator(self, cards, sink)

    def search(self, position: P) -> Pairing:
        """Pair by matchings."""
        from paircard.core.systems.swiss.drawn_up.by_identifier.search import search

        return search(self, position)

    def literal(
        self,
        position: P,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair word by word."""
        from paircard.core.systems.swiss.drawn_up.by_identifier.literal import Literal

        cards = self.cards(position)
        return Literal(self, cards, self.narrator(cards, sink), sink, tries, pulse).paired()
