"""Papers of teams; what is announced of the table and of reserves (B.VI F)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from core.papers.paper import OwnPaper
from core.papers.teams.square import square_rounds, square_wall_chart, team_square_paper
from core.systems.kit.numbers_told import drawn_numbers_told
from core.systems.kit.team_papers import OWN, UNFIT, members_told
from core.systems.scheveningen.facets.rounds import advice_before_round_1
from core.teams.options import team_options
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament

_OWN: Mapping[str, OwnPaper] = {
    "crosstable": OwnPaper(team_square_paper, mark("the square: everybody of one team against everybody of the other")),
    "rounds": OwnPaper(square_rounds, mark("all rounds with who meets whom, and results")),
    "wall-chart": OwnPaper(square_wall_chart, mark("whom everybody met, colour, result and running score")),
}


def unfit(paper: str) -> str:
    """Say in one sentence why a paper does not fit."""
    if paper == "crosstable-numbers":
        return tr("The square of a Scheveningen match stands by number already: take the paper crosstable.")
    if paper == "protocol":
        return tr(
            "A Scheveningen match has no pairing protocol: the table made the pairs. The paper rounds shows them."
        )
    return tr(UNFIT[paper]) if paper in UNFIT else ""


def own(paper: str) -> OwnPaper | None:
    """Return a paper that teams have otherwise."""
    return _OWN.get(paper) or OWN.get(paper)


def scheme(tournament: Tournament) -> Iterator[str]:
    """Yield what is settled before the start."""
    yield from drawn_numbers_told(tournament)
    boards = team_options(tournament.regulations).boards
    told = tr("Everybody of one team meets everybody of the other: {boards} boards, {boards} rounds", boards=boards)
    yield f"{told} (B.VI F2)"
    yield tr("Team A is number 1: all its boards have White in odd rounds, those of team B in even ones (B.VI F5)")
    if odd := advice_before_round_1(tournament):
        yield odd
    yield tr("The points of all games decide, then as announced below (B.VI F6)")
    yield from members_told(tournament)
