"""What reports and papers call the Swiss of 1998, of players and of teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.event.team_options import team_options
from paircard.core.facets import ordinary
from paircard.core.values.language import tr

if TYPE_CHECKING:
    from paircard.core.event.tournament import Tournament


class Exchange(ordinary.Exchange):
    """No code of FIDE's stands for the rules of 1998, and none is claimed."""

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""
        return "Swiss system FIDE 1998"  # no words: a value of record 092

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""
        return "CUSTOM_SWISS"

    def foot(self) -> tuple[str, ...]:
        """Return by which rules an event is paired."""
        return (
            tr("Rules: FIDE Swiss System based on rating, text of 1992 - 1998."),
            tr("For events that FIDE rates newer rules are in force."),
        )


class TeamExchange(Exchange):
    """A code says which points pair and rank."""

    def name(self, tournament: Tournament) -> str:
        """Return the value of record 092."""
        return "Team Swiss system FIDE 1998"  # no words: a value of record 092

    def code(self, tournament: Tournament) -> str:
        """Return the value of record 192."""
        points = "MP" if team_options(tournament.regulations).primary == "match" else "GP"
        return f"CUSTOM_TEAM_SWISS_{points}"  # no words: a code of record 192
