"""What can happen to a round: it is given a time, paired, taken back, published."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.bye import Bye
from paircard.core.event.facts import Fact
from paircard.core.event.game_address import Address
from paircard.core.event.ids import ContestantId
from paircard.core.event.persisted import LATER, later
from paircard.core.values.colour import Float
from paircard.core.values.frozen import dataclass, field


@dataclass(frozen=True, slots=True)
class PairMade:
    """One pair as it was made: a fact, never recomputed (R19)."""

    white: ContestantId
    black: ContestantId
    white_float: Float = "-"
    black_float: Float = "-"
    colours: str = field(default="W", metadata=later(3))
    """A letter a game: the colour of `white`, who is named first; `WB` is a match of two games."""
    same_as: Address | None = field(default=None, metadata=later(4))
    """The game of an earlier stage that this is: it is not played again, and its result stands there."""
    seats: tuple[int, ...] = field(default=(), metadata=later(4))
    """Whom of the other team the boards meet, by their place in its line-up; nothing where board meets board."""


@dataclass(frozen=True, slots=True)
class RoundTimed(Fact):
    """When a round begins was given, or taken back where both are empty."""

    since: ClassVar[int] = 3

    round: int
    date: str
    """ISO."""
    time: str
    """Of the day: 09:30."""


@dataclass(frozen=True, slots=True)
class RoundPaired(Fact):
    """A round was paired; the pairs stand in the order of publication (F1), board 1 first."""

    round: int
    pairs: tuple[PairMade, ...]
    bye: ContestantId | None = None
    half_point_byes: tuple[ContestantId, ...] = ()
    """Players given a half point without opponent (R18)."""
    numbers: tuple[ContestantId, ...] = ()
    """Round 1 only: the ids in the order of their pairing numbers, fixed from now on (A2, R20)."""
    by_hand: str = ""
    """The arbiter's reason when they paired by hand; empty when the program paired."""
    against: tuple[str, ...] = field(default=(), metadata=LATER)
    """The articles a pairing by hand breaks, `B1a` first; none when it breaks none."""
    further_byes: tuple[ContestantId, ...] = field(default=(), metadata=later(2))
    """Pairing byes beside `bye`, which no pairing of ours has: a report from elsewhere tells them."""
    full_point_byes: tuple[ContestantId, ...] = field(default=(), metadata=later(2))
    """Players given a whole point without opponent, other than by a pairing bye: as a report tells."""
    byes: tuple[Bye, ...] = field(default=(), metadata=later(3))
    """Everybody else without opponent: what the fields before cannot say, by its kind or by what it is worth."""


@dataclass(frozen=True, slots=True)
class RoundUnpaired(Fact):
    """The pairing of a round was taken back."""

    round: int
    reason: str = ""
    against: str = field(default="", metadata=LATER)
    """The article that would have let the pairing stand (F6, F7); empty when none did."""


@dataclass(frozen=True, slots=True)
class RoundPublished(Fact):
    """The pairing was posted; from now on F6 guards it."""

    round: int
