"""C.04.4.1, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from paircard.core.facets.breach import Breach
from paircard.core.facets.trace import Sink
from paircard.core.systems.dubov.cards import Cards
from paircard.core.systems.dubov.cited import dubov
from paircard.core.systems.dubov.field import position_in
from paircard.core.systems.dubov.options import DubovOptions
from paircard.core.systems.dubov.outcome import Pairing
from paircard.core.systems.dubov.position import Player, Position
from paircard.core.systems.dubov.text import TEXT
from paircard.core.systems.swiss.announced import announced
from paircard.core.systems.swiss.boards import Seats
from paircard.core.systems.swiss.book import unhurried
from paircard.core.systems.swiss.bye_first.white_given import white_given
from paircard.core.systems.swiss.colours import Allotted
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.field import Announced, Everybody
from paircard.core.systems.swiss.from_cards import everybody
from paircard.core.systems.swiss.legality import refused_by_colours_too, refused_second_bye
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.systems.swiss.outcome import NothingLegal
from paircard.core.systems.swiss.position import in_order
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class DubovBook(DrawingUpBook[Position]):
    """The Dubov System, in force since 1 February 2026."""

    text = TEXT
    no_complete_pairing = dubov("1.9.3")
    initial_colour = dubov("5.1")
    none_complete = NothingLegal
    tells_no_tries = said("By the Dubov System every criterion is a step, and not every pairing.")

    cards = staticmethod(Cards)

    def position(self, before: Tournament, /) -> Position:
        """Return what is looked at before the next round."""
        return self.position_in(everybody(before, self.announced(before)))

    def announced(self, before: Tournament, /) -> Announced:
        """Return the bye, the acceleration and who does not meet."""
        return announced(before, DubovOptions.of(before.regulations.options), self.initial_colour)

    def position_in(self, everybody: Everybody, /) -> Position:
        """Return it from everybody's rounds."""
        return position_in(everybody, arrived=True)

    def refused_pair(self, position: Position, one: Player, other: Player, /) -> Breach | None:
        """Keep two apart by C1 and C3, also in the last round."""
        return refused_by_colours_too(position, one, other, dubov)

    def refused_bye(self, player: Player, /) -> Breach | None:
        """Give nobody a second bye (C2)."""
        return refused_second_bye(player, dubov("C2"))

    def seats(self, position: Position) -> Seats[Player]:
        """Give colours by 5.2; the higher score is higher, then the smaller TPN."""

        def seated(one: Player, two: Player) -> Allotted[Player]:
            higher, lower = in_order((one, two))
            return white_given(higher, lower, position.initial_colour, dubov)

        return seated

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
        """Show that somebody was upfloated in the previous round (C10): how often (C8, C9) stands on their card."""
        return "U" if player.upfloated else ""


BOOK = DubovBook()
