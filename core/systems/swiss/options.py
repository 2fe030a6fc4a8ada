"""What an event of players may choose by every book of games of 2026, and announces beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any, ClassVar, Literal, Self

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import LATER, later
from paircard.core.systems.kit.acceleration import BAKU_CODE
from paircard.core.systems.kit.announced_acceleration import CHOICES, OWN
from paircard.core.systems.kit.bye_worth import BYE, HALF_POINTS, ByeWorth
from paircard.core.values.frozen import dataclass, replace
from paircard.core.values.points import WIN

OWN_SINCE = 7
"""Format of the journal in which an acceleration of one's own came, that older versions do not know."""


@dataclass(frozen=True, slots=True)
class GameOptions(Options):
    """What a pairing-allocated bye is worth (C.04.1 3), and acceleration: C.04.7, or one's own."""

    code_of_fide: ClassVar[str]
    """Record 192 of a report without acceleration."""
    asked: ClassVar[tuple[Choosable, ...]] = (BYE, *CHOICES)

    bye: ByeWorth = "win"
    acceleration: Literal["none", "baku", "own"] = "none"
    last_of_ga: ContestantId = field(default=NOBODY, metadata=LATER)
    """The last of group A as a report from elsewhere tells it; nobody where it follows from who was there."""
    virtual: int = field(default=WIN, metadata=later(OWN_SINCE))
    """Half points of an acceleration of one's own."""
    virtual_rounds: int = field(default=2, metadata=later(OWN_SINCE))
    """The first so many rounds have it."""
    virtual_players: int = field(default=0, metadata=later(OWN_SINCE))
    """The first so many by number have it; 0 is the upper half, as of Baku (C.04.7 1.2)."""

    @property
    def since(self) -> int:
        """An acceleration of one's own is not known to older versions."""
        return OWN_SINCE if self.acceleration == OWN else 1

    def with_chosen(self, chosen: Mapping[str, Any]) -> Self:
        """Return them with other values; who is told as the last of group A does not outlive another number."""
        new = Options.with_chosen(self, chosen)
        changed = (new.acceleration, new.virtual_players) != (self.acceleration, self.virtual_players)
        return replace(new, last_of_ga=NOBODY) if changed and OWN in (new.acceleration, self.acceleration) else new

    @property
    def bye_half_points(self) -> int:
        """What a pairing-allocated bye gives."""
        return HALF_POINTS[self.bye]

    @property
    def code(self) -> str:
        """Record 192 of a report."""
        return self.code_of_fide + BAKU_CODE if self.acceleration == "baku" else self.code_of_fide
