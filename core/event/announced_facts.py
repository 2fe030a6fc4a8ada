"""What can happen to what an event announces: it is opened, told, changed, and lots are drawn for it."""

from __future__ import annotations

from typing import ClassVar, Literal

from paircard.core.event.facts import Fact, Scope
from paircard.core.event.ids import ContestantId
from paircard.core.event.persisted import AS_TYPED, LATER, later
from paircard.core.event.regulations import Details, Regulations
from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass, field


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
class DrawnUnannounced(Fact):
    """Asked before a draw whether it was announced, somebody drew all the same: nobody is asked again."""

    since: ClassVar[int] = 7


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
    order: tuple[ContestantId, ...]
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
class KeptRecord:
    """A line of a report that has no place in the event."""

    after: str = field(metadata=AS_TYPED)
    """Beginning of the record it stood behind; empty at the top."""
    text: str = field(metadata=AS_TYPED)


@dataclass(frozen=True, slots=True)
class RecordsKept(Fact):
    """The event came from a report with records that have no place in it: they go back into the next report."""

    records: tuple[KeptRecord, ...]
