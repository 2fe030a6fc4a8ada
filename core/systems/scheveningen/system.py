"""The Scheveningen system as one of the table of systems: everybody of one team meets everybody of the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.scheveningen.options import ScheveningenOptions
from paircard.core.teams.polish_code import OF_TEAMS
from paircard.core.values.language import mark


class Scheveningen(System):
    """B.VI F: one table for all rounds, made before the first."""

    key: ClassVar[str] = "scheveningen"
    norm_format: ClassVar[Format] = Format.SCHEVENINGEN
    name: ClassVar[str] = "Scheveningen system"  # no words: the name of the system
    called: ClassVar[str] = mark("Scheveningen")
    serves: ClassVar[str] = mark("two teams; everybody of one meets everybody of the other")
    tie_breaks: ClassVar[tuple[str, ...]] = ("WBP", "REG", "DROP2")
    contestants: ClassVar[Literal["players", "teams"]] = "teams"
    most_contestants: ClassVar[int] = 2
    articles: ClassVar[Mapping[Matter, str]] = {
        **OF_TEAMS,
        "numbers": "B.VI F5",
        "pairs": "B.VI F7",
        "teams": "B.VI F1",
        "reserves": "B.VI F4",
    }
    several_games: ClassVar[bool] = True
    numbers_by_lot: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = ScheveningenOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("There is nothing to explain in a Scheveningen match: the table made the pairs."),
        "groups": mark("A Scheveningen match has no score groups: the table made the pairs. S shows the standings."),
        "steps": mark("There are no steps to play in a Scheveningen match: the table made the pairs."),
        "teach": mark("There is nothing to ask about in a Scheveningen match: the table made the pairs."),
        "by_hand": mark("No round of a Scheveningen match is paired by hand: the table makes the pairs."),
    }

    entry = when_asked(".facets.law:Entry")
    law = when_asked(".facets.law:Law")
    tables = when_asked(".facets.law:Tables")
    rounds = when_asked(".facets.rounds:Rounds")
    exchange = when_asked(".facets.exchange")
    papers = when_asked(".facets.papers:Papers")
    meetings = when_asked(".facets.meetings")
    square = when_asked(".facets.square")
    exercises = when_asked(".facets.exercises")
