"""The sheet of a display, its last boards, and what is told beforehand; nothing of a table of places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.facets import ordinary
from paircard.core.facets.system import system_of
from paircard.core.systems.simultaneous.conditions import conditions
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Papers(ordinary.Papers):
    """The sheet, and the last boards."""

    shapes = ("display",)
    unfitting: ClassVar[Mapping[str, str]] = dict.fromkeys(
        (
            "crosstable", "crosstable-numbers", "progress", "wall-chart", "start-cards", "tie-breaks", "report",
            "rounds", "rating-changes", "rating-steps",
        ),
        mark("A simultaneous display has one game a player: the paper standings is its sheet, with the score."),
    )  # fmt: skip

    def scheme(self, tournament: Tournament) -> Iterator[str]:
        """Yield who gives the display, and the conditions of play."""
        yield system_of(tournament).rounds.advice_before_round_1(tournament)
        yield from conditions(tournament)
