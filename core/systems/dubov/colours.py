"""Who has White: C.04.4.1 5.2, each pair by the first rule that decides."""

from __future__ import annotations

from paircard.core.systems.dubov.position import Player
from paircard.core.systems.dubov.rules import dubov
from paircard.core.systems.swiss.colours import Allotted, last_difference
from paircard.core.values.colour import Colour, other


def allot(one: Player, two: Player, initial_colour: Colour) -> Allotted[Player]:
    """Give a pair its colours (5.2)."""
    one_first = (-one.score, one.number) < (-two.score, two.number)
    higher, lower = (one, two) if one_first else (two, one)
    colour, rule = _colour_of_higher(higher, lower, initial_colour)
    white, black = (higher, lower) if colour == "W" else (lower, higher)
    return Allotted(white, black, dubov(rule))


def _colour_of_higher(higher: Player, lower: Player, initial_colour: Colour) -> tuple[Colour, str]:
    """Return the colour of the higher player, and the rule that decided it."""
    if not higher.colours and not lower.colours:
        return (initial_colour if higher.colour_number % 2 else other(initial_colour)), "5.2.1"
    mine, theirs = higher.preference, lower.preference
    wanted: Colour = mine.colour or "B"
    if wanted != theirs.colour:
        return wanted, "5.2.2"
    if mine.strength != theirs.strength:
        return (wanted if mine.strength > theirs.strength else other(wanted)), "5.2.3"
    had = last_difference(higher.colours, lower.colours)
    if had is not None:
        return other(had), "5.2.4"
    return wanted, "5.2.5"
