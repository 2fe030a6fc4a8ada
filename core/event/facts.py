"""What can happen in a tournament: one frozen value each. The journal of these is the only truth.

Entrants are named by `id`, the order of registration, because pairing numbers may still change before
round 1 (R20). Points are half points.
"""

from __future__ import annotations

from dataclasses import field
from enum import Enum, auto
from typing import ClassVar, Literal

from core.event.address import Address
from core.event.bye import Bye
from core.event.entrant import Entrant
from core.event.ids import NO_TEAM, PairingNumber, PlayerId, TeamId
from core.event.persisted import AS_TYPED, LATER, later
from core.event.regulations import Details, Regulations
from core.event.result import Result
from core.values.colour import Colour, Float
from core.values.frozen import dataclass

KINDS: dict[str, type[Fact]] = {}
"""Every kind of event by the name it bears in the journal, whatever module it stands in."""


class Scope(Enum):
    """Which stages of its event a fact is about."""

    STAGE = auto()
    """The one in which its entry of the journal stands."""
    NAMED = auto()
    """The one it names itself, and the one it names as the source."""
    PERSON = auto()
    """All in which a person is entered."""
    EVENT = auto()
    """All."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Base of everything that can happen."""

    since: ClassVar[int] = 1
    """Format of the journal that came with this kind: an older paircard is told so, and does not open the file."""
    scope: ClassVar[Scope] = Scope.STAGE

    def __init_subclass__(cls) -> None:
        # a dataclass with slots is made twice: the later one counts
        other = KINDS.get(cls.__name__, cls)
        if other.__module__ != cls.__module__:
            raise TypeError(f"{cls.__name__} is the name of an event in {other.__module__} already")
        KINDS[cls.__name__] = cls


@dataclass(frozen=True, slots=True)
class TournamentCreated(Fact):
    """The event was opened."""

    details: Details
    regulations: Regulations


@dataclass(frozen=True, slots=True)
class DetailsChanged(Fact):
    """Name, place, dates or arbiter were changed."""

    scope: ClassVar[Scope] = Scope.EVENT

    details: Details


@dataclass(frozen=True, slots=True)
class RegulationsChanged(Fact):
    """Rounds, options or tie-breaks were changed."""

    regulations: Regulations
    reason: str = field(default="", metadata=LATER)
    """Why the tie-breaks were changed after round 1 was paired (F10); empty otherwise."""


@dataclass(frozen=True, slots=True)
class Announced(Fact):
    """What has to be told before the start was told: the announcement was printed, written, or said to be posted."""

    since: ClassVar[int] = 3

    how: Literal["printed", "written", "said"]


@dataclass(frozen=True, slots=True)
class NumbersKept(Fact):
    """The numbers stay as they were announced: no lots are drawn for them, though the book would have some drawn."""

    since: ClassVar[int] = 6


@dataclass(frozen=True, slots=True)
class FirstColourSet(Fact):
    """The colour of odd pairing numbers in round 1 (A7, E5), drawn by lot or set by the arbiter."""

    colour: Colour
    seed: str = field(default="", metadata=AS_TYPED)
    """Seed of the recorded lot; empty when the arbiter set the colour instead."""


@dataclass(frozen=True, slots=True)
class LotsDrawn(Fact):
    """Lots among players whom nothing else separates (F10), drawn from a seed or typed in from slips."""

    purpose: str
    """What for, such as `final:2.5`: the table and the points of the group."""
    order: tuple[PlayerId, ...]
    """The group, the best lot first."""
    seed: str = field(default="", metadata=AS_TYPED)
    """Seed of the draw; empty when the order was typed in."""
    reason: str = ""
    """Why lots of the same group and purpose were drawn again."""
    by: str = field(default="", metadata=later(3))
    """Who drew."""
    present: str = field(default="", metadata=later(3))
    """Who was present."""

    @property
    def of_stages(self) -> bool:
        """Whether they are for who plays in which stage: no tie-break asks for them."""
        return self.purpose.startswith("stage ")


