"""C.04.6, as the frame of every Swiss asks it."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.event.card import PairingCard
from paircard.core.facets import position as kit_position
from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss.book import Book, unhurried
from paircard.core.systems.swiss.literal.effort import DEFAULT_TRIES
from paircard.core.systems.team_swiss_2026.as_seen import Seen, pairing_seen, seen
from paircard.core.systems.team_swiss_2026.from_tournament import position
from paircard.core.systems.team_swiss_2026.legality import refused_bye, refused_pair
from paircard.core.systems.team_swiss_2026.outcome import BracketResult, Pairing
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.systems.team_swiss_2026.rules import team
from paircard.core.values.said import said


class TeamBook(Book[Position, BracketResult]):
    """The FIDE Swiss Team Pairing System, in force since 1 February 2026."""

    no_complete_pairing = team("3.3.3")
    initial_colour = team("4.1")
    tries = 100
    """Every set of upfloaters and every pair that is looked at counts."""
    tells_no_tries = said("By the team rules of 2026 every criterion is a step, and not every pairing.")

    position = staticmethod(position)
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)
    seen = staticmethod(seen)
    pairing_seen = staticmethod(pairing_seen)

    def search(self, position: Position) -> Pairing:
        """Pair by matchings."""
        from paircard.core.systems.team_swiss_2026.search import search

        return search(position)

    def literal(
        self,
        position: Position,
        sink: Sink | None = None,
        tries: int = DEFAULT_TRIES,
        pulse: Callable[[], None] = unhurried,
    ) -> Pairing:
        """Pair word by word (Articles 3 and 4)."""
        from paircard.core.systems.team_swiss_2026.literal import pair

        return pair(position, sink=sink, tries=tries, pulse=pulse)

    def own(self, position: kit_position.Position) -> Position:
        """Return what was shown."""
        assert isinstance(position, Seen)
        return position.own

    def floats_shown(self, card: PairingCard, player: Team) -> str:
        """Show that of the last round, if it is one (1.5)."""
        return card.floats[-1:] if player.floated else "-" * bool(card.floats)


BOOK = TeamBook()
