"""The round robin for teams: the Berger tables with teams in place of players (B.VI B2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from core.systems.facets import Exchange, Matter, Papers
from core.systems.kit.leaving import Leaving
from core.systems.options import Choosable, Options
from core.systems.round_robin.options import RoundRobinOptions
from core.systems.round_robin.system import RoundRobin
from core.teams.options import MATCH_POINTS, TeamOptions
from core.teams.polish_code import OF_TEAMS
from core.values.language import mark

_CYCLES, *_OTHERS = RoundRobinOptions.asked


@dataclass(frozen=True, slots=True)
class TeamRoundRobinOptions(TeamOptions):
    """What teams choose, and what a round robin does."""

    tag: ClassVar[str] = "team-round-robin"
    asked: ClassVar[tuple[Choosable, ...]] = (_CYCLES, *TeamOptions.asked, MATCH_POINTS, *_OTHERS)

    cycles: int = 1
    swap_last_two: bool = False
    leaving: Leaving = "half"

    def checked(self) -> TeamRoundRobinOptions:
        """Return these options; raise `Refusal` when the boards or the cycles cannot be."""
        TeamOptions.checked(self)
        table = self.of_the_table.checked()
        return replace(self, swap_last_two=table.swap_last_two)

    @property
    def of_the_table(self) -> RoundRobinOptions:
        """What a round robin of players would have chosen."""
        return RoundRobinOptions(self.cycles, self.swap_last_two, self.leaving)


class TeamRoundRobin(RoundRobin):
    """Odd boards have the colour of the table, even ones the other."""

    key: ClassVar[str] = "team-round-robin"
    asks: ClassVar[frozenset[str]] = frozenset()
    name: ClassVar[str] = "Team round robin (Berger tables)"  # no words: the name of the system
    tie_breaks: ClassVar[tuple[str, ...]] = ("MPvGP", "EDE", "EMMSB")
    called: ClassVar[str] = mark("Team round robin")
    serves: ClassVar[str] = mark("3 to 40 teams; every team meets every other on boards")
    contestants: ClassVar[Literal["players", "teams"]] = "teams"
    not_carried: ClassVar[str] = mark("a match of teams is several games, and all of them are played.")
    articles: ClassVar[Mapping[Matter, str]] = {**RoundRobin.articles, **OF_TEAMS, "teams": "B.VI B2"}
    several_games: ClassVar[bool] = True
    options: ClassVar[type[Options] | None] = TeamRoundRobinOptions

    @property
    def exchange(self) -> Exchange:
        """What others call it."""
        from core.systems.round_robin.facets import team_exchange

        return team_exchange

    @property
    def papers(self) -> Papers:
        """Matches with their boards."""
        from core.systems.round_robin.facets import team_papers

        return team_papers
