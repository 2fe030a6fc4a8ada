"""What can happen in a simultaneous display: who gives it, what the arbiter notes, and the last boards put together."""

from __future__ import annotations

from typing import ClassVar, Literal

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass

SINCE = 5
"""The format of the journal that came with displays."""

Note = Literal["late", "end"]  # no words: keys
"""What is noted: that a player was not ready when the giver came (H6), or when the display ended."""


@dataclass(frozen=True, slots=True)
class GiversNamed(Fact):
    """Who gives the display: one, or several."""

    since: ClassVar[int] = SINCE

    ids: tuple[ContestantId, ...]


@dataclass(frozen=True, slots=True)
class Noted(Fact):
    """The arbiter noted something that is no result."""

    since: ClassVar[int] = SINCE

    round: int
    what: Note
    table: int = 0
    """Number of the board; 0 where it is about all of them."""
    at: str = ""
    """`HH:MM`, where the hour matters."""


@dataclass(frozen=True, slots=True)
class BoardsPutTogether(Fact):
    """The boards still open were put side by side (H3); each keeps its number."""

    since: ClassVar[int] = SINCE

    round: int
    boards: tuple[int, ...]
    """Numbers of matches by seat, the first seat first."""
