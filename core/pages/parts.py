"""The parts of a page. A part says what stands there; how it looks is decided where it is drawn."""

from __future__ import annotations

from typing import Literal

from paircard.core.papers.paper import Section
from paircard.core.values.frozen import dataclass

Side = Literal["W", "B", ""]
"""A colour; empty where neither."""
State = Literal["past", "shown", "to come"]  # no words: keys


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody with a page of their own."""

    key: str
    """What leads to their page, as in tables: a pairing number."""
    name: str
    about: str = ""
    """In a few words: number, federation, rating, points."""


@dataclass(frozen=True, slots=True)
class Game:
    """A board of a round."""

    place: str
    white: Who
    black: Who
    figures: tuple[str, str]
    """What each scored; empty while it is played."""
    said: str
    """The result as on a sheet, or that it is being played."""
    won: Side
    turned: bool = False
    """Whether the player named first had Black after all (F7)."""


@dataclass(frozen=True, slots=True)
class Boards:
    """The boards of a round, in their order."""

    games: tuple[Game, ...]


@dataclass(frozen=True, slots=True)
class Tab:
    """A way to a round."""

    round: int
    page: str
    """Empty where there is nothing to be seen yet."""
    when: str
    state: State


@dataclass(frozen=True, slots=True)
class Tabs:
    """The rounds, each a way to its pairings."""

    tabs: tuple[Tab, ...]


@dataclass(frozen=True, slots=True)
class Going:
    """How far a round has come: a cell a board with who won it, then a sentence or two."""

    cells: tuple[str, ...]
    """`W`, `B`, `½`, or `·` while it is played."""
    told: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Seated:
    """Where somebody sits."""

    who: Who
    where: str
    """In words, but for the opponent."""
    opponent: Who | None = None
    anchor: str = ""
    """Of the board on the page of the pairings."""


@dataclass(frozen=True, slots=True)
class Names:
    """Everybody by name, with where they sit."""

    seats: tuple[Seated, ...]


@dataclass(frozen=True, slots=True)
class Square:
    """A round of one player: what they scored, on the colour they had."""

    figure: str
    side: Side = ""
    about: str = ""
    """The opponent."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A line of a table of places."""

    place: str
    climbed: int
    """Places won since the round before; less than 0 where they were lost."""
    leads: bool
    who: Who
    title: str
    federation: str
    rating: str
    squares: tuple[Square, ...]
    points: str
    figures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ladder:
    """A table of places."""

    title: str
    heads: tuple[str, ...]
    """Of the tie-breaks, and before them of what a system counts itself."""
    rungs: tuple[Rung, ...]
    rounds: int
    """Squares a line has room for."""
    cut: int | None = None
    """Before the line of this index stands what is `said` of it and all below; None where nothing is."""
    said: str = ""
    points: bool = True
    """Whether points order it; a cup is ordered by how far one has come."""


@dataclass(frozen=True, slots=True)
class Pill:
    """A way to another table of the same kind."""

    label: str
    page: str
    shown: bool = False


@dataclass(frozen=True, slots=True)
class Pills:
    """Ways to tables of the same kind."""

    pills: tuple[Pill, ...]


@dataclass(frozen=True, slots=True)
class Fact:
    """A figure with what it is."""

    value: str
    label: str
    good: int = 0
    """1 where it is good news, -1 where it is bad."""


@dataclass(frozen=True, slots=True)
class Card:
    """Who a page is about, with a few figures."""

    name: str
    """Empty where it was said before."""
    about: str
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """A game of somebody, as their page tells it."""

    round: int
    opponent: Who | None
    said: str
    """In place of an opponent: a bye, absent, the time of a round to come."""
    square: Square | None
    score: str
    """After the round."""


@dataclass(frozen=True, slots=True)
class Games:
    """All games of somebody."""

    title: str
    games: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A sentence of an explanation and the articles it speaks by."""

    said: str
    articles: tuple[str, ...]
    below: bool = False
    """Whether it belongs to the one above."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why somebody has their opponent."""

    title: str
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Path:
    """The places of one player, round after round; None where they had none yet."""

    who: str
    places: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """Places as lines, the first place on top."""

    title: str
    paths: tuple[Path, ...]
    rounds: int
    worst: int


@dataclass(frozen=True, slots=True)
class Ways:
    """Links to files that other programs read."""

    ways: tuple[tuple[str, str], ...]
    """The file, and what it is."""


Part = Section | Boards | Tabs | Going | Names | Ladder | Pills | Card | Games | Reasons | Chart | Ways
