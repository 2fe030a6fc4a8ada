"""The Swiss of 1998 for teams: teams in place of players (B.VI C4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from paircard.core.event.options import Choosable
from paircard.core.event.subject_of_rules import Matter
from paircard.core.event.team_options import BYE_GAMES, TeamOptions
from paircard.core.facets.system import when_asked
from paircard.core.systems.swiss1998.system import Swiss1998
from paircard.core.teams.polish_code import OF_TEAMS
from paircard.core.values.language import mark


@dataclass(frozen=True, slots=True)
class TeamSwissOptions(TeamOptions):
    """What an event of teams chooses; what a round without an opponent has in games."""

    tag: ClassVar[str] = "team-swiss-1998"
    asked: ClassVar[tuple[Choosable, ...]] = (*TeamOptions.asked, BYE_GAMES)


class TeamSwiss1998(Swiss1998):
    """Paired as players are: the colour of a pair is that of the odd boards."""

    key: ClassVar[str] = "team-swiss-1998"
    name: ClassVar[str] = "Team Swiss 1998 (C.04.1)"  # no words: the name of the system
    called: ClassVar[str] = mark("Team Swiss")
    serves: ClassVar[str] = mark("many teams, few rounds; matches on boards, paired by score")
    asks: ClassVar[frozenset[str]] = frozenset({"rounds", "half", "c6", "last_criterion"})
    tie_breaks: ClassVar[tuple[str, ...]] = ("MPvGP", "BH:MP", "EDE")
    tie_break_book: ClassVar[str] = "fide1998"
    contestants: ClassVar[Literal["players", "teams"]] = "teams"
    articles: ClassVar[Mapping[Matter, str]] = {**Swiss1998.articles, **OF_TEAMS, "teams": "B.VI C4"}
    several_games: ClassVar[bool] = True
    options = TeamSwissOptions

    exchange = when_asked(".facets.exchange:TeamExchange")
    papers = when_asked(".facets.papers:TeamPapers")
