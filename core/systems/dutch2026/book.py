"""C.04.3, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable

from core.event.card import PairingCard
from core.facets import position as kit_position
from core.facets.trace import Sink
from core.systems.dutch2026.as_seen import Seen, pairing_seen, position, seen
from core.systems.dutch2026.legality import refused_bye, refused_pair
from core.systems.dutch2026.outcome import BracketResult, Pairing
from core.systems.dutch2026.position import Player, Position
from core.systems.dutch2026.rules import dutch
from core.systems.swiss.book import Book, unhurried
from core.systems.swiss.literal.effort import DEFAULT_TRIES
from core.values.said import said


class DutchBook(Book[Position, BracketResult]):
    """The FIDE (Dutch) System, in force since 1 February 2026."""

    no_complete_pairing = dutch("1.9.3")
    initial_colour = dutch("5.1")
    tries = 20
    """Every set that may be left over counts."""
    tells_no_tries = said("By the rules of 2026 every criterion is a step, and not every candidate.")

    position = staticmethod(position)
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)
    seen = staticmethod(seen)
    pairing_seen = staticmethod(pairing_seen)

    def search(self, position: Position) -> Pairing:
        """Pair by matchings."""
        from core.systems.dutch2026.search import search

        return search(position)

    def literal(
        self,
        position: Position,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair word by word (Articles 2 - 5)."""
        from core.systems.dutch2026.literal import pair

        return pair(position, sink=sink, tries=tries, pulse=pulse)

    def own(self, position: kit_position.Position) -> Position:
        """Return what was shown."""
        assert isinstance(position, Seen)
        return position.own

    def floats_shown(self, card: PairingCard, player: Player) -> str:
        """Show those of the last two rounds (C14 - C21)."""
        return player.float_two_before + player.float_before


BOOK = DutchBook()
