"""What is still possible in a match: what a team needs to win it, and whether it can still draw."""

from __future__ import annotations

from paircard.core.event.ids import TeamId
from paircard.core.event.match import Match
from paircard.core.values.points import WIN


def to_win(match: Match, team: TeamId) -> int | None:
    """Return how many half points on the boards still open win the match for a team; None where none do.

    Only while the match is not decided.
    """
    if match.series:
        return None  # a play-off is counted by itself
    needed = (_deficit(match, team) + WIN * match.open_games) // 2 + 1
    return needed if 0 < needed <= WIN * match.open_games else None


def may_draw(match: Match, team: TeamId) -> bool:
    """Whether a team that can no longer win may still draw."""
    return not match.series and to_win(match, team) is None and _deficit(match, team) == WIN * match.open_games


def _deficit(match: Match, team: TeamId) -> int:
    return match.game_points(match.opponent(team)) - match.game_points(team)
