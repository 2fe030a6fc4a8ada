"""What lessons ask of a system whose tables, trees and scores can be asked about by themselves.

Each topic asks one of these of its system (`System.exercises`). Players are numbers of the table, rounds count from 1;
what is said is said in the language that is spoken at that moment.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from paircard.core.event.ids import ContestantId
    from paircard.core.event.options import Options
    from paircard.core.event.tournament import Tournament
    from paircard.core.facets.explained import Told
    from paircard.core.facets.position import Position
    from paircard.core.tables.skeleton import Skeleton
    from paircard.core.values.cited import Cited
    from paircard.core.values.said import Words

Two = tuple[int, int]
"""White and Black."""


class Met(Protocol):
    """Two players of a table, and when they meet."""

    @property
    def white(self) -> int:
        """Who has White."""

    @property
    def black(self) -> int:
        """Who has Black."""

    @property
    def round(self) -> int:
        """In which round."""

    @property
    def board(self) -> int:
        """At which board."""


class BergerExercises(Protocol):
    """A Berger table."""

    def table(self, n: int) -> Sequence[Sequence[Two]]:
        """Return all rounds for n players, board by board."""

    def free(self, n: int) -> Sequence[int | None]:
        """Return who rests, by round."""

    def last_number(self, n: int) -> int:
        """Return the number that keeps its seat."""

    def opponent_of(self, n: int, player: int, number: int) -> int | None:
        """Return whom somebody meets in a round, None for nobody."""

    def why(self, n: int, one: int, other: int) -> Met:
        """Return when two meet."""

    def round_working(self, meeting: Any) -> Words:
        """Say how the round of a meeting is found."""

    def colour_working(self, meeting: Any) -> Words:
        """Say how its colours are found."""

    def opponent_working(self, n: int, player: int, number: int) -> Words:
        """Say how an opponent is found."""


class Chair(NamedTuple):
    """A seat along a row of boards."""

    board: int
    side: str
    """`near` or `far`."""


class SlidingExercises(Protocol):
    """The sliding system."""

    def table(self, n: int) -> Sequence[Sequence[Two]]:
        """Return all rounds for n players, board by board."""

    def free(self, n: int) -> Sequence[int | None]:
        """Return who rests, by round."""

    def rounds(self, n: int) -> int:
        """Return how many rounds there are."""

    def boards(self, n: int) -> int:
        """Return how many boards stand in the row."""

    def round_of(self, n: int, one: int, other: int) -> int:
        """Return in which round two meet."""

    def opponent_of(self, n: int, player: int, number: int) -> int | None:
        """Return whom somebody meets in a round, None for nobody."""

    def resting(self, n: int, number: int) -> int:
        """Return who rests in a round of an odd number."""

    def chair(self, n: int, player: int, number: int) -> Chair | None:
        """Return where somebody sits in a round, None who rests."""

    def has_white(self, n: int, player: int, number: int) -> bool:
        """Whether somebody has White in a round."""

    def ruling(self, n: int) -> str:
        """Return the ruling that says where everybody sits."""

    def round_working(self, n: int, one: int, other: int) -> str:
        """Say how the round of two is found."""

    def opponent_working(self, n: int, player: int, number: int) -> str:
        """Say how an opponent is found."""

    def place_working(self, n: int, player: int, number: int) -> str:
        """Say how a seat is found."""

    def colour_said(self, n: int, player: int, number: int) -> str:
        """Say on which side of the board of somebody White is; empty who rests."""

    def sitting_said(self, n: int, player: int, number: int) -> str:
        """Say where somebody sits in a round."""

    def going_said(self, n: int, player: int, number: int) -> str:
        """Say where somebody goes after a round."""


class ScheveningenExercises(Protocol):
    """The tables of two teams, A and B, whose members all meet."""

    def opponent_of(self, n: int, player: int, number: int) -> int:
        """Return whom of the other team somebody meets in a round."""

    def white_in(self, number: int) -> str:
        """Return which team has White in a round."""

    def colour_working(self, number: int) -> str:
        """Say why."""

    def opponent_said(self, n: int, side: str, player: int, number: int) -> str:
        """Say how an opponent is found, and the colour."""


class Decided(NamedTuple):
    """Who has White in a game of a cup."""

    white: int
    article: str
    said: Words


class CupExercises(Protocol):
    """Cups of single games, whose number 1 has drawn White. A history has a letter a round: W, B, or - for no game."""

    def skeleton(self, n: int) -> Skeleton:
        """Return the tree of n players."""

    def decided(self, one: int, had: str, other: int, they_had: str) -> Decided:
        """Return who has White, after what both had."""

    def otherwise(self, one: int, had: str, other: int, they_had: str) -> Decided | None:
        """Return the next rule that would have given the other colours, None where none would."""

    def nothing_otherwise(self) -> Words:
        """Say that none would."""


class Stands(Protocol):
    """A match so far."""

    @property
    def sides(self) -> Sequence[Any]:
        """Both, each with `points` in half points, and `wins`."""

    @property
    def left(self) -> int:
        """Games still to be played at most."""

    @property
    def decided(self) -> bool:
        """Whether it is."""

    @property
    def drawn(self) -> bool:
        """Whether the games are over and level."""

    @property
    def winner(self) -> ContestantId:
        """Who has won."""

    @property
    def why(self) -> Words | str:
        """By what."""


class MatchExercises(Protocol):
    """A match of two."""

    def options(self, to: str = "games", target: int = 0) -> Options:
        """Return what such a match has chosen: to `games`, to so many half `points`, or to so many `wins`."""

    def white_in(self, tournament: Tournament, game: int) -> ContestantId:
        """Return who has White in a game."""

    def progress(self, tournament: Tournament) -> Stands:
        """Return how it stands."""

    def played_to(self, tournament: Tournament) -> str:
        """Say when it ends."""


class Scored(Protocol):
    """A display so far, in half points."""

    @property
    def giver(self) -> int:
        """What the giver has."""

    @property
    def boards(self) -> int:
        """What everybody else has."""

    @property
    def over(self) -> int:
        """How many games are."""

    @property
    def percentage(self) -> str:
        """What the giver has made of these."""


class DisplayExercises(Protocol):
    """A simultaneous display."""

    def options(self, *, colours: str = "white", clocks: bool = False) -> Options:
        """Return what such a display has chosen."""

    def conditions(self, tournament: Tournament) -> Iterable[str]:
        """Yield the conditions of play, colours first."""

    def score_of(self, tournament: Tournament) -> Scored:
        """Return how it stands."""


class TeamSwissExercises(Protocol):
    """A team Swiss on match points."""

    def position_of(self, rounds: int, colours: str, rows: Sequence[str]) -> Position:
        """Return the position after some matches, a row a team; preferences are of a type."""

    def told(self, position: Position) -> Told:
        """Pair and explain the round; raise `NoPairing` where there is none."""

    def upfloaters(self, told: Any, at: int) -> Sequence[int]:
        """Return who is drawn up into a bracket."""

    def bye_lines(self, told: Any) -> Iterable[Cited]:
        """Say who has the bye, and why nobody else."""
