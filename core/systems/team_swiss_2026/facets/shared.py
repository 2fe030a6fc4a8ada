"""What is as in every Swiss of 2026, asked of this book."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.facets.wall_chart import WallChart, can_be_begun
from paircard.core.systems.swiss.facets import groups, rounds, steps
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.wall_chart import ChartOfTeams

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Rounds(rounds.Rounds):
    """The pairing itself."""

    book = BOOK

    def wall_chart(self, tournament: Tournament) -> WallChart | None:
        """Return every team's rounds, to be written on without the fold."""
        return ChartOfTeams(tournament) if can_be_begun(tournament) else None


class Groups(groups.Groups):
    """Score groups and brackets."""

    book = BOOK


class Steps(steps.Steps):
    """The rules word by word."""

    book = BOOK
