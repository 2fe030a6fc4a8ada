"""How the colour that is drawn before round 1 is asked for and told, in the words of a book."""

from __future__ import annotations

from collections.abc import Mapping

from paircard.core.values.colour import Colour
from paircard.core.values.frozen import dataclass
from paircard.core.values.language import mark


@dataclass(frozen=True, slots=True)
class FirstColourWords:
    """Sentences as they stand in the code; `article` and `seed` are put in."""

    asked: str
    """What the colour is for."""
    settled: Mapping[Colour, str]
    """That it was set, by colour."""
    drawn: Mapping[Colour, str]
    """That lots gave it."""


INITIAL_COLOUR = FirstColourWords(
    mark(
        "Before round 1 the initial colour is drawn by lot ({article}); "
        "the odd numbers of the upper half get it, the even ones the other."
    ),
    {
        "W": mark("Initial colour set: White ({article})."),
        "B": mark("Initial colour set: Black ({article})."),
    },
    {
        "W": mark("Initial colour drawn with seed {seed}: White ({article})."),
        "B": mark("Initial colour drawn with seed {seed}: Black ({article})."),
    },
)
"""As the books of today call it."""
