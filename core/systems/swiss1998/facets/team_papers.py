"""Papers of a team Swiss: those of teams; what is announced, of both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from core.systems.kit.team_papers import UNFIT_FOR_TEAMS, boards_told, bye_told
from core.systems.swiss1998.facets import papers

if TYPE_CHECKING:
    from core.event.tournament import Tournament


class Papers(papers.Papers):
    """Those of players, and what teams settle (B.VI C4)."""

    shapes = ("teams", "floats-1998")
    unfitting: ClassVar[Mapping[str, str]] = UNFIT_FOR_TEAMS

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what a Swiss settles, then what teams do (B.VI C4)."""
        yield from super().scheme(tournament)
        yield from boards_told(tournament)
        yield bye_told(tournament)
