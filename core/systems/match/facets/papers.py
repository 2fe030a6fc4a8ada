"""The score sheet of a match, and what is told beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from core.papers.match import sheet
from core.papers.paper import OwnPaper
from core.systems.match.options import options_of
from core.systems.match.words import coloured, if_drawn, played_to
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_SHEET = OwnPaper(sheet, mark("the score sheet: every game, the score, what decided"))
_OWN: Mapping[str, OwnPaper] = {
    "standings": _SHEET,
    "pairings": _SHEET,
    "fallback": OwnPaper(sheet, mark("to go on by hand: the score sheet as it stands")),
}
_NO_TABLE = mark("A match has no table of places: the paper standings is its score sheet.")
_UNFIT = frozenset(
    {"crosstable", "crosstable-numbers", "progress", "wall-chart", "start-cards", "tie-breaks", "report"}
)


def unfit(paper: str) -> str:
    """Say in one sentence why a paper does not fit."""
    return tr(_NO_TABLE) if paper in _UNFIT else ""


def own(paper: str) -> OwnPaper | None:
    """Return a paper that is made, or to be called, otherwise than for other systems."""
    return _OWN.get(paper)


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield when it ends, who has which colour, what decides a drawn match."""
    yield played_to(tournament)
    yield from coloured(tournament)
    options = options_of(tournament)
    yield if_drawn(options)
    if options.to != "wins" and options.drawn != "auxiliary":
        yield tr("Lots are drawn again before each series of a play-off (B.VI E1).")
