"""What lessons ask of matches of two."""

from __future__ import annotations

from paircard.core.systems.match.colours import white_in
from paircard.core.systems.match.options import MatchOptions
from paircard.core.systems.match.progress import progress
from paircard.core.systems.match.words import played_to

__all__ = ["options", "played_to", "progress", "white_in"]


def options(to: str = "games", target: int = 0) -> MatchOptions:
    """Return what a match to so many games, half points or wins has chosen."""
    match to:
        case "points":
            return MatchOptions(to="points", points=target)
        case "wins":
            return MatchOptions(to="wins", wins=target)
    return MatchOptions()
