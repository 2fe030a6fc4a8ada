"""C.04.3, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.facets.trace import Sink
from paircard.core.systems.dutch2026.as_seen import announced, pairing_seen, position
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.field import position_in
from paircard.core.systems.dutch2026.legality import refused_bye, refused_pair
from paircard.core.systems.dutch2026.outcome import BracketResult, Pairing
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss.book import Book, unhurried
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.values.said import said


class DutchBook(Book[Position, BracketResult]):
    """The FIDE (Dutch) System, in force since 1 February 2026."""

    no_complete_pairing = dutch("1.9.3")
    initial_colour = dutch("5.1")
    tries = 20
    """Every set that may be left over counts."""
    tells_no_tries = said("By the rules of 2026 every criterion is a step, and not every candidate.")

    position = staticmethod(position)
    announced = staticmethod(announced)
    position_in = staticmethod(position_in)
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)
    pairing_seen = staticmethod(pairing_seen)

    def search(self, position: Position) -> Pairing:
        """Pair by matchings."""
        from paircard.core.systems.dutch2026.search import search

        return search(position)

    def literal(
        self,
        position: Position,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair word by word (Articles 2 - 5)."""
        from paircard.core.systems.dutch2026.literal import pair

        return pair(position, sink=sink, tries=tries, pulse=pulse)

    def floats_seen(self, player: Player) -> str:
        """Show those of the last two rounds (C14 - C21)."""
        return player.float_two_before + player.float_before


BOOK = DutchBook()
