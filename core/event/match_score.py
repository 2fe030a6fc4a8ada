"""What a match gave a team, or a player where two games are one match."""

from __future__ import annotations

from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class MatchScore:
    """What a match, or a round without one, gave a team. Both in half points."""

    match_points: int
    """4 for a match won, 2 for one drawn: they count 2 and 1; of two players they only say who has won."""
    game_points: int
    """The sum of the boards."""
    against: int = 0
    """The sum of the boards of the other team; 0 in a round without one."""
    open_games: int = 0
    """How many games of two players have no result yet."""
