"""What an event by the rules of 2026 may choose and announces beforehand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from core.language import mark
from core.points import DRAW, WIN
from core.systems.options import Choosable, Options

if TYPE_CHECKING:
    from core.event.tournament import Tournament

Acceleration = Literal["none", "baku"]
ByeWorth = Literal["win", "draw"]


@dataclass(frozen=True, slots=True)
class DutchOptions(Options):
    """Acceleration (C.04.7), and what a pairing-allocated bye is worth (C.04.1 3)."""

    tag: ClassVar[str] = "dutch-2026"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "bye",
            mark("The bye gives"),
            (("win", mark("a point")), ("draw", mark("half a point"))),
            mark("one value for all byes of the event"),
        ),
        Choosable(
            "acceleration",
            mark("Acceleration"),
            (("none", mark("none")), ("baku", "Baku")),
            mark("C.04.7: virtual points in the first half"),
        ),
    )

    bye: ByeWorth = "win"
    acceleration: Acceleration = "none"

    @property
    def bye_half_points(self) -> int:
        """What a pairing-allocated bye gives."""
        return WIN if self.bye == "win" else DRAW


def options_of(tournament: Tournament) -> DutchOptions:
    """Return what the event has chosen."""
    chosen = tournament.regulations.options
    return chosen if isinstance(chosen, DutchOptions) else DutchOptions()
