"""Every paper fits a Swiss of 1998; what it settles before the start: numbers (A2), round 1 (C4), colours (A7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.systems.kit.apart import announced
from paircard.core.systems.kit.first_colour_told import first_colour_line
from paircard.core.systems.kit.numbers_told import numbers_told
from paircard.core.systems.kit.team_papers import UNFIT_FOR_TEAMS, boards_told, bye_told
from paircard.core.tables.team_scores import how_counted
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.asked.papers import Shape


class Papers(ordinary.Papers):
    """Cards have floats and the colour due."""

    shapes: tuple[Shape, ...] = ("floats-1998",)

    def scheme(self, tournament: Tournament) -> Iterator[str]:
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


class TeamPapers(Papers):
    """Those of players, and what teams settle (B.VI C4)."""

    shapes = ("teams", "floats-1998")
    unfitting: ClassVar[Mapping[str, str]] = UNFIT_FOR_TEAMS

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield what a Swiss settles, then what teams do (B.VI C4)."""
        yield from super().scheme(tournament)
        yield from boards_told(tournament)
        yield bye_told(tournament)
