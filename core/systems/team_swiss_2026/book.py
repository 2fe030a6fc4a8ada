"""C.04.6, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from core.event.card import PairingCard
from core.systems.kit import pairing as kit
from core.systems.kit import position as kit_position
from core.systems.kit.breach import Breach
from core.systems.kit.trace import Sink
from core.systems.swiss.book import Book, unhurried
from core.systems.swiss.effort import DEFAULT_TRIES
from core.systems.team_swiss_2026.as_seen import Seen, pairing_seen, seen
from core.systems.team_swiss_2026.from_tournament import position
from core.systems.team_swiss_2026.legality import refused_bye, refused_pair
from core.systems.team_swiss_2026.outcome import BracketResult, Pairing
from core.systems.team_swiss_2026.position import Position, Team
from core.systems.team_swiss_2026.rules import team
from core.values.said import said

if TYPE_CHECKING:
    from core.event.tournament import Tournament


class TeamBook(Book[Position, BracketResult]):
    """The FIDE Swiss Team Pairing System, in force since 1 February 2026."""

    no_complete_pairing = team("3.3.3")
    initial_colour = team("4.1")
    tries = 100
    """Every set of upfloaters and every pair that is looked at counts."""
    tells_no_tries = said("By the team rules of 2026 every criterion is a step, and not every pairing.")

    def position(self, before: Tournament) -> Position:
        """Read the cards (Article 1)."""
        return position(before)

    def refused_pair(self, position: Position, one: Team, other: Team) -> Breach | None:
        """Keep C1."""
        return refused_pair(position, one, other)

    def refused_bye(self, player: Team) -> Breach | None:
        """Keep C2."""
        return refused_bye(player)

    def search(self, position: Position) -> Pairing:
        """Pair by matchings."""
        from core.systems.team_swiss_2026.search import search

        return search(position)

    def literal(
        self,
        position: Position,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair word by word (Articles 3 and 4)."""
        from core.systems.team_swiss_2026.literal import pair

        return pair(position, sink=sink, tries=tries, pulse=pulse)

    def seen(self, own: Position) -> Seen:
        """Show a position."""
        return seen(own)

    def own(self, position: kit_position.Position) -> Position:
        """Return what was shown."""
        assert isinstance(position, Seen)
        return position.own

    def pairing_seen(self, made: Pairing) -> kit.Pairing:
        """Show a pairing."""
        return pairing_seen(made)

    def floats_shown(self, card: PairingCard, player: Team) -> str:
        """Show that of the last round, if it is one (1.5)."""
        return card.floats[-1:] if player.floated else "-" * bool(card.floats)


BOOK = TeamBook()
