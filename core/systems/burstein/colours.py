"""Who has White: C.04.4.2 5.2, each pair by the first rule that decides."""

from __future__ import annotations

from paircard.core.systems.burstein.position import Player
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.swiss.colours import Allotted, last_difference
from paircard.core.values.colour import Colour, other


def allot(one: Player, two: Player, initial_colour: Colour) -> Allotted[Player]:
    """Give a pair its colours (5.2)."""
    higher, lower = (one, two) if one.index < two.index else (two, one)
    colour, rule = _colour_of_higher(higher, lower, initial_colour)
    white, black = (higher, lower) if colour == "W" else (lower, higher)
    return Allotted(white, black, burstein(rule))


def _colour_of_higher(higher: Player, lower: Player, initial_colour: Colour) -> tuple[Colour, str]:
    """Return the colour of who is higher in the Index, and the rule that decided it."""
    mine, theirs = higher.preference, lower.preference
    if mine.colour is None:
        if theirs.colour is not None:
            return other(theirs.colour), "5.2.2"
        return (initial_colour if higher.colour_number % 2 else other(initial_colour)), "5.2.1"
    if mine.colour != theirs.colour:
        return mine.colour, "5.2.2"
    if mine.strength != theirs.strength:
        return (mine.colour if mine.strength > theirs.strength else other(mine.colour)), "5.2.3"
    had = last_difference(higher.colours, lower.colours)
    if had is not None:
        return other(had), "5.2.4"
    return mine.colour, "5.2.5"
