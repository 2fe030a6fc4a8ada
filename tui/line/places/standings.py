"""The table after a round, told: one player a line, best first. A line may begin with a name or with a round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from core.errors import Refusal
from core.standings import StandingRow, Standings
from core.table_words import legend, remarks
from core.text import folded
from core.tournament import Tournament
from tui.dialogs.ask import AskLine
from tui.line.places.base import LinePlace
from tui.line.rows import Rows
from tui.line.wording import in_one, points_words, round_in_words
from tui.screens.standings.filtering import HINT
from tui.screens.standings.layout import waiting_sign
from tui.screens.standings.place import StandingsPlace
from tui.screens.standings.screen import StandingsScreen
from tui.screens.standings.views import View

_WAITING = {"?": ", a result is missing", "a": ", a game is adjourned"}


class LineStandings(StandingsPlace, LinePlace):
    """The table after a round. A line may begin with the number of a round, or with a name."""

    screen = StandingsScreen
    _column = ""

    @cached_property
    def cursor(self) -> Rows:
        """The players of the table."""
        return Rows()

    @property
    def column(self) -> str:
        """The column named after the command."""
        return self._column

    def draw(self, tournament: Tournament) -> None:
        """Take over who is in the table; it is made when it is told."""
        self.cursor.show(str(row.card.id) for row in self._rows(tournament))

    def go_to(self, after: int) -> None:
        """Go to the table after another round."""
        super().go_to(after)
        self.say(self.summary())

    def show_view(self, view: View) -> None:
        """Tell the table in another view."""
        super().show_view(view)
        self.tell(self.summary(), *self.lines())

    def begin_filter(self) -> None:
        """Ask whom to tell; an empty answer tells everybody again."""
        answer = self.program.answer(AskLine("Filter the standings", f"{HINT}:"))
        if answer is not None:
            self.set_filter(answer)
            self.say(self.summary())

    def open_chosen(self) -> None:
        """Tell the sum of the column named after the command, or without one the card of the player chosen."""
        self._column = self._named(self.program.answers.take_all())
        super().open_chosen()

    # --- what is heard -------------------------------------------------------------------------------------

    def prompt(self) -> str:
        """Say which table."""
        only = f", only {self.filter}" if self.filter else ""
        return f"{self.view.value.lower()} after round {self.after}{only}"

    def summary(self) -> str:
        """Say which table, of whom, and how far it can be trusted."""
        if self.tournament is None:
            return "Standings: no event is open."
        caption = ", ".join(self.caption(self.tournament))
        return f"{caption}, {len(self.cursor.keys)} players." if self.filter else f"{caption}."

    def here(self) -> Iterator[str]:
        """Tell the player chosen, what the tie-breaks are, and what should be known about them."""
        tournament, row = self.tournament, self.chosen
        if tournament is None:
            return
        table = self.table(tournament)
        if row is not None:
            yield self._told(tournament, table, row)
        yield legend(table)
        yield from remarks(table)

    def lines(self) -> Iterator[str]:
        """Tell everybody shown."""
        tournament = self.tournament
        if tournament is None:
            return
        table = self.table(tournament)
        yield from (self._told(tournament, table, row) for row in self._rows(tournament))
        yield from (each.sentence for each in tournament.overrides if each.round <= self.after)

    def _rows(self, tournament: Tournament) -> Iterable[StandingRow]:
        rows = self.table(tournament).rows
        return sorted(rows, key=lambda row: row.card.number) if self.view is View.BY_NUMBER else rows

    def _told(self, tournament: Tournament, table: Standings, row: StandingRow) -> str:
        shared, change = " shared" if row.shared else "", self._change(tournament, row)
        place = f"Place {row.place}{shared}{change}: {tournament.label(row.card.id)}"
        rest = {View.RANKING: self._figures, View.PROGRESS: self._running}.get(self.view, self._rounds)
        points = f"{points_words(row.points)}{_WAITING.get(waiting_sign(row), '')}"
        return in_one([place, points, *rest(tournament, table, row)])

    def _change(self, tournament: Tournament, row: StandingRow) -> str:
        gained = self.tables.gained(tournament, self.after, self.filter).get(row.card.id)
        return f", {'up' if gained > 0 else 'down'} {abs(gained)}" if gained else ""

    @staticmethod
    def _figures(_: Tournament, table: Standings, row: StandingRow) -> Iterator[str]:
        for tie_break, figure in zip(table.tie_breaks, row.figures, strict=True):
            yield f"{tie_break.label} {'none' if figure.value is None else tie_break.written(figure)}"

    @staticmethod
    def _running(_: Tournament, __: Standings, row: StandingRow) -> Iterator[str]:
        for record in row.card.rounds:
            yield f"after round {record.round} {points_words(row.card.points(record.round))}"

    @staticmethod
    def _rounds(tournament: Tournament, _: Standings, row: StandingRow) -> Iterator[str]:
        for record in row.card.rounds:
            yield f"round {record.round} {round_in_words(tournament, record)}"

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose the table after a round by its number, or a player by a part of his name."""
        tournament = self.program.need_tournament()
        if not text.isdecimal():
            self.cursor.move_to(str(self.player(text, map(int, self.cursor.keys))))
        elif text.isascii() and int(text[:4]) <= len(tournament.rounds):
            super().go_to(int(text[:4]))
        else:
            raise Refusal(f"{text} is no round played yet: type one up to {len(tournament.rounds)}, or a name.")

    def words(self) -> Iterable[str]:
        """The names."""
        return self.names()

    def _named(self, typed: str) -> str:
        """Return the key of the column meant, empty for none; raise `Refusal` when there is no such column."""
        if not typed:
            return ""
        tie_breaks = self.table(self.program.need_tournament()).tie_breaks
        names = [("points", name) for name in ("points", "pts")] + [
            (each.key, folded(name)) for each in tie_breaks for name in (each.label, each.key, each.name)
        ]
        wanted = folded(typed)
        exact = {key for key, name in names if name == wanted}
        meant = exact or {key for key, name in names if name.startswith(wanted)}
        if len(meant) != 1:
            columns = ", ".join(["points", *(each.label for each in tie_breaks)])
            raise Refusal(f"{typed} is {'more than one' if meant else 'no'} column: type one of {columns}.")
        return meant.pop()
