"""The match of two players as one of the table of systems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from core.event.ids import PlayerId
from core.systems.base import FacetName, System
from core.systems.facets import Duel, Entry, Exchange, Law, Matter, Meetings, Papers, Rounds, Score, Tables, Worth
from core.systems.match.facets import duel, entry, exchange, law, rounds, tables, worth
from core.systems.match.options import MatchOptions, kinds, options_of
from core.systems.match.progress import progress
from core.systems.options import Options
from core.values.language import mark, tr

if TYPE_CHECKING:
    from core.event.tournament import Tournament
    from core.systems.exercises import MatchExercises
    from core.systems.kit.replayed import Replayed, RoundsTold


class MatchOfTwo(System):
    """B.VI E1: games until it is decided."""

    key: ClassVar[str] = "match"
    name: ClassVar[str] = mark("Match of two players")
    called: ClassVar[str] = mark("Match")
    serves: ClassVar[str] = mark("2 players; to games, points or wins")
    asks: ClassVar[frozenset[str]] = frozenset({"rounds"})
    articles: ClassVar[Mapping[Matter, str]] = {"pairs": "B.VI E1", "colour": "B.VI E1", "lots": "B.VI E1"}
    shares_places: ClassVar[bool] = True
    most_contestants: ClassVar[int] = 2
    options: ClassVar[type[Options] | None] = MatchOptions

    @property
    def entry(self) -> Entry:
        """Two."""
        return entry

    @property
    def rounds(self) -> Rounds:
        """A game each."""
        return rounds

    @property
    def law(self) -> Law:
        """Colours alternate."""
        return law

    @property
    def worth(self) -> Worth:
        """Both play every game."""
        return worth

    @property
    def tables(self) -> Tables:
        """There is none: see the score."""
        return tables

    @property
    def exchange(self) -> Exchange:
        """What reports call it."""
        return exchange

    @property
    def score(self) -> Score:
        """The one against the other."""
        from core.systems.match.facets import score

        return score

    @property
    def duel(self) -> Duel:
        """Lots, choice, play-offs."""
        return duel

    @property
    def papers(self) -> Papers:
        """The score sheet."""
        from core.systems.match.facets import papers

        return papers

    @property
    def meetings(self) -> Meetings:
        """Who has White, and why."""
        from core.systems.match.facets import meetings

        return meetings

    def play_offs(self, tournament: Tournament) -> Mapping[str, tuple[int, int, int]]:
        """Return what may decide a drawn match, the kind announced first."""
        return kinds(options_of(tournament))

    def reached(self, tournament: Tournament, after: int) -> Mapping[PlayerId, int] | None:
        """Put who has won first, whatever decided it; while nobody has, points make the order."""
        if after < tournament.scheduled or not rounds.is_over(tournament):
            return None
        won = progress(tournament).winner
        return {id_: int(id_ == won) for id_ in tournament.registrations}

    def over(self, tournament: Tournament) -> bool:
        """Whether it is decided."""
        return rounds.is_over(tournament)

    def replayed(self, told: RoundsTold) -> Replayed | None:
        """Take a report of ours over."""
        from core.systems.match.replay import replayed

        return replayed(told)

    @property
    def exercises(self) -> MatchExercises:
        """What lessons ask."""
        from core.systems.match.facets import exercises

        return exercises

    def lacks(self, facet: FacetName) -> str:
        """Say that two players meet in every game."""
        match facet:
            case "explain":
                return tr("There is nothing more to explain in a match: two players meet, colours alternate (B.VI E1).")
            case "groups":
                return tr("A match has no score groups: S shows the score, P the games.")
            case "steps":
                return tr("There are no steps to play in a match: colours alternate from game to game (B.VI E1).")
            case "teach":
                return tr("There is nothing to ask about in a match: colours alternate from game to game.")
            case "by_hand":
                return tr("No game of a match is paired by hand: colours alternate (B.VI E1). c turns those of a game.")
