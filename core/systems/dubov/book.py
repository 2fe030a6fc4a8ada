"""C.04.4.1, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from paircard.core.event.card import PairingCard
from paircard.core.facets.trace import Sink
from paircard.core.systems.dubov.cards import Cards
from paircard.core.systems.dubov.colours import allot
from paircard.core.systems.dubov.field import position_of
from paircard.core.systems.dubov.from_tournament import announced, position
from paircard.core.systems.dubov.legality import refused_bye, refused_pair
from paircard.core.systems.dubov.outcome import NoCompletePairing, Pairing
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.dubov.text import TEXT
from paircard.core.systems.swiss.boards import Seats
from paircard.core.systems.swiss.book import unhurried
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.values.said import said


class DubovBook(DrawingUpBook[Position]):
    """The Dubov System, in force since 1 February 2026."""

    text = TEXT
    no_complete_pairing = dubov("1.9.3")
    initial_colour = dubov("5.1")
    none_complete = NoCompletePairing
    tells_no_tries = said("By the Dubov System every criterion is a step, and not every pairing.")

    cards = staticmethod(Cards)
    position = staticmethod(position)
    announced = staticmethod(announced)
    position_of = staticmethod(partial(position_of, arrived=True))
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)

    def seats(self, position: Position) -> Seats[Player]:
        """Give colours by 5.2."""
        return lambda one, two: allot(one, two, position.initial_colour)

    def search(self, position: Position) -> Pairing:
        """Pair by matchings."""
        from paircard.core.systems.dubov.search.engine import search

        return search(self, position)

    def literal(
        self,
        position: Position,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair word by word (Articles 3 - 5)."""
        from paircard.core.systems.dubov.literal import Literal
        from paircard.core.systems.dubov.narrator import Narrator

        cards = Cards(position)
        return Literal(self, cards, Narrator(self, cards, sink), sink, tries, pulse).paired()

    def floats_seen(self, player: Player) -> str:
        """Show that somebody was upfloated in the previous round (C10)."""
        return "U" if player.upfloated else ""

    def floats_shown(self, card: PairingCard, player: Player) -> str:
        """Show the same: how often somebody was upfloated (C8, C9) stands on their card."""
        return self.floats_seen(player)


BOOK = DubovBook()
