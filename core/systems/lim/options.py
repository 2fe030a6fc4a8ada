"""What an event by the Lim System may choose and announces beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import LATER
from paircard.core.systems.kit.acceleration import ACCELERATION, Acceleration
from paircard.core.systems.kit.bye_worth import BYE, HALF_POINTS, ByeWorth
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

WORDS = "Swiss Lim 2026 (FIDE C.04.4.3)"  # no words: a value of record 092
MAXI_WORDS = "Maxi"  # no words: a value of record 092
"""What stands behind it where the event is a maxi-tournament."""
MAXI = Choosable(
    "maxi",
    mark("Maxi"),
    ((False, mark("no")), (True, mark("yes"))),
    mark("colours decide only between ratings within 100 points"),
)


@dataclass(frozen=True, slots=True)
class LimOptions(Options):
    """What a pairing-allocated bye is worth (C.04.1 3), acceleration (C.04.7), and whether it is a maxi-tournament."""

    tag: ClassVar[str] = "lim-2026"
    asked: ClassVar[tuple[Choosable, ...]] = (BYE, ACCELERATION, MAXI)

    bye: ByeWorth = "win"
    acceleration: Acceleration = "none"
    maxi: bool = False
    """3.2.3, 3.8, 5.7."""
    last_of_ga: ContestantId = field(default=NOBODY, metadata=LATER)
    """The last of group A as a report from elsewhere tells it; nobody where it follows from who was there."""

    @property
    def bye_half_points(self) -> int:
        """What a pairing-allocated bye gives."""
        return HALF_POINTS[self.bye]

    @property
    def code(self) -> str:
        """Record 192 of a report: FIDE has none for it."""
        return "CUSTOM_SWISS"  # no words: a value


def options_of(tournament: Tournament) -> LimOptions:
    """Return what the event has chosen."""
    return LimOptions.of(tournament.regulations.options)
