"""What an event may choose of its sliding system."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from paircard.core.event.options import Choosable, Options
from paircard.core.systems.kit.leaving import LEAVING, Leaving
from paircard.core.values.frozen import dataclass

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


@dataclass(frozen=True, slots=True)
class SlidingOptions(Options):
    """What becomes of the games of who leaves."""

    tag: ClassVar[str] = "sliding"
    asked: ClassVar[tuple[Choosable, ...]] = (LEAVING,)

    leaving: Leaving = "half"
    """As in a round robin: annulled before half of the games are played, later forfeits; or always forfeits."""


def options_of(tournament: Tournament) -> SlidingOptions:
    """Return what the event has chosen."""
    return SlidingOptions.of(tournament.regulations.options)
