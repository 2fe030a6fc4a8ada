"""What the organiser of a display may choose: colours, clocks, how several givers share the work."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from paircard.core.event.options import Choosable, Options
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

Colours = Literal["white", "black", "alternate"]
"""Of the giver: the code knows White only (H5), the others are an option of ours."""
Several = Literal["turn", "share"]
"""Several givers move in turn on every board, or each has boards of their own."""

_MINUTES = range(1000)
_HINT = mark("minutes for all moves; nothing: no clock")


@dataclass(frozen=True, slots=True)
class SimultaneousOptions(Options):
    """Colours, givers, clocks."""

    tag: ClassVar[str] = "simultaneous"
    asked: ClassVar[tuple[Choosable, ...]] = (
        Choosable(
            "colours",
            mark("Giver has"),
            (
                ("white", mark("White")),
                ("black", mark("Black")),
                ("alternate", mark("White on odd boards")),
            ),
            mark("White by B.VI H5"),
        ),
        Choosable(
            "several",
            mark("Two givers"),
            (("turn", mark("move in turn")), ("share", mark("share the boards"))),
            mark("where several give the display"),
        ),
        Choosable("giver_minutes", mark("Giver's clock"), hint=_HINT, numbers=_MINUTES, optional=True),
        Choosable("player_minutes", mark("Players' clock"), hint=_HINT, numbers=_MINUTES, optional=True),
    )

    colours: Colours = "white"
    several: Several = "turn"
    giver_minutes: int = 0
    """On every board; 0 without clocks."""
    player_minutes: int = 0

    @property
    def clocks(self) -> bool:
        """Whether there are clocks on the boards (H7, H8)."""
        return bool(self.giver_minutes or self.player_minutes)


def options_of(tournament: Tournament) -> SimultaneousOptions:
    """Return what the event has chosen."""
    return SimultaneousOptions.of(tournament.regulations.options)
