"""C1 - C3 and the colours of C.04.1, and what C.04.2 lets stand of a published pairing."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.systems.dutch2026.book import BOOK
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.swiss.facets import law
from paircard.core.values.errors import Refusal


class Law(law.LawOfColours):
    """Colours keep players apart in pairs without a topscorer (C.04.1 6, 7)."""

    book = BOOK

    def against_colours(self, before: Tournament, white: Player, black: Player) -> Refusal | None:
        """Hold the colours of two against those they have had."""
        if white.topscorer or black.topscorer:
            return None
        return super().against_colours(before, white, black)
