"""What an event of players may settle beside the pairing: who never meets, who sits on which board, FIDE mode."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact
from paircard.core.event.ids import ContestantId
from paircard.core.values.frozen import dataclass

SINCE = 5
"""The format of the journal that came with these."""


@dataclass(frozen=True, slots=True)
class Apart:
    """Players none of whom meets another of them in some rounds."""

    players: tuple[ContestantId, ...]
    first: int
    """The first round in which they do not meet."""
    last: int
    """The last one; 0 for all that are left."""

    def holds(self, round_: int) -> bool:
        """Whether it keeps them apart in a round."""
        return self.first <= round_ and (not self.last or round_ <= self.last)


@dataclass(frozen=True, slots=True)
class PairsForbidden(Fact):
    """Players are kept from each other by a list; the same players again replace what was said of them."""

    since: ClassVar[int] = SINCE

    apart: Apart


@dataclass(frozen=True, slots=True)
class PairsAllowed(Fact):
    """The players of a list may meet again."""

    since: ClassVar[int] = SINCE

    players: tuple[ContestantId, ...]


@dataclass(frozen=True, slots=True)
class BoardFixed(Fact):
    """A player sits at one board in all rounds to come, for whatever reason they need it."""

    since: ClassVar[int] = SINCE

    id: ContestantId
    at: int
    """The board, counted from the first board of the event; 0: they sit wherever the pairing puts them."""


@dataclass(frozen=True, slots=True)
class FideModeLeft(Fact):
    """FIDE mode was left: there is no way back."""

    since: ClassVar[int] = SINCE

    round: int
    """The one to be paired next."""
    reason: str
