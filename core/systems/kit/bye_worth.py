"""What a bye of the pairing gives where an event of players announces it (C.04.1 3): one value for all of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from paircard.core.event.options import Choosable
from paircard.core.facets.reported import Points
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark
from paircard.core.values.points import DRAW, LOSS, WIN
from paircard.core.values.said import said
from paircard.core.values.scale import AS_CHOSEN, Scale

ByeWorth = Literal["win", "draw", "none"]
BYE = Choosable(
    "bye",
    mark("The bye gives"),
    (("win", mark("a point")), ("draw", mark("half a point")), ("none", mark("nothing"))),
    mark("one value for all byes of the event"),
)
HALF_POINTS: Mapping[ByeWorth, int] = {"win": WIN, "draw": DRAW, "none": LOSS}


def bye_reported(points: Points) -> ByeWorth:
    """Return what a report gives for a bye as an option; where it is none of them, the scale of points says it."""
    return "draw" if points.bye == points.draw else "none" if points.bye == 0 else "win"


def said_twice(bye: ByeWorth, scale: Scale) -> Refusal | None:
    """Return the refusal of two announcements of what the bye gives, as an option and behind the results."""
    if bye == "win" or scale.bye == AS_CHOSEN:
        return None
    wrong = said("What the bye gives is said twice: choose it, or type U= behind the results.")
    return Refusal(wrong, "C.04.1 3", "points")
