"""Who has White on the first board: C.04.6 4.3, each pair by the first rule that decides."""

from __future__ import annotations

from paircard.core.systems.swiss.colours import Allotted, last_difference
from paircard.core.systems.team_swiss_2026.cited import team
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.values.colour import Colour, other


def allot(position: Position, one: Team, two: Team) -> Allotted[Team]:
    """Give a pair its colours (4.3)."""
    first, second = first_team_first(position, one, two)
    colour, rule = _colour_of_first(position, first, second)
    white, black = (first, second) if colour == "W" else (second, first)
    return Allotted(white, black, team(rule))


def first_team_first(position: Position, one: Team, two: Team) -> tuple[Team, Team]:
    """Return a pair with its first team first (4.2): by points, secondary score where used, TPN.

    Virtual points do not count: C.04.7 1.5 names scoregroups, their order and boards.
    """

    def place(each: Team) -> tuple[int, int, int]:
        return -each.points, -each.secondary if position.secondary_used else 0, each.number

    return (one, two) if place(one) < place(two) else (two, one)


def _colour_of_first(position: Position, first: Team, second: Team) -> tuple[Colour, str]:
    """Return the colour of the first team, and the rule that decided it."""
    if not first.played and not second.played:
        return (position.initial_colour if first.number % 2 else other(position.initial_colour)), "4.3.1"
    return _by_preference(position, first, second) or _by_history(first, second)


def _by_preference(position: Position, first: Team, second: Team) -> tuple[Colour, str] | None:
    mine, theirs = first.preference.colour, second.preference.colour
    if mine is None and theirs is None:
        return None
    if mine is None or theirs is None:
        return (mine or other(theirs or "W")), "4.3.2"
    if mine != theirs:
        return mine, "4.3.3"
    if position.type_b and first.strong != second.strong:
        return (mine if first.strong else other(mine)), "4.3.4"
    return None


def _by_history(first: Team, second: Team) -> tuple[Colour, str]:
    if first.difference != second.difference:
        return ("W" if first.difference < second.difference else "B"), "4.3.5"
    had = last_difference(first.colours, second.colours)
    if had is not None:
        return other(had), "4.3.6"
    if first.preference.colour is not None:
        return first.preference.colour, "4.3.7"
    if first.colours:
        return ("B" if first.colours[-1] == "W" else "W"), "4.3.8"
    return ("W" if second.colours[-1] == "W" else "B"), "4.3.9"
