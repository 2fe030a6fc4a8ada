"""C1 - C3 and the colours of C.04.1, and what C.04.2 lets stand of a published pairing."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.swiss.facets import law
from paircard.core.systems.swiss.three_running import against_three
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr


class Law(law.Law):
    """Colours keep players apart in pairs without a topscorer (C.04.1 6, 7)."""

    book = BOOK

    def kept(self) -> str:
        """Say what a pairing by hand keeps."""
        return tr("C1, C2 and C3 are kept.")

    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""
        return tr(
            "Pair round {round} from the cards, the highest score first: nobody meets the same opponent twice (C1), "
            "nobody has a second bye (C2), and nobody has one colour three times running or three times more often "
            "than the other (C3).",
            round=tournament.next_round,
        )

    def against_colours(self, before: Tournament, white: Player, black: Player) -> Refusal | None:
        """Hold the colours of two against those they have had."""
        if white.topscorer or black.topscorer:
            return None
        return against_three(before, white, black)
