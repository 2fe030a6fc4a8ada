"""Whether the legs of a match have line-ups of their own."""

from __future__ import annotations

from paircard.core.event.match import Match
from paircard.core.event.team_options import team_options
from paircard.core.event.tournament import Tournament


def own_line_ups(tournament: Tournament, match: Match) -> bool:
    """Whether each leg of a match has line-ups of its own: as announced, or as one was handed in."""
    if match.leg_count == 1:
        return False
    own = (round_ for round_ in tournament.rounds if match.contestants in round_.pairs)
    handed = (leg for round_ in own for team, leg in round_.handed if team in match.contestants)
    return team_options(tournament.regulations).own_line_ups or any(handed)
