"""The sheet of a display, its last boards, and what is told beforehand; nothing of a table of places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING

from core.papers.display import by_board, by_name, seat_plan, sheet
from core.papers.paper import OwnPaper
from core.systems.simultaneous.conditions import conditions
from core.systems.simultaneous.facets.rounds import advice_before_round_1
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_SHEET = OwnPaper(sheet, mark("boards, names, results, the score, conditions of play"))
_OWN: Mapping[str, OwnPaper] = {
    "standings": _SHEET,
    "pairings": _SHEET,
    "alphabetical": OwnPaper(by_name, mark("everybody by name, with their boards")),
    "pairings-wall": OwnPaper(partial(by_board, wall="sheet"), mark("the boards for the wall, with results")),
    "pairings-poster": OwnPaper(partial(by_board, wall="poster"), mark("the boards in the largest type")),
    "fallback": OwnPaper(sheet, mark("to go on by hand: the sheet as it stands")),
    "where-next": OwnPaper(seat_plan, mark("where the last boards stand, put together")),
}
_NO_TABLE = mark("A simultaneous display has one game a player: the paper standings is its sheet, with the score.")
_UNFIT = frozenset(
    {"crosstable", "crosstable-numbers", "progress", "wall-chart", "start-cards", "tie-breaks", "report", "rounds"}
)


def unfit(paper: str) -> str:
    """Say in one sentence why a paper does not fit."""
    return tr(_NO_TABLE) if paper in _UNFIT else ""


def own(paper: str) -> OwnPaper | None:
    """Return a paper that is made, or to be called, otherwise than for other systems."""
    return _OWN.get(paper)


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield who gives the display, and the conditions of play."""
    yield advice_before_round_1(tournament)
    yield from conditions(tournament)
