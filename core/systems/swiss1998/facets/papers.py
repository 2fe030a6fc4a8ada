"""Every paper fits a Swiss of 1998; what it settles before the start: numbers (A2), round 1 (C4), colours (A7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from core.papers.paper import OwnPaper
from core.papers.report import first_colour_line
from core.papers.start_cards import start_cards_by_score
from core.systems.kit.apart import announced
from core.systems.kit.numbers_told import numbers_told
from core.tables.team_scores import how_counted
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament


def unfit(paper: str) -> str:  # noqa: ARG001
    """Return nothing: papers were made for it."""
    return ""


_OWN: Mapping[str, OwnPaper] = {
    "start-cards": OwnPaper(start_cards_by_score, mark("a card for each player with floats, colours and Ruz")),
}


def own(paper: str) -> OwnPaper | None:
    """Return a paper that is made otherwise than for other systems: cards have floats and the colour due."""
    return _OWN.get(paper)


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield how numbers are given, round 1 is paired and the first colour is found."""
    yield from numbers_told(tournament)
    yield tr("Pairing: no table is used. In round 1 the upper half meets the lower; later equal scores meet.")
    if tournament.regulations.c6 == "corrected":
        yield tr("C6 tests B1, B2 and B4 to B6, as FIDE meant it (R1).")
    else:
        yield tr("C6 tests B1 and B2 only, as it is printed (R1).")
    yield from announced(tournament)
    if tournament.teams and not tournament.of_teams:
        yield how_counted(tournament)
    told = tuple(first_colour_line(tournament))
    yield from told or (tr("Colour of odd numbers in round 1: by lot, before round 1 is paired (A7)"),)
