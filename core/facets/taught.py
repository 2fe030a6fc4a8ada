"""What a system tells a teacher of a round: the matter of questions, in values that every system shares.

Players are pairing numbers, scores half points.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from paircard.core.event.ids import PairingNumber
from paircard.core.values.colour import Colour
from paircard.core.values.language import tr
from paircard.core.values.points import WIN
from paircard.core.values.said import Words

Numbers = tuple[PairingNumber, ...]
Two = tuple[PairingNumber, PairingNumber]
NEVER = 10**9
"""As many orders as anybody might ask for: where none of them is the one that stands."""


@dataclass(frozen=True, slots=True)
class Departure:
    """The first thing in an answer that is not as the procedure has it."""

    article: str
    """Article or ruling that says so."""
    said: Words
    """What is wrong, and what would be right; names players by their pairing numbers."""
    bracket: int | None = None
    """Score of the bracket in half points; None if it concerns the whole round."""
    board: int | None = None
    """Board of the answer in the order of publication (F1), 1 the first; None if no board is wrong by itself."""
    pair: tuple[int, int] | None = None
    """The pair on it, as it was answered."""
    tries: int | None = None
    """How many tries the answer is short of the right one (negative) or beyond it; None where none can be counted."""
    also: tuple[str, ...] = ()
    """What else the pair breaks; whoever names one of these is right, too."""

    @property
    def sentence(self) -> str:
        """The same as it is read."""
        return str(self.said)

    @property
    def line(self) -> str:
        """The departure in one line."""
        fields = {"article": self.article, "sentence": self.sentence}
        if self.board is None or self.pair is None:
            return tr("First error: {article}. {sentence}", **fields)
        fields |= {"board": str(self.board), "pair": f"{self.pair[0]}-{self.pair[1]}"}
        return tr("First error on board {board}, {pair}: {article}. {sentence}", **fields)


class WhyNot(NamedTuple):
    """The article against something, and what it says."""

    article: str
    said: Words


class Counted(NamedTuple):
    """A number that the rules have counted in a bracket."""

    article: str
    name: str
    """As it is called in answers."""
    value: int
    reached: Words | None = None
    """How it comes about, where that can be said."""


@dataclass(frozen=True, slots=True)
class Sides:
    """S1 and S2 of a part of a bracket: those who moved down and the residents, or those who remain."""

    at: int
    """Which bracket; 0 is the highest."""
    s1: Numbers
    s2: Numbers
    before: tuple[Numbers, Numbers]
    """S1 and S2 before any exchange."""
    transposition: int = NEVER
    """Which transposition of S2 stands, 1 for its order; `NEVER` where they are only asked about."""
    exchange: int = 0
    """Which exchange stands, 0 for none; `NEVER` as above."""


@dataclass(frozen=True, slots=True)
class LookedAt:
    """A pair that is looked at in its turn: it stands, or an article refuses it."""

    at: int
    """Which bracket; 0 is the highest."""
    made: tuple[Two, ...]
    """The pairs of the bracket made before."""
    pair: Two
    refused: str = ""
    """The article that refuses it, empty if it stands."""
    why: Words | None = None
    """What that article says; None if it stands."""
    also: tuple[str, ...] = ()
    """What else it breaks: as right an answer."""
    s1: Numbers = ()
    s2: Numbers = ()
    """The sides, where they are told of a pair."""


@dataclass(frozen=True, slots=True)
class KeptApart:
    """Two of one bracket who do not meet, however the others are paired, and the one article that says why."""

    at: int
    """Which bracket; 0 is the highest."""
    one: PairingNumber
    other: PairingNumber
    article: str
    said: Words
    also: tuple[str, ...] = ()
    """What else the pair breaks: as right an answer."""


class OnCard(NamedTuple):
    """What stands on a card beside what every position has."""

    virtual: int = 0
    """What of the score is no points, in half points."""
    topscorer: bool = False
    """More than half of the points before the last round."""


@dataclass(frozen=True)
class History:
    """An event up to a round; players are named by their numbers, and their rounds as a report writes them.

    `4w1 5b= U` is a win with White against 4, a draw with Black against 5, then the bye of the pairing. `+` and `-` are
    games not played, `F` `H` `Z` byes of a full, half and no point.
    """

    rounds: int
    """How many were announced."""
    colour: Colour
    """The initial colour."""
    rows: tuple[str, ...]
    """By number from 1 on."""
    away: Numbers = ()
    """Who does not play in the round of the lesson."""
    last_of_ga: PairingNumber | None = None
    """The last of group A, if the event is accelerated."""
    apart: tuple[Two, ...] = ()
    """Pairs that the rules of the event forbid."""
    bye: int = WIN
    """Half points of a bye of the pairing."""

    def row(self, number: int) -> str:
        """Return the row of a player."""
        return self.rows[number - 1]

    @property
    def plain(self) -> bool:
        """Whether everybody has played in every round."""
        return not any(word[-1] in CODES for row in self.rows for word in row.split())


CODES = frozenset("UFHZ+-")
"""What is no game."""
