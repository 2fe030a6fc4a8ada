"""C1, C2 and C3: what is never broken, and the sentence that says so."""

from __future__ import annotations

from paircard.core.facets.breach import Breach
from paircard.core.systems.dutch2026.cited import dutch
from paircard.core.systems.dutch2026.position import Player, Position
from paircard.core.systems.swiss.legality import refused_meeting, refused_second_bye, same_absolute, same_colour_due


def refused_pair(position: Position, one: Player, other: Player) -> Breach | None:
    """Return why two players may not be paired (C1, then C3), None if they may."""
    if breach := refused_meeting(position, one, other, dutch("C1")):
        return breach
    return same_colour_due(one, other, dutch("C3")) if refused_for_colour(one, other) else None


def refused_for_colour(one: Player, other: Player) -> bool:
    """Tell whether C3 keeps two apart: the same absolute preference, and neither is a topscorer."""
    return same_absolute(one, other) and not (one.topscorer or other.topscorer)


def refused_bye(player: Player) -> Breach | None:
    """Return why a player may not have the pairing-allocated bye (C2), None if they may."""
    return refused_second_bye(player, dutch("C2"))
