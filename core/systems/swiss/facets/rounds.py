"""A round is paired when the one before it has its results, by the search."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from core.systems.kit import round_by_round
from core.systems.kit.trace import Sink
from core.systems.swiss.book import Book

if TYPE_CHECKING:
    from core.event.facts import Fact
    from core.event.proposal import Proposal
    from core.event.readiness import Need
    from core.event.regulations import Regulations
    from core.event.tournament import Tournament


class Rounds:
    """As many as the regulations have."""

    book: Book[Any, Any]
    beforehand = round_by_round.beforehand
    most = round_by_round.most

    def advice_on_rounds(self, regulations: Regulations) -> str:  # noqa: ARG002
        """Say nothing: the rules of 2026 advise no number."""
        return ""

    def advice_before_round_1(self, tournament: Tournament) -> str:  # noqa: ARG002
        """Say nothing."""
        return ""

    def planned(self, tournament: Tournament) -> int:
        """Return the rounds that the regulations announce."""
        return round_by_round.planned(tournament)

    def under_way(self, tournament: Tournament) -> int:
        """Return the round paired last: all before it are fixed."""
        return round_by_round.under_way(tournament)

    def needs(self, tournament: Tournament) -> Iterable[Need]:
        """Return what a round needs that rests on all results."""
        return round_by_round.needs(tournament)

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Pair the next round; refuse without an initial colour, and where nothing is complete."""
        return round_by_round.proposal_of(tournament, self.book.pairing_seen(self.book.paired(tournament, sink)))

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Pair the next round."""
        return round_by_round.made(tournament)
