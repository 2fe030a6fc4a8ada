"""What an event by the rules of 2026 may choose and announces beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.ids import NOBODY, ContestantId
from paircard.core.event.options import Choosable
from paircard.core.event.persisted import later
from paircard.core.systems.kit.announced_acceleration import CHOICES
from paircard.core.systems.kit.bye_worth import BYE
from paircard.core.systems.kit.fide_mode_choice import FIDE_MODE, FideMode
from paircard.core.systems.swiss.options import OWN_SINCE, GameOptions
from paircard.core.values.frozen import dataclass, field

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

SINCE = 5
"""Format of the journal in which options came that older versions do not know."""


@dataclass(frozen=True, slots=True)
class DutchOptions(GameOptions):
    """In FIDE mode what C.05 asks is held, too."""

    tag: ClassVar[str] = "dutch-2026"
    code_of_fide: ClassVar[str] = "FIDE_DUTCH_2026"
    asked: ClassVar[tuple[Choosable, ...]] = (
        BYE,
        *CHOICES,
        FIDE_MODE,
    )

    last_of_ga: ContestantId = field(default=NOBODY, metadata=later(SINCE))

    has_fide_mode: ClassVar[bool] = True
    fide: FideMode = field(default="off", metadata=later(SINCE))

    @classmethod
    def of_new_event(cls) -> DutchOptions:
        """Offer FIDE mode: events by these rules are rated, unless somebody says otherwise."""
        return cls(fide="on")

    @property
    def fide_mode(self) -> bool:
        """Whether it was chosen."""
        return self.fide == "on"

    @property
    def since(self) -> int:
        """A bye that gives nothing, and an acceleration of one's own, are not known to older versions."""
        return OWN_SINCE if self.of_no_article else SINCE if self.bye == "none" else 1


def options_of(tournament: Tournament) -> DutchOptions:
    """Return what the event has chosen."""
    return DutchOptions.of(tournament.regulations.options)
