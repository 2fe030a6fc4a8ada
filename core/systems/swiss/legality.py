"""C1, which every book of 2026 has alike: nobody meets the same opponent twice."""

from __future__ import annotations

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
