"""Papers of a team round robin: those of teams; what is announced, of both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from core.papers.paper import OwnPaper
from core.papers.square import square_crosstable
from core.systems.kit.team_papers import OWN, UNFIT, boards_told
from core.systems.round_robin.facets import papers
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_OWN: Mapping[str, OwnPaper] = {
    **OWN,
    # A norm is won by a player, against players: the ratings of teams ask for none.
    "crosstable": OwnPaper(partial(square_crosstable, norms=False), mark("everybody against everybody, by number")),
}


def unfit(paper: str) -> str:
    """Say in one sentence why a paper does not fit."""
    return tr(UNFIT[paper]) if paper in UNFIT else papers.unfit(paper)


def own(paper: str) -> OwnPaper | None:
    """Return a paper that teams have otherwise."""
    return _OWN.get(paper) or papers.own(paper)


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield what the table settles, then what teams do (B.VI B2)."""
    yield from papers.scheme(tournament)
    yield from boards_told(tournament)
