"""The table after one round: what the commands of the standings ask, on the screen and in line mode."""

from __future__ import annotations

from collections.abc import Iterator

from paircard.core.event.find_player import found
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.breakdown import column_named, points_figure, sum_lines
from paircard.core.tables.prizes import Sharing
from paircard.core.tables.some_players import Filter, read_filter
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tables.table_words import expelled_told, heading
from paircard.core.tables.who_can_still_win import Chances
from paircard.core.values.language import mark, tr
from paircard.tui.commands.presenter import Cursor, player_of
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.card import card_dialog
from paircard.tui.looks.signs import signs_for
from paircard.tui.pane.switch import PanePresenter
from paircard.tui.screens.standings.table_cache import Tables
from paircard.tui.screens.standings.views import View

PAPERS = {
    View.RANKING: "standings",
    View.PROGRESS: "progress",
    View.BY_PLACE: "crosstable",
    View.BY_NUMBER: "crosstable-numbers",
}
"""The paper of each view."""


class StandingsPresenter(PanePresenter):
    """Shows the table after a round in one of its views, of everybody or of some."""

    after = 0
    """Round of the table shown."""
    view = View.RANKING
    filter = Filter()
    purses = ""
    """The prizes as they were typed last, for the next time."""
    sharing: Sharing = "F10"
    _newest = -1
    _tables: Tables | None = None

    def draw(self, tournament: Tournament) -> None:
        """Show the table chosen."""
        raise NotImplementedError

    @property
    def cursor(self) -> Cursor:
        """The players shown, one of them chosen."""
        raise NotImplementedError

    @property
    def column(self) -> str:
        """Key of the column chosen: a tie-break, `points`, or another one for the player."""
        raise NotImplementedError

    def begin_filter(self) -> None:
        """Ask for a filter."""
        raise NotImplementedError

    def show(self, tournament: Tournament) -> None:
        """Show the chosen round; a new round moves the table on to it."""
        newest = system_of(tournament).tables.newest(tournament)
        if newest != self._newest:
            self._newest = newest
            self.after = newest
        self.draw(tournament)

    def reset(self) -> None:
        """Show the ranking of everybody after the newest complete round."""
        self.view, self.filter, self.purses, self.sharing = View.RANKING, Filter(), "", "F10"
        self._newest = -1

    # --- what is shown -------------------------------------------------------------------------------------

    @property
    def tables(self) -> Tables:
        """The tables made so far."""
        self._tables = self._tables or Tables()
        return self._tables

    def table(self, tournament: Tournament) -> Standings:
        """Return the table after the round chosen, of those who are wanted."""
        return self.tables.after(tournament, self.after, self.filter)

    def chances(self, tournament: Tournament) -> Chances | None:
        """Return who can still win, where everybody is shown; None where nobody can say."""
        return None if self.filter or self.after < 1 else self.tables.chances(tournament, self.after)

    def caption(self, tournament: Tournament) -> Iterator[str]:
        """Say which table this is, and of whom; the score where that is the table."""
        if score := system_of(tournament).score:
            yield from (line.rstrip(".") for line in score.told(tournament))
            return
        yield heading(tournament, self.table(tournament), self.view.title)
        if expelled := expelled_told(tournament):
            yield expelled.rstrip(".")
        if self.filter:
            only = mark("only {players}") if self.table(tournament).rows else mark("only {players}: nobody")
            yield tr(only, players=self.filter)

    @property
    def chosen(self) -> StandingRow | None:
        """The row chosen."""
        tournament, key = self.tournament, self.cursor.row_key_at_cursor
        if tournament is None or key is None:
            return None
        return next((row for row in self.table(tournament).rows if row.card.id == int(key)), None)

    # --- what the commands ask -----------------------------------------------------------------------------

    def go_to(self, after: int) -> None:
        """Show the table after another round."""
        tournament = self.program.need_tournament()
        self.after = max(0, min(after, tournament.scheduled))
        self.draw(tournament)

    def paper(self) -> tuple[str, int | None]:
        """Return the table that is shown, of everybody."""
        from paircard.core.papers.catalogue import offered  # all papers come with it

        name = PAPERS[self.view]
        fits = name in offered(self.program.tournament)
        return (name if fits else PAPERS[View.BY_PLACE]), self.after or None

    def leave(self) -> None:
        """Show everybody again; then come back from an earlier state of the event."""
        if self.filter:
            self.set_filter("")
            self.say(tr("Everybody is shown again."))
        else:
            super().leave()

    def show_view(self, view: View) -> None:
        """Show another view of the same table."""
        self.view = view
        self.draw(self.program.need_tournament())

    def set_filter(self, text: str) -> None:
        """Show only those whom a text means, everybody for none; raise `Refusal` where it means nothing."""
        self.filter = read_filter(text)
        self.draw(self.program.need_tournament())

    def find(self, wanted: str) -> None:
        """Choose the next player that is meant."""
        tournament = self.program.need_tournament()
        ids = [row.card.id for row in self.table(tournament).rows]
        key = self.cursor.row_key_at_cursor
        at = ids.index(player_of(key)) + 1 if key is not None and player_of(key) in ids else 0
        meant = set(found(tournament, ids, wanted))
        match = next((id_ for id_ in (*ids[at:], *ids[:at]) if id_ in meant), None)
        if match is None:
            said = mark("Nobody called {name} is in this table.")
            if self.filter:
                said = mark("Nobody called {name} is among those shown (only {players}).")
            self.say(tr(said, name=wanted, players=self.filter), bad=True)
            return
        self.cursor.move_to(str(match))
        self.say(tournament.label(match))

    def open_chosen(self) -> None:
        """Give the sum of the value chosen to read, or the card of the player chosen."""
        tournament, row = self.program.need_tournament(), self.chosen
        if row is None:
            self.say(tr("Nobody is in this table."))
            return
        self.program.read(self._sum(tournament, row) or card_dialog(tournament, row.card.id))

    def _sum(self, tournament: Tournament, row: StandingRow) -> Reading | None:
        table = self.table(tournament)
        tie_break = column_named(table, self.column)
        if tie_break is None:
            return None
        at = next((at for at, each in enumerate(table.tie_breaks) if each.key == self.column), None)
        figure = points_figure(row.card) if at is None else row.figures[at]
        title = tr(
            "{player}: {tie_break}, after round {round}",
            player=tournament.label(row.card.id), tie_break=tie_break.full_name, round=table.after,
        )  # fmt: skip
        lines = sum_lines(tournament.label, row.card, tie_break, figure)
        return Reading(signs_for().spell(title), signs_for().spell("\n".join(lines)))
