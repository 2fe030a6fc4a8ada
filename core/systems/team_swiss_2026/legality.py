"""C1 and C2: what is never broken, and the sentence that says so."""

from __future__ import annotations

from paircard.core.facets.breach import Breach
from paircard.core.systems.swiss.legality import refused_meeting
from paircard.core.systems.team_swiss_2026.cited import team
from paircard.core.systems.team_swiss_2026.position import Position, Team
from paircard.core.values.said import said


def refused_pair(position: Position, one: Team, other: Team) -> Breach | None:
    """Return why two teams may not be paired (C1), None if they may."""
    return refused_meeting(position, one, other, team("C1"))


def refused_bye(each: Team) -> Breach | None:
    """Return why a team may not have the pairing-allocated bye (C2), None if it may."""
    if not each.bye_barred:
        return None
    had = said("{team} has had a bye, a match won by forfeit or a full-point bye.", team=each.number)
    return Breach(team("C2"), had)
