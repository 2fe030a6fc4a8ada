"""The round robin for teams: the Berger tables with teams in place of players (B.VI B2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import when_asked
from paircard.core.systems.round_robin.system import RoundRobin
from paircard.core.systems.round_robin.team_options import TeamRoundRobinOptions
from paircard.core.teams.polish_code import OF_TEAMS
from paircard.core.values.language import mark


class TeamRoundRobin(RoundRobin):
    """Odd boards have the colour of the table, even ones the other."""

    key: ClassVar[str] = "team-round-robin"
    norm_format: ClassVar[Format] = Format.TEAMS_ROUND_ROBIN
    asks: ClassVar[frozenset[str]] = frozenset({"chess960"})
    name: ClassVar[str] = "Team round robin (Berger tables)"  # no words: the name of the system
    tie_breaks: ClassVar[tuple[str, ...]] = ("MPvGP", "EDE", "EMMSB")
    called: ClassVar[str] = mark("Team round robin")
    serves: ClassVar[str] = mark("3 to 40 teams; every team meets every other on boards")
    contestants: ClassVar[Literal["players", "teams"]] = "teams"
    not_carried: ClassVar[str] = mark("a match of teams is several games, and all of them are played.")
    articles: ClassVar[Mapping[Matter, str]] = {**RoundRobin.articles, **OF_TEAMS, "teams": "B.VI B2"}
    several_games: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = TeamRoundRobinOptions

    exchange = when_asked(".facets.team_exchange")
    papers = when_asked(".facets.team_papers:Papers")
