"""The cup of teams: matches on boards, and what decides a drawn one (B.VI D4, D5b, K5, K7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.system import when_asked
from paircard.core.systems.kit.play_offs import RAPID
from paircard.core.systems.knockout.system import Knockout
from paircard.core.systems.knockout.team_options import TeamKnockoutOptions, team_cup
from paircard.core.teams.polish_code import OF_TEAMS
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class TeamKnockout(Knockout):
    """Odd boards have the colour that the cup gives a pair, even ones the other."""

    key: ClassVar[str] = "team-knockout"
    name: ClassVar[str] = mark("Team knock-out")
    serves: ClassVar[str] = mark("2 to 1024 teams; the loser of a match on boards is out")
    contestants: ClassVar[Literal["players", "teams"]] = "teams"
    articles: ClassVar[Mapping[Matter, str]] = {**Knockout.articles, **OF_TEAMS, "teams": "B.VI D4"}
    options: ClassVar[type[Options] | None] = TeamKnockoutOptions

    exchange = when_asked(".facets.team_exchange")
    papers = when_asked(".facets.team_papers:Papers")
    tables = when_asked(".facets.law:TeamTables")

    def play_offs(self, tournament: Tournament) -> Mapping[str, tuple[int, int, int]]:
        """K7: rapid, the announced kind first."""
        chosen = team_cup(tournament).equal
        kinds = sorted(RAPID, key=lambda each: each.key != chosen)
        return {each.key: (each.minutes, each.increment, each.black) for each in kinds}
