"""What an event of players may choose by every book of games of 2026, and announces beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import LATER
from paircard.core.systems.kit.acceleration import ACCELERATION, BAKU_CODE, Acceleration
from paircard.core.systems.kit.bye_worth import BYE, HALF_POINTS, ByeWorth


@dataclass(frozen=True, slots=True)
class GameOptions(Options):
    """What a pairing-allocated bye is worth (C.04.1 3), and acceleration (C.04.7)."""

    code_of_fide: ClassVar[str]
    """Record 192 of a report without acceleration."""
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
        return self.code_of_fide + BAKU_CODE if self.acceleration == "baku" else self.code_of_fide
