"""What can happen to the stages of an event: sections beside each other, groups, a final after them.

An event of one stage needs none of these. Each names its stage itself and lies in the journal with stage 0, the event:
stages are 1 from the opening on, 2, 3 ... as they are opened.
"""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.facts import Fact, Scope
from paircard.core.event.filling import Filling
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.persisted import AS_TYPED, later
from paircard.core.event.regulations import Regulations
from paircard.core.values.frozen import dataclass, field

SINCE = 3
"""The format of the journal that came with stages."""


@dataclass(frozen=True, slots=True)
class StageOpened(Fact):
    """A further stage was opened, with regulations of its own."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.NAMED

    stage: int
    name: str
    pool: str
    """The draw or the section it belongs to; empty where it stands alone."""
    regulations: Regulations
    filling: Filling | None = field(default=None, metadata=later(4))
    """Of a final: by which plan it is filled from groups."""


@dataclass(frozen=True, slots=True)
class StageChanged(Fact):
    """Name or pool of a stage were changed; its regulations change as those of any event do."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.NAMED

    stage: int
    name: str
    pool: str


@dataclass(frozen=True, slots=True)
class StageClosed(Fact):
    """A stage in which nobody is left was closed: it is shown no more."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.NAMED

    stage: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class StageEntered(Fact):
    """Somebody known in the event joined a stage: there they have a registration of its own."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.NAMED

    stage: int
    id: ContestantId
    source: int = 0
    """The stage they come from; 0 where it is none in particular."""
    rule: str = ""
    """By which they came, in words of the event; empty where the arbiter put them there."""
    number: PairingNumber | None = None
    """As of `EntrantRegistered`."""
    first_round: int = 1
    missed: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class StageLeft(Fact):
    """Somebody left a stage before its round 1 was paired, for another one."""

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.NAMED

    stage: int
    id: ContestantId
    reason: str = ""


@dataclass(frozen=True, slots=True)
class NumbersGiven(Fact):
    """Start numbers were drawn within a stage: they hold until its round 1 fixes them, and again once it is open.

    Earlier entries that tell the same as lots are lifted to this one (`core.event.upcasts`).
    """

    since: ClassVar[int] = SINCE
    scope: ClassVar[Scope] = Scope.NAMED

    stage: int
    order: tuple[ContestantId, ...]
    """The ids, number 1 first."""
    seed: str = field(default="", metadata={**AS_TYPED, **later(SINCE)})
    """Seed of the draw; empty where slips were typed."""
    purpose: str = field(default="", metadata=later(SINCE))
    """What it was drawn with beside the seed; empty where slips were typed, or lots tell of it."""
    reason: str = field(default="", metadata=later(SINCE))
    """Why numbers were drawn again."""
    by: str = field(default="", metadata=later(SINCE))
    """Who drew."""
    present: str = field(default="", metadata=later(SINCE))
    """Who was present."""


StageFact = StageOpened | StageChanged | StageClosed | StageEntered | StageLeft | NumbersGiven
