"""Monrad as one of the table of systems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Options
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.monrad.options import MonradOptions
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.facets.reported import Reported


class Monrad(System):
    """Of equally many points neighbours by number meet."""

    key: ClassVar[str] = "monrad"
    name: ClassVar[str] = "Monrad"  # no words: a name
    serves: ClassVar[str] = mark("Norway: neighbours meet, nobody twice; not of FIDE")
    asks: ClassVar[frozenset[str]] = frozenset({"rounds", "half"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("BH@c07-2026", "SB@c07-2026", "WON")
    numbers_by_lot: ClassVar[bool] = True
    half_point_byes: ClassVar[bool] = True
    by_ranking: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = MonradOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("In Monrad points and numbers made the pairs: X tells who was passed over, and why."),
        "groups": mark("Monrad pairs down the list, not by groups: S shows the points."),
        "steps": mark("Monrad has no steps to play: neighbours meet. X tells who was passed over, and why."),
        "teach": mark("Its rounds are asked about in Teach: x opens its lessons, e asks about the next round."),
    }

    entry = when_asked(".facets:Entry")
    rounds = when_asked(".rounds:Rounds")
    law = when_asked(".facets:Law")
    worth = when_asked("paircard.core.systems.kit.of_clubs:Worth")
    exchange = when_asked(".facets:Exchange")
    papers = when_asked(".facets:Papers")
    meetings = when_asked(".words")

    def named_by(self, code: str) -> bool:
        """Know its name: reports have no code for it."""
        return code.casefold() == self.name.casefold()

    def options_reported(self, told: Reported) -> Options:
        """Return the common form: no record tells how round 1 was paired."""
        return MonradOptions()
