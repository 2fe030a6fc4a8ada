"""What commands ask of a match of two: lots before each series, who chooses, whether a play-off is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from paircard.core.event.ids import ContestantId
from paircard.core.systems.match.colours import chosen, colours_of_series, winner_of_lots
from paircard.core.systems.match.colours import purpose as lots_purpose
from paircard.core.systems.match.options import options_of
from paircard.core.systems.match.progress import players, progress
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament

__all__ = ["by_auxiliary", "chooser", "colours_of_series", "due", "lots_purpose", "on_game", "two"]


def two(tournament: Tournament) -> Sequence[ContestantId]:
    """Return who plays."""
    return players(tournament)


def due(tournament: Tournament) -> int | None:
    """Return the series that is to begin, 0 for the match itself; None where games go on, or it is decided."""
    if len(tournament.registrations) != 2:
        return None
    if not tournament.rounds:
        return 0 if chosen(tournament) is None else None
    now = progress(tournament)
    return len(tournament.rounds[-1].matches[0].series) + 1 if now.drawn else None


def chooser(tournament: Tournament, series: int) -> ContestantId:
    """Return who has won the lots before a series."""
    return winner_of_lots(tournament, series)


def by_auxiliary(tournament: Tournament) -> bool:
    """Whether the auxiliary points of an earlier event decide a drawn match, as announced."""
    return options_of(tournament).drawn == "auxiliary"


def on_game(tournament: Tournament) -> str:
    """Say who has White in the game made last."""
    board = tournament.rounds[-1].boards[0]
    return tr("Game {game}: {white} has White.", game=len(tournament.rounds), white=tournament.name_of(board.white))
