"""Papers of teams; what is announced of the table and of reserves (B.VI F)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.team_options import team_options
from paircard.core.facets import ordinary
from paircard.core.facets.system import system_of
from paircard.core.systems.kit.numbers_told import drawn_numbers_told
from paircard.core.systems.kit.team_papers import UNFIT_FOR_TEAMS, members_told
from paircard.core.values.language import mark, tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(ordinary.Papers):
    """The square of both teams."""

    shapes = ("team-square", "teams")
    unfitting: ClassVar[Mapping[str, str]] = {
        **UNFIT_FOR_TEAMS,
        "crosstable-numbers": mark(
            "The square of a Scheveningen match stands by number already: take the paper crosstable."
        ),
        "protocol": mark(
            "A Scheveningen match has no pairing protocol: the table made the pairs. The paper rounds shows them."
        ),
    }

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what is settled before the start."""
        yield from drawn_numbers_told(tournament)
        boards = team_options(tournament.regulations).boards
        told = tr("Everybody of one team meets everybody of the other: {boards} boards, {boards} rounds", boards=boards)
        yield f"{told} (B.VI F2)"
        yield tr("Team A is number 1: all its boards have White in odd rounds, those of team B in even ones (B.VI F5)")
        if odd := system_of(tournament).rounds.advice_before_round_1(tournament):
            yield odd
        yield tr("The points of all games decide, then as announced below (B.VI F6)")
        yield from members_told(tournament)
