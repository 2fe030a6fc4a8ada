"""Rounds: how many there are, and what a system is asked to make the next ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable

    from paircard.core.event.facts import Fact
    from paircard.core.event.proposal import Proposal
    from paircard.core.event.readiness import Need
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.trace import Sink
    from paircard.core.facets.wall_chart import WallChart


class Rounds(Protocol):
    """How many rounds there are, which is being played, and how the next ones are made."""

    def advice_on_rounds(self, regulations: Regulations) -> str:
        """Say what is better about another number of rounds when one is chosen; empty where nothing is."""

    def advice_before_round_1(self, tournament: Tournament) -> str:
        """Say once, when round 1 is made, what is to be known of the number of players; empty for nothing."""

    @property
    def beforehand(self) -> bool:
        """Whether all rounds are made before the first game: results then come in any order."""

    @property
    def most(self) -> int:
        """So many rounds an event may have."""

    def most_among(self, entered: int) -> int:
        """Return how many rounds can be paired among so many players or teams, nobody meeting twice."""

    def planned(self, tournament: Tournament) -> int:
        """Return how many rounds the event has, as things stand."""

    def under_way(self, tournament: Tournament) -> int:
        """Return the number of the round being played, at which a screen opens; 0 before there is one."""

    def needs(self, tournament: Tournament) -> Iterable[Need]:
        """Return what is missing before a further round can be made, the most pressing first."""

    def propose(self, tournament: Tournament, sink: Sink | None = None) -> Proposal:
        """Return the next round as it would be made now; raise `Refusal` with the article when it cannot be."""

    def wall_chart(self, tournament: Tournament) -> WallChart | None:
        """Return the state of an event from which further rounds are paired; None where each is asked of the fold."""

    def made(self, tournament: Tournament) -> tuple[Fact, ...]:
        """Return what makes the next round, or all of them; raise `Refusal` as `propose`."""
