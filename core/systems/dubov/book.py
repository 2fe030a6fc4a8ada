"""C.04.4.1, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.event.card import PairingCard
from paircard.core.facets import position as kit_position
from paircard.core.facets.trace import Sink
from paircard.core.systems.dubov.as_seen import Seen, pairing_seen, position, seen
from paircard.core.systems.dubov.legality import refused_bye, refused_pair
from paircard.core.systems.dubov.outcome import BracketResult, Pairing
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.swiss.book import Book, unhurried
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.values.said import said


class DubovBook(Book[Position, BracketResult]):
    """The Dubov System, in force since 1 February 2026."""

    no_complete_pairing = dubov("1.9.3")
    initial_colour = dubov("5.1")
    tries = 100
    """Every set of upfloaters and of shifters, and every pair that is looked at, counts."""
    tells_no_tries = said("By the Dubov System every criterion is a step, and not every pairing.")

    position = staticmethod(position)
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)
    seen = staticmethod(seen)
    pairing_seen = staticmethod(pairing_seen)

    def search(self, position: Position) -> Pairing:
        """Pair by matchings."""
        from paircard.core.systems.dubov.search import search

        return search(position)

    def literal(
        self,
        position: Position,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair word by word (Articles 3 - 5)."""
        from paircard.core.systems.dubov.literal import pair

        return pair(position, sink=sink, tries=tries, pulse=pulse)

    def own(self, position: kit_position.Position) -> Position:
        """Return what was shown."""
        assert isinstance(position, Seen)
        return position.own

    def floats_shown(self, card: PairingCard, player: Player) -> str:
        """Show how often somebody was upfloated (C8, C9)."""
        return "U" * player.upfloats


BOOK = DubovBook()
