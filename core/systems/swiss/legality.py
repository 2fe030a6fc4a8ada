"""What books of 2026 have alike: nobody meets the same opponent twice (C1), and C3 where colours keep two apart."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.facets.breach import Breach
from paircard.core.systems.kit.kept_away import met_each_other
from paircard.core.systems.swiss.position import C, SwissPosition
from paircard.core.values.said import said


def met(one: C, other: C) -> bool:
    """Tell whether two have met, whichever of the two cards says so."""
    return other.number in one.opponents or one.number in other.opponents


def forbidden(position: SwissPosition[C], one: C, other: C) -> bool:
    """Tell whether the rules of the event keep two apart."""
    return (min(one.number, other.number), max(one.number, other.number)) in position.forbidden


def refused_meeting(position: SwissPosition[C], one: C, other: C, c1: str) -> Breach | None:
    """Return why two may not meet by C1, named with its book; None if they may."""
    if met(one, other):
        return Breach(c1, met_each_other(one.number, other.number, one.met_in))
    if forbidden(position, one, other):
        apart = said("The rules of the event keep {one} and {other} apart.", one=one.number, other=other.number)
        return Breach(c1, apart)
    return None


def same_absolute(one: C, other: C) -> bool:
    """Tell whether both have the same absolute colour preference (C3)."""
    return one.preference.absolute and one.preference == other.preference


def same_colour_due(one: C, other: C, c3: str) -> Breach:
    """Return that two are kept apart by the colour that both must have (C3, named with its book)."""
    both = {"one": one.number, "other": other.number}
    if one.preference.colour == "B":
        return Breach(c3, said("{one} and {other} must both have Black.", **both))
    return Breach(c3, said("{one} and {other} must both have White.", **both))


def refused_by_colours_too(position: SwissPosition[C], one: C, other: C, cited: Callable[[str], str]) -> Breach | None:
    """Return why two may not be paired by C1, then by C3, that of a book without topscorers; None if they may."""
    if breach := refused_meeting(position, one, other, cited("C1")):
        return breach
    return same_colour_due(one, other, cited("C3")) if same_absolute(one, other) else None


def refused_second_bye(player: C, c2: str) -> Breach | None:
    """Return why a player may not have the pairing-allocated bye (C2, named with its book), None if they may."""
    if not player.bye_barred:
        return None
    sentence = said("{player} has had a bye, or the points of a win without playing.", player=player.number)
    return Breach(c2, sentence)
