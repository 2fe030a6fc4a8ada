"""The rules word by word, played from a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from paircard.core.facets.pairing import NoLegalPairing
from paircard.core.facets.position import Position
from paircard.core.facets.trace import Sink, Step
from paircard.core.systems.kit.too_many import TooManyToPlay
from paircard.core.systems.swiss.book import Book

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Steps:
    """Every criterion is a step."""

    book: Book[Any, Any]

    def position(self, before: Tournament) -> Position:
        """Return what the procedure looks at; refuse while the initial colour is open."""
        return self.book.seen(self.book.position(before))

    def played(self, position: Position, sink: Sink, tries: int, pulse: Callable[[], None]) -> None:
        """Play the rules word by word, with as much effort as so many tries of 1998."""
        self.book.literal(self.book.own(position), sink, self.book.tries * tries, pulse)

    def every_try(
        self,
        position: Position,
        steps: list[Step],
        pulse: Callable[[], None],
    ) -> NoLegalPairing | None:
        """Refuse: what could be paired is told by the criteria that strike it, not one by one."""
        raise TooManyToPlay(self.book.tells_no_tries)
