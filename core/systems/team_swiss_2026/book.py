"""C.04.6, as the frame of every Swiss asks it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from paircard.core.event.card import PairingCard
from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss.boards import Seats
from paircard.core.systems.swiss.drawn_up.by_identifier.book import IdentifierBook
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.cited import team
from paircard.core.systems.team_swiss_2026.colours import allot
from paircard.core.systems.team_swiss_2026.from_tournament import announced, position
from paircard.core.systems.team_swiss_2026.legality import refused_bye, refused_pair
from paircard.core.systems.team_swiss_2026.outcome import NoCompletePairing
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.systems.team_swiss_2026.text import TEXT
from paircard.core.values.said import said

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.wall_chart import WallChart
    from paircard.core.systems.team_swiss_2026.narrator import Narrator


class TeamBook(IdentifierBook[Position]):
    """The FIDE Swiss Team Pairing System, in force since 1 February 2026."""

    text = TEXT
    no_complete_pairing = team("3.3.3")
    initial_colour = team("4.1")
    none_complete = NoCompletePairing
    tells_no_tries = said("By the team rules of 2026 every criterion is a step, and not every pairing.")

    cards = staticmethod(Cards)
    position = staticmethod(position)
    announced = staticmethod(announced)
    refused_pair = staticmethod(refused_pair)
    refused_bye = staticmethod(refused_bye)

    def wall_chart(self, before: Tournament, /) -> WallChart:
        """Return every team's rounds so far."""
        from paircard.core.systems.team_swiss_2026.wall_chart import ChartOfTeams  # few ask for one

        return ChartOfTeams(before, self)

    def seats(self, position: Position) -> Seats[Team]:
        """Give colours by 4.3."""
        return partial(allot, position)

    def narrator(self, cards: Cards, sink: Sink | None) -> Narrator:
        """Return who tells the steps."""
        from paircard.core.systems.team_swiss_2026.narrator import Narrator

        return Narrator(self, cards, sink)

    def floats_shown(self, card: PairingCard, player: Team) -> str:
        """Show that of the last round, if it is one (1.5)."""
        return card.floats[-1:] if player.floated else "-" * bool(card.floats)


BOOK = TeamBook()
