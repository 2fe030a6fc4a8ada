"""The table of teams whose members play for themselves, after the round that is shown."""

from __future__ import annotations

from paircard.core.event.tournament import Tournament
from paircard.core.papers.team_scores import unfit
from paircard.core.tables.team_scores import team_lines
from paircard.core.values.language import tr
from paircard.tui.commands.command import EventCommand, ScreenCommand
from paircard.tui.dialogs.ask import Reading
from paircard.tui.screens.standings.presenter import StandingsPresenter


class ShowTeams(EventCommand):
    """Show the scores of teams whose members play for themselves, after this round (B.VI C5); O prints them.

    How many of the best count is said in the settings (t on Entrants). Who does not count stands in brackets.
    """

    key = "m"
    label = "Teams"
    words = "clubs, schools, best, sum"

    @classmethod
    def obstacle(cls, tournament: Tournament | None) -> str:
        """There must be such teams."""
        return super().obstacle(tournament) or ("" if tournament is None else unfit(tournament))

    def run(self, at: StandingsPresenter) -> None:
        """Give them to read."""
        tournament = at.program.need_tournament()
        title = tr("Teams after round {round}", round=at.after) if at.after else tr("Teams before round 1")
        at.program.read(Reading(title, "\n".join(team_lines(tournament, at.after))))


COMMANDS: tuple[type[ScreenCommand], ...] = (ShowTeams,)
