"""Who has White: C.04.3 5.2, each pair by the first rule that decides."""

from __future__ import annotations

from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.position import Player
from paircard.core.systems.swiss.colours import Allotted, last_difference
from paircard.core.values.colour import Colour, other
from paircard.core.values.preference import Preference, Strength, preference_of

_BOTH_GRANTED, _STRONGER, _ALTERNATED, _HIGHER, _BY_NUMBER = (dutch(f"5.2.{part}") for part in range(1, 6))


def allot(one: Player, two: Player, initial_colour: Colour) -> Allotted[Player]:
    """Give a pair its colours (5.2)."""
    one_first = one.number < two.number if one.score == two.score else one.score > two.score
    higher, lower = (one, two) if one_first else (two, one)
    colour, rule = _colour_of_higher(higher, lower, initial_colour)
    white, black = (higher, lower) if colour == "W" else (lower, higher)
    return Allotted(white, black, rule)


def _colour_of_higher(higher: Player, lower: Player, initial_colour: Colour) -> tuple[Colour, str]:
    """Return the colour of the higher player, and the rule that decided it."""
    mine, theirs = preference_of(higher.colours), preference_of(lower.colours)
    if mine.colour is None:
        if theirs.colour is not None:
            return other(theirs.colour), _BOTH_GRANTED
        return (initial_colour if higher.colour_number % 2 else other(initial_colour)), _BY_NUMBER
    if mine.colour != theirs.colour:
        return mine.colour, _BOTH_GRANTED
    my_force, their_force = _force(mine, higher), _force(theirs, lower)
    if my_force != their_force:
        return (mine.colour if my_force > their_force else other(mine.colour)), _STRONGER
    had = last_difference(higher.colours, lower.colours)
    if had is not None:
        return other(had), _ALTERNATED
    return mine.colour, _HIGHER


def _force(preference: Preference, player: Player) -> tuple[Strength, int]:
    """Return how strong a preference is; between two absolute ones the wider colour difference counts (5.2.2)."""
    return preference.strength, abs(player.difference) if preference.absolute else 0
