"""What lessons ask of displays."""

from __future__ import annotations

from paircard.core.systems.simultaneous.conditions import conditions
from paircard.core.systems.simultaneous.options import Colours, SimultaneousOptions
from paircard.core.systems.simultaneous.score import score_of

__all__ = ["conditions", "options", "score_of"]

GIVER_MINUTES, PLAYER_MINUTES = 120, 90


def options(*, colours: str = "white", clocks: bool = False) -> SimultaneousOptions:
    """Return what a display has chosen, with clocks or without."""
    giver: Colours = "black" if colours == "black" else "alternate" if colours == "alternate" else "white"
    if clocks:
        return SimultaneousOptions(giver, giver_minutes=GIVER_MINUTES, player_minutes=PLAYER_MINUTES)
    return SimultaneousOptions(giver)
