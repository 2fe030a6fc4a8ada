"""What can happen to who is entered: they come, late too, are corrected, stay away, leave and return."""

from __future__ import annotations

from typing import ClassVar, Literal

from paircard.core.event.entrant import Entrant
from paircard.core.event.facts import Fact, Scope
from paircard.core.event.ids import NO_TEAM, ContestantId, PairingNumber, TeamId
from paircard.core.event.persisted import later
from paircard.core.values.frozen import dataclass, field


@dataclass(frozen=True, slots=True)
class EntrantRegistered(Fact):
    """A player was entered, before round 1 or late (R17)."""

    id: ContestantId
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

    id: ContestantId
    entrant: Entrant
    reason: str = ""
    instead: bool = field(default=False, metadata=later(6))
    """Whether it is another player, who takes the place of one that has played nothing."""


@dataclass(frozen=True, slots=True)
class EntrantRemoved(Fact):
    """An entry was struck out before round 1 was paired."""

    id: ContestantId


@dataclass(frozen=True, slots=True)
class EntrantWithdrawn(Fact):
    """A player left the event before `round` (F5, F8)."""

    id: ContestantId
    round: int
    reason: str = ""
    games: Literal["", "annulled", "forfeited"] = field(default="", metadata=later(3))
    """What became of their games where all pairs are known beforehand: all annulled, or those to come forfeited."""


@dataclass(frozen=True, slots=True)
class EntrantReturned(Fact):
    """A player who had left is paired again from `round` on."""

    id: ContestantId
    round: int


@dataclass(frozen=True, slots=True)
class EntrantExpelled(Fact):
    """A player was expelled: the table is without them, and their games count for the others. Who returns is not."""

    since: ClassVar[int] = 7

    id: ContestantId
    reason: str


@dataclass(frozen=True, slots=True)
class AbsenceAnnounced(Fact):
    """A player will not play in one round (F5): nothing for it, or a half point where R18 allows."""

    id: ContestantId
    round: int
    half_points: int = 0


@dataclass(frozen=True, slots=True)
class AbsenceCancelled(Fact):
    """A player will play in that round after all."""

    id: ContestantId
    round: int
