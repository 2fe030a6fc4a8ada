"""Who has White, where a book begins with the number and goes on with preferences (5.2): the first rule that decides.

The same reading is said by `white_told`; `white_checked` is another one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paircard.core.systems.swiss.colours import Allotted, last_difference
from paircard.core.values.colour import Colour, other


def white_given(higher: Any, lower: Any, initial_colour: Colour, cited: Callable[[str], str]) -> Allotted[Any]:
    """Give a pair its colours; which of the two is higher, the book says."""
    colour, rule = _colour_of_higher(higher, lower, initial_colour)
    white, black = (higher, lower) if colour == "W" else (lower, higher)
    return Allotted(white, black, cited(rule))


def _colour_of_higher(higher: Any, lower: Any, initial_colour: Colour) -> tuple[Colour, str]:
    """Return the colour of the higher player, and the rule that decided it."""
    if not higher.colours and not lower.colours:
        return (initial_colour if higher.colour_number % 2 else other(initial_colour)), "5.2.1"
    mine, theirs = higher.preference, lower.preference
    if mine.colour is None:
        return other(theirs.colour), "5.2.2"
    if mine.colour != theirs.colour:
        return mine.colour, "5.2.2"
    if mine.strength != theirs.strength:
        return (mine.colour if mine.strength > theirs.strength else other(mine.colour)), "5.2.3"
    had = last_difference(higher.colours, lower.colours)
    if had is not None:
        return other(had), "5.2.4"
    return mine.colour, "5.2.5"
