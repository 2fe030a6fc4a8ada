"""Who has White: C.04.4.3 5 and 7.2, each pair by the first rule that decides."""

from __future__ import annotations

from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.position import Player
from paircard.core.systems.swiss.colours import Allotted, last_difference
from paircard.core.values.colour import Colour, other


def allot(initial: Colour, one: Player, two: Player, *, upper_first: bool) -> Allotted[Player]:
    """Give a pair its colours; `upper_first` where it was made in the median or above it (5.4)."""
    upper, lower = (one, two) if one.number < two.number else (two, one)
    colour, rule = _colour_of_upper(initial, upper, lower, upper_first=upper_first)
    white, black = (upper, lower) if colour == "W" else (lower, upper)
    return Allotted(white, black, lim(rule))


def _colour_of_upper(initial: Colour, upper: Player, lower: Player, *, upper_first: bool) -> tuple[Colour, str]:
    """Return the colour of the upper player, and the rule that decided it."""
    mine, theirs = upper.preference, lower.preference
    if mine.colour is None and theirs.colour is None:
        return (initial if upper.colour_number % 2 else other(initial)), "7.2"
    wanted = mine.colour or other(theirs.colour or "B")
    if wanted != theirs.colour:
        return wanted, "5.5" if upper.difference or lower.difference else "5.6"
    if mine.absolute != theirs.absolute:
        stronger = upper if mine.absolute else lower
        rule = "5.1" if abs(stronger.difference) > 1 else "5.3"
        return (wanted if mine.absolute else other(wanted)), rule
    had = last_difference(upper.colours, lower.colours)
    if had is not None:
        return other(had), "5.4"
    return (wanted if upper_first else other(wanted)), "5.4"
