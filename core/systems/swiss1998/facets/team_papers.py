"""Papers of a team Swiss: those of teams; what is announced, of both."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from core.systems.kit.team_papers import OWN, UNFIT, boards_told, bye_told
from core.systems.swiss1998.facets import papers
from core.values.language import tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.papers.paper import OwnPaper


def unfit(paper: str) -> str:
    """Say in one sentence why a paper does not fit."""
    return tr(UNFIT[paper]) if paper in UNFIT else papers.unfit(paper)


def own(paper: str) -> OwnPaper | None:
    """Return a paper that teams have otherwise."""
    return OWN.get(paper) or papers.own(paper)


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield what a Swiss settles, then what teams do (B.VI C4)."""
    yield from papers.scheme(tournament)
    yield from boards_told(tournament)
    yield bye_told(tournament)
