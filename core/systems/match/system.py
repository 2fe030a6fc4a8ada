"""The match of two players as one of the table of systems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import ContestantId
from paircard.core.event.options import Options
from paircard.core.event.subject_of_rules import Matter
from paircard.core.facets.norm_format import Format
from paircard.core.facets.system import FacetName, System, when_asked
from paircard.core.systems.match.options import MatchOptions, kinds, options_of
from paircard.core.systems.match.progress import is_over, progress
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.replayed import Replayed, RoundsTold


class MatchOfTwo(System):
    """B.VI E1: games until it is decided."""

    key: ClassVar[str] = "match"
    norm_format: ClassVar[Format] = Format.OTHER
    name: ClassVar[str] = mark("Match of two players")
    called: ClassVar[str] = mark("Match")
    serves: ClassVar[str] = mark("2 players; to games, points or wins")
    asks: ClassVar[frozenset[str]] = frozenset({"rounds", "chess960"})
    articles: ClassVar[Mapping[Matter, str]] = {
        "pairs": "B.VI E1",
        "colour": "B.VI E1",
        "lots": "B.VI E1",
        "play_off": "B.VI E1",
    }
    shares_places: ClassVar[bool] = True
    most_contestants: ClassVar[int] = 2
    options: ClassVar[type[Options] | None] = MatchOptions
    without: ClassVar[Mapping[FacetName, str]] = {
        "explain": mark("There is nothing more to explain in a match: two players meet, colours alternate (B.VI E1)."),
        "groups": mark("A match has no score groups: S shows the score, P the games."),
        "steps": mark("There are no steps to play in a match: colours alternate from game to game (B.VI E1)."),
        "teach": mark("There is nothing to ask about in a match: colours alternate from game to game."),
        "by_hand": mark("No game of a match is paired by hand: colours alternate (B.VI E1). c turns those of a game."),
    }

    entry = when_asked(".facets.law:Entry")
    law = when_asked(".facets.law:Law")
    rounds = when_asked(".facets.rounds:Rounds")
    exchange = when_asked(".facets.exchange")
    papers = when_asked(".facets.papers:Papers")
    tables = when_asked("paircard.core.facets.ordinary:AsTheyCome")
    score = when_asked(".facets.score")
    duel = when_asked(".facets.duel")
    meetings = when_asked(".facets.meetings")
    exercises = when_asked(".facets.exercises")

    def play_offs(self, tournament: Tournament) -> Mapping[str, tuple[int, int, int]]:
        """Return what may decide a drawn match, the kind announced first."""
        return kinds(options_of(tournament))

    def reached(self, tournament: Tournament, after: int) -> Mapping[ContestantId, int] | None:
        """Put who has won first, whatever decided it; while nobody has, points make the order."""
        if after < tournament.scheduled or not is_over(tournament):
            return None
        won = progress(tournament).winner
        return {id_: int(id_ == won) for id_ in tournament.registrations}

    def over(self, tournament: Tournament) -> bool:
        """Whether it is decided."""
        return is_over(tournament)

    def replayed(self, told: RoundsTold) -> Replayed | None:
        """Take a report of ours over."""
        from paircard.core.systems.match.replay import replayed

        return replayed(told)
