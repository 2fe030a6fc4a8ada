"""The judge of "why not" among teams."""

from __future__ import annotations

from functools import cached_property

from paircard.core.systems.swiss.drawn_up.by_identifier import forcing
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.explain.shortage import Shortages


class Forcing(forcing.Forcing):
    """Asks what would become of the brackets of a round."""

    book = BOOK

    @cached_property
    def shortages(self) -> Shortages:
        """Says which teams compete for which."""
        return Shortages(self.cards)
