"""The colours of a pair as they are given, and what every book reads of two histories."""

from __future__ import annotations

from typing import Generic

from paircard.core.systems.swiss.position import C
from paircard.core.values.colour import Colour
from paircard.core.values.named import NamedTuple


class Allotted(NamedTuple, Generic[C]):
    """The two of a pair as they sit, and the rule that gave them their colours, with its book."""

    white: C
    black: C
    rule: str


def last_difference(mine: str, theirs: str) -> Colour | None:
    """Return the colour I had when the two last had different ones, counted back from the last meeting of each."""
    for my_colour, their_colour in zip(reversed(mine), reversed(theirs), strict=False):
        if my_colour != their_colour:
            return "W" if my_colour == "W" else "B"
    return None


def turns_since_difference(mine: str, theirs: str) -> int:
    """Return how many meetings ago that was, 1 for the last of each; the two did have different ones."""
    back = zip(reversed(mine), reversed(theirs), strict=False)
    return next(count for count, (my_colour, their_colour) in enumerate(back, 1) if my_colour != their_colour)
