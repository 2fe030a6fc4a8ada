"""The table after one round: what the commands of the standings ask, on the screen and in line mode."""

from __future__ import annotations

from core.tournament import Tournament
from tui.place import Place


class StandingsPlace(Place):
    """Shows the table after a round, as a ranking or as a crosstable."""

    after = 0
    """Round of the table shown."""
    crosstable = False
    _newest = -1

    def draw(self, tournament: Tournament) -> None:
        """Show the table chosen."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Show the chosen round; a new round moves the table on to it."""
        completed = tournament.completed_rounds
        if completed != self._newest:
            self._newest = completed
            self.after = completed
        self.draw(tournament)

    def reset(self) -> None:
        """Show the ranking after the newest complete round."""
        self.crosstable = False
        self._newest = -1

    def go_to(self, after: int) -> None:
        """Show the table after another round."""
        tournament = self.program.need_tournament()
        self.after = max(0, min(after, len(tournament.rounds)))
        self.draw(tournament)

    def toggle_crosstable(self) -> None:
        """Switch between ranking and crosstable."""
        self.crosstable = not self.crosstable
        self.draw(self.program.need_tournament())
