"""The round robin as one of the table of systems: everybody meets everybody, by the Berger tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.round_robin.options import RoundRobinOptions
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.regulations import Regulations
    from paircard.core.event.tournament import Tournament
    from paircard.core.values.errors import Refusal


class RoundRobin(System):
    """B.VI A: one table for all rounds, made before the first."""

    key: ClassVar[str] = "round-robin"
    norm_format: ClassVar[Format] = Format.ROUND_ROBIN
    name: ClassVar[str] = mark("Round robin (Berger tables)")
    asks: ClassVar[frozenset[str]] = frozenset({"points", "chess960"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("DE@c07-2026", "SB@c07-2026", "KS", "WIN")
    called: ClassVar[str] = mark("Round robin")
    serves: ClassVar[str] = mark("3 to 40 players; everybody meets everybody")
    fixed_by_round_1: ClassVar[tuple[str, ...]] = ("cycles", "swap_last_two", "leaving", "points")
    articles: ClassVar[Mapping[Matter, str]] = {
        "numbers": "B.VI A1",
        "pairs": "B.VI A4",
        "tie_breaks": "C.07",
        "fide_mode": "C.02.03",
    }
    numbers_by_lot: ClassVar[bool] = True
    not_carried: ClassVar[str] = ""
    options: ClassVar[type[Options] | None] = RoundRobinOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("There is nothing to explain in a round robin: the table made the pairs."),
        "groups": mark("A round robin has no score groups: the table made the pairs. S shows the standings."),
        "steps": mark("There are no steps to play in a round robin: the table made the pairs."),
        "teach": mark("There is nothing to ask about in a round robin: the table made the pairs."),
        "by_hand": mark("No round of a round robin is paired by hand: the table makes the pairs."),
    }

    entry = when_asked(".facets.law:Entry")
    law = when_asked(".facets.law:Law")
    rounds = when_asked(".facets.rounds:Rounds")
    exchange = when_asked(".facets.exchange")
    papers = when_asked(".facets.papers:Papers")
    tables = when_asked("paircard.core.systems.kit.posted:Tables")
    meetings = when_asked(".facets.meetings")
    live = when_asked("paircard.core.systems.kit.all_against_all")
    exercises = when_asked(".facets.exercises")

    def against_fide_mode(self, before: Tournament, new: Regulations) -> Refusal | None:
        """Hold points and tie-breaks against the mode; the schedule keeps the rest once it is posted."""
        from paircard.core.systems.kit.fide_mode import against

        return against(before, new, _nothing_else, separate_nobody=self.tables.separate_nobody)


def _nothing_else(before: Tournament, new: Regulations) -> None:
    """Return nothing: rounds, cycles and colours are posted, in the mode and out of it."""
