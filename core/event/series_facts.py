"""What can happen in a match beside its results: further games are opened, or it is decided otherwise than by games.

The score of a match says who has won it; a decision is only kept where the games do not say it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from paircard.core.event.facts import Fact
from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.persisted import AS_TYPED, later
from paircard.core.values.frozen import dataclass, field

SINCE = 5
"""The format of the journal that came with further games of a match."""
MOST_MINUTES, MOST_SECONDS = 600, 600

How = Literal["lots", "forfeit", "withdrawal", "auxiliary", "report"]
"""By what a match is decided where its games do not decide it; `report`: who went on in the report it came from."""


@dataclass(frozen=True, slots=True)
class SeriesOpened(Fact):
    """Further games of a match were opened: a play-off, or more games at the time of the match.

    They are numbered on from the games there are, and their results are written as of any game.
    """

    since: ClassVar[int] = SINCE

    round: int
    match: int
    colours: str
    """A letter a game: the colour of the contestant named first in the match."""
    minutes: int = 0
    """For White; 0 where the games are played at the time of the match and count as its own, not as a play-off."""
    increment: int = 0
    """Seconds a move."""
    black_minutes: int = 0
    """Of Black where they have fewer: then one game decides, White must win it, and a draw is enough for Black."""
    seed: str = field(default="", metadata={**AS_TYPED, **later(SINCE)})
    """Seed of the lots that gave the colours; empty where they were drawn over the board, or somebody chose."""
    chosen_by: ContestantId = field(default=NOBODY, metadata=later(SINCE))
    """Who won the lots and chose the colour of the first game; nobody where the lots gave the colours."""

    @property
    def play_off(self) -> bool:
        """Whether the games only decide who has won: they count on no card and in no table."""
        return self.minutes > 0

    @property
    def sudden_death(self) -> bool:
        """Whether one game decides, however it ends."""
        return self.black_minutes > 0

    @property
    def possible(self) -> bool:
        """Whether its times and colours are some."""
        times = (0 <= self.minutes <= MOST_MINUTES) and (0 <= self.increment <= MOST_SECONDS)
        fewer = not self.black_minutes or (self.black_minutes < self.minutes and len(self.colours) == 1)
        return times and fewer and bool(self.colours) and not set(self.colours) - set("WB")


@dataclass(frozen=True, slots=True)
class MatchDecided(Fact):
    """A match was decided, and its games do not say so; games still open are not played any more."""

    since: ClassVar[int] = SINCE

    round: int
    match: int
    winner: ContestantId
    """Nobody where both are out."""
    how: How
    seed: str = field(default="", metadata={**AS_TYPED, **later(SINCE)})
    """Seed of the lots, where lots decided and were drawn here."""
    reason: str = field(default="", metadata=later(SINCE))
