"""Games that decide what is drawn (B.VI D5, E1): shorter and shorter, and one in which White must win."""

from __future__ import annotations

from paircard.core.values.frozen import dataclass
from paircard.core.values.said import Words, said

DRAWN_CUP, DRAWN_MATCH, EQUAL_VALUES = "B.VI D5", "B.VI E1", "B.VI K7"


@dataclass(frozen=True, slots=True)
class PlayOff:
    """A kind of game: how long, and what a move adds."""

    minutes: int
    """For White."""
    increment: int = 0
    """Seconds a move."""
    black: int = 0
    """Minutes of Black where they have fewer: then a draw is enough for Black, and White must win."""

    @property
    def key(self) -> str:
        """By what it is chosen and kept: minutes and seconds, or the minutes of both where White must win."""
        return f"{self.minutes}:{self.black}" if self.sudden_death else f"{self.minutes}+{self.increment}"

    @property
    def sudden_death(self) -> bool:
        """Whether one game decides, however it ends."""
        return self.black > 0

    @property
    def article(self) -> str:
        """Where it stands."""
        return DRAWN_MATCH if self.sudden_death else DRAWN_CUP

    def said(self) -> Words:
        """Say the time, as on a notice."""
        if self.sudden_death:
            return said("one game, {white} minutes for White, who must win, {black} for Black",
                        white=self.minutes, black=self.black)  # fmt: skip
        if self.increment:
            return said("{minutes} minutes + {seconds} seconds a move", minutes=self.minutes, seconds=self.increment)
        return said("{minutes} minutes", minutes=self.minutes)


BLITZ = tuple(PlayOff(5, increment) for increment in (0, 3, 5, 10))
RAPID = tuple(PlayOff(minutes, increment) for minutes in (10, 15, 20, 25, 30) for increment in (0, 10))
SUDDEN_DEATH = (PlayOff(6, black=5), PlayOff(5, black=4))
PLAY_OFFS = (*RAPID, *BLITZ, *SUDDEN_DEATH)
"""All there are to choose from."""
