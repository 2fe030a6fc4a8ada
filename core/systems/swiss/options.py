"""What an event of players may choose by every book of games of 2026, and announces beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable, Options
from paircard.core.event.persisted import LATER, later
from paircard.core.systems.kit.acceleration import BAKU_CODE
from paircard.core.systems.kit.announced_acceleration import CHOICES, OWN
from paircard.core.systems.kit.bye_worth import BYE, HALF_POINTS, ByeWorth
from paircard.core.systems.kit.reported_acceleration import TOLD, ToldPoints
from paircard.core.values.errors import Refusal
from paircard.core.values.frozen import dataclass, field, replace
from paircard.core.values.points import WIN
from paircard.core.values.said import said

OWN_SINCE = 7
"""Format of the journal in which an acceleration of one's own came, that older versions do not know."""


@dataclass(frozen=True, slots=True)
class GameOptions(Options):
    """What a pairing-allocated bye is worth (C.04.1 3), and acceleration: C.04.7, or one's own."""

    code_of_fide: ClassVar[str]
    """Record 192 of a report without acceleration."""
    asked: ClassVar[tuple[Choosable, ...]] = (BYE, *CHOICES)

    bye: ByeWorth = "win"
    acceleration: Literal["none", "baku", "own", "told"] = "none"
    last_of_ga: ContestantId = field(default=NOBODY, metadata=LATER)
    """The last of group A as a report from elsewhere tells it; nobody where it follows from who was there."""
    virtual: int = field(default=WIN, metadata=later(OWN_SINCE))
    """Half points of an acceleration of one's own."""
    virtual_rounds: int = field(default=2, metadata=later(OWN_SINCE))
    """The first so many rounds have it."""
    virtual_players: int = field(default=0, metadata=later(OWN_SINCE))
    """The first so many by number have it; 0 is the upper half, as of Baku (C.04.7 1.2)."""
    virtual_then: int = field(default=0, metadata=later(OWN_SINCE))
    """Half points in the rounds after these; 0: none."""
    virtual_then_rounds: int = field(default=0, metadata=later(OWN_SINCE))
    """The last round that has those."""
    virtual_told: tuple[ToldPoints, ...] = field(default=(), metadata=later(OWN_SINCE))
    """The virtual points of a report that follow no such rule."""

    @property
    def since(self) -> int:
        """An acceleration of one's own is not known to older versions."""
        return OWN_SINCE if self.of_no_article else 1

    @property
    def of_no_article(self) -> bool:
        """Whether the event is accelerated otherwise than by C.04.7."""
        return self.acceleration in (OWN, TOLD)

    @property
    def fits_fide_mode(self) -> bool:
        """Baku is the only acceleration that FIDE describes."""
        return not self.of_no_article

    def checked(self) -> Self:
        """Refuse points of later rounds without such rounds, these without points, and what no report has told."""
        if self.acceleration == TOLD and not self.virtual_told:
            nothing = said("No report has told virtual points: choose another acceleration.")
            raise Refusal(nothing, field="acceleration")
        if self.acceleration == OWN and self.virtual_then and self.virtual_then_rounds <= self.virtual_rounds:
            early = said(
                "Then up to round: type a round after {last}, up to which the first points are given.",
                last=self.virtual_rounds,
            )
            raise Refusal(early, field="virtual_then_rounds")
        if self.acceleration == OWN and self.virtual_then_rounds and not self.virtual_then:
            none = said("Then virtual points: type how many those rounds have, or leave “Then up to round” empty.")
            raise Refusal(none, field="virtual_then")
        return self

    @property
    def last_accelerated(self) -> int:
        """The last round that has virtual points of one's own."""
        return self.virtual_then_rounds if self.virtual_then else self.virtual_rounds

    def with_chosen(self, chosen: Mapping[str, Any]) -> Self:
        """Return them with other values; what a report told does not outlive another choice."""
        new = Options.with_chosen(self, chosen)
        if new.virtual_told and new.acceleration != TOLD:
            new = replace(new, virtual_told=())
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
