"""C1 and C2: what is never broken, and the sentence that says so."""

from __future__ import annotations

from paircard.core.facets.breach import Breach
from paircard.core.systems.double_swiss.cited import double
from paircard.core.systems.double_swiss.position import Player, Position
from paircard.core.systems.swiss import outcome
from paircard.core.systems.swiss.legality import refused_meeting
from paircard.core.values.said import said


class NoCompletePairing(outcome.NoCompletePairing):
    """No complete pairing exists under C1 and C2 (3.3.3)."""

    why = said(
        "No complete pairing keeps C1 and C2. The chief arbiter decides (3.3.3): "
        "pair by hand and record the reason, or end the event."
    )


def refused_pair(position: Position, one: Player, other: Player) -> Breach | None:
    """Return why two may not be paired (C1), None if they may."""
    return refused_meeting(position, one, other, double("C1"))


def refused_bye(player: Player) -> Breach | None:
    """Return why somebody may not have the pairing-allocated bye (C2), None if they may."""
    if not player.bye_barred:
        return None
    had = said("{player} has had a bye, a match won by forfeit or a full-point bye.", player=player.number)
    return Breach(double("C2"), had)
