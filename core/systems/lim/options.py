"""What an event by the Lim System may choose and announces beforehand."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.options import Choosable
from paircard.core.systems.kit.announced_acceleration import CHOICES
from paircard.core.systems.kit.bye_worth import BYE
from paircard.core.systems.swiss.options import GameOptions
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark

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
class LimOptions(GameOptions):
    """Whether it is a maxi-tournament, beside what every book lets an event choose."""

    tag: ClassVar[str] = "lim-2026"
    code_of_fide: ClassVar[str] = "CUSTOM_SWISS"
    asked: ClassVar[tuple[Choosable, ...]] = (BYE, *CHOICES, MAXI)

    maxi: bool = False
    """3.2.3, 3.8, 5.7."""

    @property
    def code(self) -> str:
        """Record 192 of a report: FIDE has none for it, and virtual points say the acceleration."""
        return self.code_of_fide
