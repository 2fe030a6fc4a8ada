"""Who is compatible with whom (2.1), and who may have the bye: what is never broken."""

from __future__ import annotations

from paircard.core.facets.breach import Breach
from paircard.core.systems.kit.books_2026 import basic
from paircard.core.systems.lim.cited import lim
from paircard.core.systems.lim.position import Player, Position
from paircard.core.systems.swiss.legality import refused_meeting, refused_second_bye, same_absolute, same_colour_due


def refused_pair(position: Position, one: Player, other: Player) -> Breach | None:
    """Return why two are not compatible, None if they are."""
    if breach := refused_meeting(position, one, other, lim("2.1")):
        return breach
    if position.limited(one, other) and same_absolute(one, other):
        return same_colour_due(one, other, lim("2.1"))
    return None


def refused_bye(player: Player) -> Breach | None:
    """Return why a player may not have the pairing-allocated bye, None if they may."""
    return refused_second_bye(player, basic("4"))
