"""The colour of the highest player in round 1, in the words of 1998 (A7, E5)."""

from __future__ import annotations

from paircard.core.facets.first_colour import FirstColourWords
from paircard.core.values.language import mark

FIRST_COLOUR = FirstColourWords(
    mark(
        "Before round 1 the colour of the highest player is determined by lot (A7); "
        "the odd numbers of S1 get it, the even ones the other (E5)."
    ),
    {"W": mark("First colour set: White (A7)."), "B": mark("First colour set: Black (A7).")},
    {
        "W": mark("First colour drawn with seed {seed}: White (A7)."),
        "B": mark("First colour drawn with seed {seed}: Black (A7)."),
    },
)
