"""What an event by the Dubov System may choose and announces beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import LATER
from paircard.core.systems.kit.acceleration import ACCELERATION, BAKU_CODE, Acceleration
from paircard.core.systems.kit.bye_worth import BYE, HALF_POINTS, ByeWorth

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

CODE = "FIDE_DUBOV"


@dataclass(frozen=True, slots=True)
class DubovOptions(Options):
    """What a pairing-allocated bye is worth (C.04.1 3), and acceleration (C.04.7)."""

    tag: ClassVar[str] = "dubov-2026"
    asked: ClassVar[tuple[Choosable, ...]] = (BYE, ACCELERATION)

    bye: ByeWorth = "win"
    acceleration: Acceleration = "none"
    last_of_ga: ContestantId = field(default=NOBODY, metadata=LATER)
    """The last of group A as a report from elsewhere tells it; nobody where it follows from who was there."""

    @property
    def bye_half_points(self) -> int:
        """What a pairing-allocated bye gives."""
        return HALF_POINTS[self.bye]

    @property
    def code(self) -> str:
        """Record 192 of a report."""
        return CODE + BAKU_CODE if self.acceleration == "baku" else CODE


def options_of(tournament: Tournament) -> DubovOptions:
    """Return what the event has chosen."""
    chosen = tournament.regulations.options
    return chosen if isinstance(chosen, DubovOptions) else DubovOptions()
