"""Standings: one player a line, with his tie-breaks, or with all his rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.errors import Refusal
from core.standings import StandingRow, Standings, standings
from core.table_words import heading, legend, remarks
from core.tournament import Tournament
from tui.line.places.base import LinePlace
from tui.line.wording import in_one, points_words, round_in_words
from tui.screens.standings.place import StandingsPlace
from tui.screens.standings.screen import StandingsScreen


class LineStandings(StandingsPlace, LinePlace):
    """The table after a round. A line may begin with the number of a round."""

    screen = StandingsScreen

    def draw(self, tournament: Tournament) -> None:
        """Keep nothing: the table is made when it is told."""

    def go_to(self, after: int) -> None:
        """Go to the table after another round."""
        super().go_to(after)
        self.say(self.summary())

    def toggle_crosstable(self) -> None:
        """Tell the other kind of table."""
        super().toggle_crosstable()
        self.tell(self.summary(), *self.lines())

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which table."""
        return f"{'crosstable' if self.crosstable else 'standings'} after round {self.after}"

    def summary(self) -> str:
        """Say which table and how far it can be trusted."""
        if self.tournament is None:
            return "Standings: no event is open."
        return f"{heading(self.tournament, self._table(self.tournament), crosstable=self.crosstable)}."

    def here(self) -> Iterator[str]:
        """Tell what the tie-breaks are, and what should be known about them."""
        if self.tournament is not None:
            table = self._table(self.tournament)
            yield legend(table)
            yield from remarks(table)

    def lines(self) -> Iterator[str]:
        """Tell everybody, best first."""
        tournament = self.tournament
        if tournament is None:
            return
        table = self._table(tournament)
        for row in table.rows:
            rounds = self._rounds(tournament, row) if self.crosstable else self._figures(table, row)
            place = f"Place {row.place}{' shared' if row.shared else ''}: {tournament.label(row.card.id)}"
            yield in_one([place, points_words(row.points), *rounds])
        yield from (each.sentence for each in tournament.overrides if each.round <= self.after)

    def _table(self, tournament: Tournament) -> Standings:
        return standings(tournament, self.after)

    @staticmethod
    def _figures(table: Standings, row: StandingRow) -> Iterator[str]:
        for tie_break, figure in zip(table.tie_breaks, row.figures, strict=True):
            yield f"{tie_break.label} {tie_break.written(figure)}"

    @staticmethod
    def _rounds(tournament: Tournament, row: StandingRow) -> Iterator[str]:
        for record in row.card.rounds:
            yield f"round {record.round} {round_in_words(tournament, record)}"

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose the table after a round."""
        rounds = len(self.program.need_tournament().rounds)
        if not (text.isascii() and text.isdigit() and int(text[:4]) <= rounds):
            raise Refusal(f"{text} is no command here, and no round played: type help, or a round up to {rounds}.")
        self.after = int(text[:4])

    def words(self) -> Iterable[str]:
        """Nothing but commands."""
        return ()
