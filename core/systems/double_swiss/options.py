"""What an event by the Double-Swiss System may choose and announces beforehand."""

from __future__ import annotations

from typing import ClassVar

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import LATER
from paircard.core.systems.kit.acceleration import ACCELERATION, BAKU_CODE, Acceleration
from paircard.core.values.frozen import dataclass, field
from paircard.core.values.language import mark
from paircard.core.values.points import DRAW, LOSS, WIN
from paircard.core.values.scale import Scale

MATCH = 2 * WIN
"""Half points of a match that is won 2-0."""
BYE = Choosable(
    "bye",
    mark("The bye gives"),
    hint=mark("points, 0 to 2: 1½ is a game won and one drawn"),
    numbers=range(MATCH + 1),
    halves=True,
)


@dataclass(frozen=True, slots=True)
class DoubleSwissOptions(Options):
    """What a pairing-allocated bye is worth (1.4), and acceleration (C.04.7)."""

    tag: ClassVar[str] = "double-swiss-2026"
    code_of_fide: ClassVar[str] = "FIDE_DOUBLESWISS"
    asked: ClassVar[tuple[Choosable, ...]] = (BYE, ACCELERATION)

    bye: int = WIN + DRAW
    """Half points."""
    acceleration: Acceleration = "none"
    last_of_ga: ContestantId = field(default=NOBODY, metadata=LATER)
    """The last of group A as a report from elsewhere tells it; nobody where it follows from who was there."""

    @property
    def match_of_two(self) -> Scale:
        """What a match and a round without one give: two games each of 1, ½ and 0 (1.4)."""
        half = 2 * DRAW
        return Scale(MATCH, half, LOSS, bye=self.bye, full_bye=MATCH, half_bye=half, forfeit_win=MATCH)

    @property
    def code(self) -> str:
        """Record 192 of a report."""
        return self.code_of_fide + BAKU_CODE if self.acceleration == "baku" else self.code_of_fide
