"""Papers of a team round robin: those of teams; what is announced, of both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.systems.kit.team_papers import UNFIT_FOR_TEAMS, boards_told
from paircard.core.systems.round_robin.facets import papers

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(papers.Papers):
    """A norm is won by a player, against players: the ratings of teams ask for none."""

    shapes = ("teams", "square-without-norms")
    unfitting: ClassVar[Mapping[str, str]] = {**papers.Papers.unfitting, **UNFIT_FOR_TEAMS}

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what the table settles, then what teams do (B.VI B2)."""
        yield from super().scheme(tournament)
        yield from boards_told(tournament)
