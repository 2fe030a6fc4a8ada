"""C.04.5, as the plan of drawing up and the frame of every Swiss ask it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from paircard.core.event.card import PairingCard
from paircard.core.facets.trace import Sink
from paircard.core.systems.double_swiss.cited import double
from paircard.core.systems.double_swiss.colours import allot
from paircard.core.systems.double_swiss.legality import NoCompletePairing, refused_bye, refused_pair
from paircard.core.systems.double_swiss.options import DoubleSwissOptions
from paircard.core.systems.double_swiss.position import Player, Position, position_in
from paircard.core.systems.swiss.announced import announced
from paircard.core.systems.swiss.boards import Seats
from paircard.core.systems.swiss.drawn_up import values_told
from paircard.core.systems.swiss.drawn_up.by_identifier.book import IdentifierBook
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards
from paircard.core.systems.swiss.drawn_up.by_identifier.narrator import Narrator
from paircard.core.systems.swiss.drawn_up.text import Criterion, Text
from paircard.core.systems.swiss.field import Announced, Everybody
from paircard.core.systems.swiss.from_cards import everybody
from paircard.core.values.rule_id import Book
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

TEXT = Text(
    book=Book.DOUBLE_2026,
    complete="C3",
    bye="3.4",
    top="3.5",
    sets="3.5",
    pairs="3.6",
    criteria=(
        Criterion("C4", values_told.upfloaters),
        Criterion("C5", values_told.scores),
        Criterion("C6", values_told.next_scoregroup),
        Criterion("C7", values_told.floaters),
        Criterion("C8", values_told.floating_opponents, of_pairs=True),
    ),
    matches=True,
)


class _Narrator(Narrator):
    order = chosen = double("3.6")


class DoubleBook(IdentifierBook[Position]):
    """The FIDE Double-Swiss System, in force since 1 February 2026."""

    text = TEXT
    no_complete_pairing = double("3.3.3")
    initial_colour = double("4.1")
    none_complete = NoCompletePairing
    tells_no_tries = said("By the Double-Swiss System every criterion is a step, and not every pairing.")

    cards = staticmethod(Cards[Player])
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)

    def position(self, before: Tournament, /) -> Position:
        """Return what is looked at before the next round."""
        return self.position_in(everybody(before, self.announced(before)))

    def announced(self, before: Tournament, /) -> Announced:
        """Return the bye, the acceleration and who does not meet."""
        return announced(before, DoubleSwissOptions.of(before.regulations.options), self.initial_colour)

    def position_in(self, everybody: Everybody, /) -> Position:
        """Return it from everybody's matches."""
        return position_in(everybody, arrived=True)

    def seats(self, position: Position) -> Seats[Player]:
        """Give the colours of first games by 4.3."""
        return partial(allot, position.initial_colour)

    def narrator(self, cards: Cards[Player], sink: Sink | None) -> Narrator:
        """Return who tells the steps."""
        return _Narrator(self, cards, sink)

    def floats_shown(self, card: PairingCard, player: Player) -> str:
        """Show that of the last round, if it is one (1.5)."""
        return card.floats[-1:] if player.floated else "-" * bool(card.floats)


BOOK = DoubleBook()
