"""What a bye of a round gave, as the tables of its event count it."""

from __future__ import annotations

from paircard.core.event.bye import Bye
from paircard.core.event.tournament import Tournament


def points_given(tournament: Tournament, number: int, bye: Bye) -> int:
    """Return the half points of a bye of a round as the tables count them: of a team by what ranks the event."""
    return sum(line.half_points for line in tournament.cards[bye.who].of_round(number))
