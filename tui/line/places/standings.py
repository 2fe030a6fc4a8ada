"""The table after a round, told: one player a line, best first. A line may begin with a name or with a round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from paircard.core.event.overridden import overrides_of
from paircard.core.event.override import sentences
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.cup_words import cup_table, reached, still_in_it, told
from paircard.core.tables.outlook import said_beaten, said_open
from paircard.core.tables.some_players import HINT
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.tables.table_words import given_in, legend, remarks
from paircard.core.tables.who_can_still_win import behind
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.core.values.points_said import points_words
from paircard.core.values.text import begins, folded
from paircard.tui.commands.presenter import player_of
from paircard.tui.dialogs.ask import AskLine
from paircard.tui.line.places.base import LinePresenter
from paircard.tui.line.rows import Rows
from paircard.tui.line.wording import in_one, round_in_words
from paircard.tui.screens.standings.room import StandingsRoom
from paircard.tui.screens.standings.told import facts, waiting_sign
from paircard.tui.screens.standings.views import View

_WAITING = {"?": mark("a result is missing"), "a": mark("a game is adjourned")}


class LineStandings(StandingsRoom, LinePresenter):
    """The table after a round. A line may begin with the number of a round, or with a name."""

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
        answer = self.program.answer(AskLine(tr("Filter the standings"), f"{tr(HINT)}:"))
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
        view = tr(self.view.value).lower()
        if self.filter:
            return tr("{view} after round {round}, only {filter}", view=view, round=self.after, filter=self.filter)
        return tr("{view} after round {round}", view=view, round=self.after)

    def summary(self) -> str:
        """Say which table, of whom, and how far it can be trusted."""
        if self.tournament is None:
            return tr("Standings: no event is open.")
        between = ". " if system_of(self.tournament).score else ", "  # a score is told in sentences
        caption = between.join(self.caption(self.tournament))
        count = len(self.cursor.keys)
        return (
            trn("{caption}, {count} player.", "{caption}, {count} players.", count, caption=caption)
            if self.filter
            else f"{caption.rstrip('.')}."
        )

    def here(self) -> Iterator[str]:
        """Tell the player chosen, what the tie-breaks are, and what should be known about them."""
        tournament, row = self.tournament, self.chosen
        if tournament is None:
            return
        if score := system_of(tournament).score:
            yield score.no_places()
            return
        table = self.table(tournament)
        if row is not None:
            yield self._told(tournament, table, row)
            gained = self.tables.gained(tournament, self.after, self.filter).get(row.card.id)
            if told := ", ".join(facts(tournament, row, gained, self.after)):
                yield f"{tournament.label(row.card.id)}: {told}."
        yield legend(table, own=self.view is View.RANKING)
        yield from remarks(table)

    def lines(self) -> Iterator[str]:
        """Tell everybody shown."""
        tournament = self.tournament
        if tournament is None:
            return
        table = self.table(tournament)
        yield from (self._told(tournament, table, row) for row in self._rows(tournament))
        yield from sentences(each for each in overrides_of(tournament) if each.round <= self.after)
        yield from self._outlook(tournament)

    def _outlook(self, tournament: Tournament) -> Iterator[str]:
        """Tell who leads, how many can still win, and from which place on nobody can; of a cup how many are in it."""
        if (cup := cup_table(tournament, self.after)) and self.view is View.RANKING:
            yield f"{still_in_it(cup)}."
            return
        open_ = self.chances(tournament)
        if open_ is None or self.view is not View.RANKING:
            return
        yield f"{', '.join(said_open(open_))}."
        if open_.beaten:
            said = mark("From place {place} on they {what}.")
            yield tr(said, place=open_.beaten[0].place, what=said_beaten(open_))

    def _rows(self, tournament: Tournament) -> Iterable[StandingRow]:
        rows = self.table(tournament).rows
        return sorted(rows, key=lambda row: row.card.number) if self.view is View.BY_NUMBER else rows

    def _told(self, tournament: Tournament, table: Standings, row: StandingRow) -> str:
        said = mark("Place {place} shared{change}: {player}") if row.shared else mark("Place {place}{change}: {player}")
        change = self._change(tournament, row)
        place = tr(said, place=row.place, change=change, player=tournament.label(row.card.id))
        rest = {View.RANKING: self._figures, View.PROGRESS: self._running}.get(self.view, self._rounds)
        waits = tr(_WAITING.get(waiting_sign(row), ""))
        if (cup := cup_table(tournament, self.after)) is not None:
            id_, ranking = row.card.id, self.view is View.RANKING
            further = [told(cup, id_, tournament.label)] if ranking else self._rounds(tournament, table, row)
            return in_one([place, *_left(row), reached(cup, id_), *further])
        points = ", ".join(filter(None, (points_words(row.points), waits)))
        return in_one([place, *_left(row), points, *self._behind(table, row), *rest(tournament, table, row)])

    def _behind(self, table: Standings, row: StandingRow) -> Iterator[str]:
        """Yield by how much somebody is behind the leader, where there is a ranking by points."""
        if table.by_points and self.view is View.RANKING and (gap := behind(table, row)):
            yield tr("{points} behind", points=points_words(gap))

    def _change(self, tournament: Tournament, row: StandingRow) -> str:
        gained = self.tables.gained(tournament, self.after, self.filter).get(row.card.id)
        if not gained:
            return ""
        return tr(", up {places}", places=gained) if gained > 0 else tr(", down {places}", places=-gained)

    @staticmethod
    def _figures(_: Tournament, table: Standings, row: StandingRow) -> Iterator[str]:
        if row.own is not None and table.after:
            yield tr("round {round} {what}", round=table.after, what=given_in(row.own, table.after))
        for tie_break, figure in zip(table.tie_breaks, row.figures, strict=True):
            yield f"{tie_break.label} {tr('none') if figure.value is None else tie_break.written(figure)}"
        if row.own is not None:
            yield tr("value {value}", value=row.own.value)

    @staticmethod
    def _running(_: Tournament, __: Standings, row: StandingRow) -> Iterator[str]:
        for number in row.card.by_round:
            yield tr("after round {round} {points}", round=number, points=points_words(row.card.points(number)))

    @staticmethod
    def _rounds(tournament: Tournament, _: Standings, row: StandingRow) -> Iterator[str]:
        for record in row.card.lines:
            yield tr("round {round} {what}", round=record.round, what=round_in_words(tournament, record))

    # --- what a line may begin with ------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Choose the table after a round by its number, or a player by a part of their name."""
        tournament = self.program.need_tournament()
        if not text.isdecimal():
            self.cursor.move_to(str(self.player(text, map(player_of, self.cursor.keys))))
        elif text.isascii() and int(text[:4]) <= tournament.scheduled:
            super().go_to(int(text[:4]))
        else:
            last = tournament.scheduled
            raise Refusal(
                tr("{typed} is not a round played so far: type one up to {last}, or a name.", typed=text, last=last)
            )

    def words(self) -> Iterable[str]:
        """The names."""
        return self.names()

    def _named(self, typed: str) -> str:
        """Return the key of the column meant, empty for none; raise `Refusal` when there is no such column."""
        if not typed:
            return ""
        tie_breaks = self.table(self.program.need_tournament()).tie_breaks
        names = [("points", name) for name in ("points", "pts", folded(tr("points")))] + [
            (each.key, folded(name)) for each in tie_breaks for name in (each.label, each.key, each.name)
        ]
        wanted = folded(typed)
        exact = {key for key, name in names if name == wanted}
        meant = exact or {key for key, name in names if begins(name, wanted)}
        if len(meant) != 1:
            columns = ", ".join([tr("points"), *(each.label for each in tie_breaks)])
            if meant:
                raise Refusal(
                    tr("{typed} is more than one column: type one of {columns}.", typed=typed, columns=columns)
                )
            raise Refusal(tr("{typed} is not a column: type one of {columns}.", typed=typed, columns=columns))
        return meant.pop()


def _left(row: StandingRow) -> tuple[str, ...]:
    return (tr("withdrawn"),) if row.withdrawn else ()
