"""Between which places everybody can still end, by points alone.

Everybody is looked at by themselves: that all of it can still happen at once is not said, nor what tie-breaks make of
equal points. Nobody ends above the one place or below the other.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from dataclasses import dataclass

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.standings import Standings
from paircard.core.tables.who_can_still_win import is_open, still_to_win


@dataclass(frozen=True, slots=True)
class Reach:
    """What somebody can still have in the end; points are half points."""

    best: int
    """A place they cannot come above."""
    worst: int
    """A place they cannot fall below."""
    most: int
    """Points, if they get all that is left."""


def reach(tournament: Tournament, table: Standings) -> Mapping[ContestantId, Reach]:
    """Return what everybody in a table of everybody can still reach, whose games count.

    Nobody is in it where all is played, and where points do not make the order.
    """
    if not is_open(tournament, table):
        return {}
    more = still_to_win(tournament, table)
    counting = [row for row in table.rows if not tournament.registrations[row.card.id].annulled]
    now = sorted(row.points for row in counting)
    most = sorted(row.points + more[row.card.id] for row in counting)
    return {
        row.card.id: Reach(
            best=1 + len(now) - bisect_right(now, row.points + more[row.card.id]),
            # they are one of those themselves
            worst=len(most) - bisect_left(most, row.points),
            most=row.points + more[row.card.id],
        )
        for row in counting
    }