@dataclass(frozen=True, slots=True)
class EntrantRegistered(Fact):
    """A player was entered, before round 1 or late (R17)."""

    id: PlayerId
    entrant: Entrant
    number: PairingNumber | None = None
    """The next free pairing number of a late entry; None before round 1 is paired."""
    first_round: int = 1
    """The first round they can be paired in."""
    missed: tuple[int, ...] = ()
    """Half points given for each round before `first_round` (R17, R18)."""
    team: TeamId = field(default=NO_TEAM, metadata=later(4))
    """The team they play for, last in its order; where teams contest the stage, they contest nothing themselves."""


@dataclass(frozen=True, slots=True)
class EntrantCorrected(Fact):
    """Name, rating or other data of an entrant were corrected (F7, R20)."""

    scope: ClassVar[Scope] = Scope.PERSON

    id: PlayerId
    entrant: Entrant
    reason: str = ""
    instead: bool = field(default=False, metadata=later(6))
    """Whether it is another player, who takes the place of one that has played nothing."""


@dataclass(frozen=True, slots=True)
class EntrantRemoved(Fact):
    """An entry was struck out before round 1 was paired."""

    id: PlayerId


@dataclass(frozen=True, slots=True)
class EntrantWithdrawn(Fact):
    """A player left the event before `round` (F5, F8)."""

    id: PlayerId
    round: int
    reason: str = ""
    games: Literal["", "annulled", "forfeited"] = field(default="", metadata=later(3))
    """What became of their games where all pairs are known beforehand: all annulled, or those to come forfeited."""


@dataclass(frozen=True, slots=True)
class EntrantReturned(Fact):
    """A player who had left is paired again from `round` on."""

    id: PlayerId
    round: int


@dataclass(frozen=True, slots=True)
class AbsenceAnnounced(Fact):
    """A player will not play in one round (F5): nothing for it, or a half point where R18 allows."""

    id: PlayerId
    round: int
    half_points: int = 0


@dataclass(frozen=True, slots=True)
class AbsenceCancelled(Fact):
    """A player will play in that round after all."""

    id: PlayerId
    round: int


@dataclass(frozen=True, slots=True)
class PairMade:
    """One pair as it was made: a fact, never recomputed (R19)."""

    white: PlayerId
    black: PlayerId
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
    bye: PlayerId | None = None
    half_point_byes: tuple[PlayerId, ...] = ()
    """Players given a half point without opponent (R18)."""
    numbers: tuple[PlayerId, ...] = ()
    """Round 1 only: the ids in the order of their pairing numbers, fixed from now on (A2, R20)."""
    by_hand: str = ""
    """The arbiter's reason when they paired by hand; empty when the program paired."""
    against: tuple[str, ...] = field(default=(), metadata=LATER)
    """The articles a pairing by hand breaks, `B1a` first; none when it breaks none."""
    further_byes: tuple[PlayerId, ...] = field(default=(), metadata=later(2))
    """Pairing byes beside `bye`, which no pairing of ours has: a report from elsewhere tells them."""
    full_point_byes: tuple[PlayerId, ...] = field(default=(), metadata=later(2))
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
class KeptRecord:
    """A line of a report that has no place in the event."""

    after: str = field(metadata=AS_TYPED)
    """Beginning of the record it stood behind; empty at the top."""
    text: str = field(metadata=AS_TYPED)


@dataclass(frozen=True, slots=True)
class RecordsKept(Fact):
    """The event came from a report with records that have no place in it: they go back into the next report."""

    records: tuple[KeptRecord, ...]


@dataclass(frozen=True, slots=True)
class Undone(Fact):
    """All events of one command were taken back; they stay in the journal."""

    command: int


@dataclass(frozen=True, slots=True)
class Redone(Fact):
    """A command that had been taken back is in force again."""

    command: int
