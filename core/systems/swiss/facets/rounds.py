"""A round is paired when the one before it has its results, by the search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paircard.core.facets import ordinary
from paircard.core.facets.round_by_round import proposal_of
from paircard.core.facets.wall_chart import WallChart, can_be_begun
from paircard.core.systems.kit.meeting_once import rounds_meeting_once
from paircard.core.systems.swiss.book import Book

if TYPE_CHECKING:
    from paircard.core.event.proposal import Proposal
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.trace import Sink


class Rounds(ordinary.Rounds):
    """As many as the regulations have."""

    book: Book[Any, Any]

    def most_among(self, entered: int) -> int:
        """Return so many that everybody has met everybody once."""
        return rounds_meeting_once(entered)

    def wall_chart(self, tournament: Tournament) -> WallChart | None:
        """Return everybody's rounds, to be written on without the fold."""
        return self.book.wall_chart(tournament) if can_be_begun(tournament) else None

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair the next round; refuse without an initial colour, and where nothing is complete."""
        return proposal_of(tournament, self.book.pairing_seen(self.book.paired(tournament, sink)))
