"""The sliding system as one of the table of systems: boards in a row, and everybody moves on after every round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.sliding.options import SlidingOptions
from paircard.core.values.language import mark


class Sliding(System):
    """B.VI A5: one table for all rounds, made before the first."""

    key: ClassVar[str] = "sliding"
    norm_format: ClassVar[Format] = Format.OTHER
    name: ClassVar[str] = mark("Sliding system")
    called: ClassVar[str] = mark("Sliding")
    serves: ClassVar[str] = mark("3 to 60 players; blitz along a row of boards")
    asks: ClassVar[frozenset[str]] = frozenset({"points"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("DE@c07-2026", "SB@c07-2026", "KS", "WIN")
    numbers_by_lot: ClassVar[bool] = True
    articles: ClassVar[Mapping[Matter, str]] = {"numbers": "B.VI A5", "pairs": "B.VI A5"}
    options: ClassVar[type[Options] | None] = SlidingOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("There is nothing more to explain in the sliding system: the seats made the pairs."),
        "groups": mark("The sliding system has no score groups: the seats made the pairs. S shows the standings."),
        "steps": mark("There are no steps to play in the sliding system: the seats made the pairs."),
        "teach": mark("Nothing is asked about a round here: the seats made the pairs. i has questions about seats."),
        "by_hand": mark("No round of the sliding system is paired by hand: the seats make the pairs."),
    }

    entry = when_asked(".facets.law:Entry")
    law = when_asked(".facets.law:Law")
    rounds = when_asked(".facets.rounds:Rounds")
    exchange = when_asked(".facets.exchange")
    papers = when_asked(".facets.papers:Papers")
    tables = when_asked("paircard.core.systems.kit.posted:Tables")
    meetings = when_asked(".facets.meetings")
    seating = when_asked(".facets.seating")
    live = when_asked("paircard.core.systems.kit.all_against_all")
    exercises = when_asked(".facets.exercises")
