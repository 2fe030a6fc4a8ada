"""The command that tells what the event makes of a rating."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.tui.commands.command import SECOND, PlacesCommand, work_at


class WhyRating(PlacesCommand):
    """Tell what the event makes of a rating, that of the player under the cursor: every game with what was expected.

    K stands there with its reason, then the sum, each with its article of FIDE's regulations; of a team all who
    played. O prints the sheet of everybody.
    """

    key = "k"
    label = "Rating"
    footer = SECOND
    words = "elo, change, k, performance, expected, gain, loss"
    does = work_at("paircard.tui.screens.standings.rating_told:tell_rating")

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """A game must have been paired that is rated."""
        from paircard.core.papers.rating_changes import without_rated_games  # the paper of ratings comes with it

        return super().obstacle(tournament) or ("" if tournament is None else without_rated_games(tournament))
