"""C1, C2 and C3: what is never broken, also in the last round."""

from __future__ import annotations

from paircard.core.facets.breach import Breach
from paircard.core.systems.burstein.position import Player, Position
from paircard.core.systems.burstein.rules import burstein
from paircard.core.systems.swiss.legality import refused_meeting, refused_second_bye, same_absolute, same_colour_due


def refused_pair(position: Position, one: Player, other: Player) -> Breach | None:
    """Return why two players may not be paired (C1, then C3), None if they may."""
    if breach := refused_meeting(position, one, other, burstein("C1")):
        return breach
    return same_colour_due(one, other, burstein("C3")) if same_absolute(one, other) else None


def refused_bye(player: Player) -> Breach | None:
    """Return why a player may not have the pairing-allocated bye (C2), None if they may."""
    return refused_second_bye(player, burstein("C2"))
