"""C1 and C2 of the team system, and what C.04.2 lets stand of a published pairing."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.systems.swiss.facets import law
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.values.language import tr


class Law(law.Law):
    """Colours keep no teams apart."""

    book = BOOK

    def kept(self) -> str:
        """Say what a pairing by hand keeps."""
        return tr("C1 and C2 are kept.")

    def on_paper(self, tournament: Tournament) -> str:
        """Say the absolute criteria for whoever has no program at hand."""
        return tr(
            "Pair round {round} from the cards of the teams, the highest score first: no two teams meet twice (C1), "
            "and no team has a second bye (C2).",
            round=tournament.next_round,
        )
