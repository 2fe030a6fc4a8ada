"""What can happen to the boards of a round: results are typed, typed twice, corrected, settled."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.event.persisted import later
from paircard.core.event.result import Result
from paircard.core.values.frozen import dataclass, field


@dataclass(frozen=True, slots=True)
class ResultEntered(Fact):
    """A result was typed, or typed anew while nothing depends on it yet."""

    round: int
    board: int
    result: Result
    game: int = field(default=1, metadata=later(3))
    """Which game of the match that `board` is the number of."""


@dataclass(frozen=True, slots=True)
class ResultContested(Fact):
    """Another result was typed on a board that somebody else had filled, and theirs was kept. Changes nothing."""

    round: int
    board: int
    result: Result
    game: int = field(default=1, metadata=later(3))
    """Which game of the match that `board` is the number of."""


@dataclass(frozen=True, slots=True)
class ResultCleared(Fact):
    """A board was emptied again."""

    round: int
    board: int
    game: int = field(default=1, metadata=later(3))
    """Which game of the match that `board` is the number of."""


@dataclass(frozen=True, slots=True)
class ResultCorrected(Fact):
    """A result was corrected after a later round had been paired (F7)."""

    round: int
    board: int
    result: Result
    reason: str
    game: int = field(default=1, metadata=later(3))
    """Which game of the match that `board` is the number of."""


@dataclass(frozen=True, slots=True)
class ColoursCorrected(Fact):
    """A game was played with the colours as paired, or the other way round (F7)."""

    round: int
    board: int
    reversed: bool
    reason: str = ""
    game: int = field(default=1, metadata=later(3))
    """Which game of the match that `board` is the number of."""


@dataclass(frozen=True, slots=True)
class RatingCorrected(Fact):
    """A game goes out for rating with another result than the one that counts here (Q192)."""

    since: ClassVar[int] = 7

    round: int
    board: int
    result: Result | None
    """None where the result that counts goes out again."""
    reason: str
    game: int = 1
    """Which game of the match that `board` is the number of."""


@dataclass(frozen=True, slots=True)
class ResultSettled(Fact):
    """A second pass over the results read a board otherwise; the arbiter settled on one of the two."""

    round: int
    board: int
    first: Result
    """As it stood."""
    second: Result
    """As it was read in the second pass."""
    settled: Result
    game: int = field(default=1, metadata=later(3))
    """Which game of the match that `board` is the number of."""


@dataclass(frozen=True, slots=True)
class RoundVerified(Fact):
    """Every result of a round was typed a second time, and is as it stands."""

    round: int
    by: str
    """Who typed it."""


@dataclass(frozen=True, slots=True)
class NoticeGiven(Fact):
    """Who lost a round by forfeit had said that they would not come (F8): they stay, and nobody is asked again."""

    since: ClassVar[int] = 7

    round: int
    id: ContestantId
