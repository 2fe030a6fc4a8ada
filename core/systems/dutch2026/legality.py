"""C1, C2 and C3: what is never broken, and the sentence that says so."""

from __future__ import annotations

from paircard.core.facets.breach import Breach
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.dutch2026.rules import dutch
from paircard.core.systems.swiss.legality import refused_meeting
from paircard.core.values.said import said


def refused_pair(position: Position, one: Player, other: Player) -> Breach | None:
    """Return why two players may not be paired (C1, then C3), None if they may."""
    if breach := refused_meeting(position, one, other, dutch("C1")):
        return breach
    if not refused_for_colour(one, other):
        return None
    both = {"one": one.number, "other": other.number}
    if one.preference.colour == "B":
        return Breach(dutch("C3"), said("{one} and {other} must both have Black.", **both))
    return Breach(dutch("C3"), said("{one} and {other} must both have White.", **both))


def refused_for_colour(one: Player, other: Player) -> bool:
    """Tell whether C3 keeps two apart: the same absolute preference, and neither is a topscorer."""
    return same_absolute(one, other) and not (one.topscorer or other.topscorer)


def same_absolute(one: Player, other: Player) -> bool:
    """Tell whether both have the same absolute colour preference (C3)."""
    return one.preference.absolute and one.preference == other.preference


def refused_bye(player: Player) -> Breach | None:
    """Return why a player may not have the pairing-allocated bye (C2), None if they may."""
    if not player.bye_barred:
        return None
    sentence = said("{player} has had a bye, or the points of a win without playing.", player=player.number)
    return Breach(dutch("C2"), sentence)
