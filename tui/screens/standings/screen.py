"""The screen: the table after any round in one of its views, scrolled by columns where they do not fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.event.overridden import overrides_of
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.cup_words import cup_table, still_in_it
from paircard.core.tables.outlook import said_beaten, said_open
from paircard.core.tables.some_players import HINT
from paircard.core.tables.standings import StandingRow, Standings
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr, trn
from paircard.data.papers.cells import cell_len
from paircard.tui.looks.signs import signs_for
from paircard.tui.pane.board import single_part
from paircard.tui.pane.parts import Part
from paircard.tui.pane.screen import PaneScreen
from paircard.tui.screens.standings import norms_drawn
from paircard.tui.screens.standings.detail import row_told
from paircard.tui.screens.standings.filtering import FilterSuggester
from paircard.tui.screens.standings.layout import Looks, columns, rows
from paircard.tui.screens.standings.legends import explain_column
from paircard.tui.screens.standings.pane import met_rounds, reach_part, tie_breaks_part
from paircard.tui.screens.standings.rating_drawn import rating_part
from paircard.tui.screens.standings.room import StandingsRoom
from paircard.tui.screens.standings.told import brief_name
from paircard.tui.screens.standings.views import View
from paircard.tui.sentences.round_clock import still_playing
from paircard.tui.widgets.detail import Detail
from paircard.tui.widgets.fitting import fit, fold
from paircard.tui.widgets.marks import Marks
from paircard.tui.widgets.search_line import SearchLine
from paircard.tui.widgets.sheet import Sheet

LEGEND_ROWS = 2
WIDE = 110
"""In so many columns there is room for the places of all rounds."""
_REST = mark("(left and right tell each column)")


class StandingsScreen(StandingsRoom, PaneScreen):
    """The room on a screen."""

    CSS_PATH = "standings.tcss"

    def body(self) -> Iterable[Widget]:
        """Caption, table, marks, legend, filter line."""
        yield Static("", id="heading", markup=False)
        yield self.with_pane(Sheet[StandingRow]())
        yield Marks()
        yield Detail()
        yield Static("", id="legend", markup=False)
        yield SearchLine("filter", tr(HINT))

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.query_one(SearchLine).suggester = FilterSuggester(self.program.need_tournament)
        self.cursor.focus()

    # --- what the commands ask of the screen ---------------------------------------------------------------

    @property
    def cursor(self) -> Sheet[StandingRow]:
        """The table."""
        return self.query_one(Sheet)

    @property
    def column(self) -> str:
        """Key of the column under the cursor."""
        return self.cursor.column_key

    def begin_filter(self) -> None:
        """Open the filter line with what it held."""
        line = self.query_one(SearchLine)
        line.value = str(self.filter)
        line.display = True
        self.set_focus(line)

    # --- what happens on it --------------------------------------------------------------------------------

    @on(Input.Changed, "#filter")
    def filter_rows(self, event: Input.Changed) -> None:
        """Show whom it means with every key; what means nothing yet changes nothing."""
        if not self.query_one(SearchLine).display:
            return
        try:
            self.set_filter(event.value)
        except Refusal as refusal:
            self.say(str(refusal))
        else:
            self.say("")

    @on(SearchLine.Left)
    def end_filter(self, event: SearchLine.Left) -> None:
        """Back to the table: Enter keeps the filter, Escape drops it."""
        self.query_one(SearchLine).display = False
        self.cursor.focus()
        if event.back:
            self.set_filter("")
            self.say("")

    @on(Sheet.Moved)
    def tell_column(self) -> None:
        """Say what the column under the cursor means, and how many are out of sight."""
        if self.tournament is not None:
            self._tell(self.tournament)

    def on_resize(self) -> None:
        """Use the room there is."""
        self.call_after_refresh(self.show_again)

    # --- drawing -------------------------------------------------------------------------------------------

    def draw(self, tournament: Tournament) -> None:
        """Write what differs."""
        self.lay_out_pane()
        table = self.table(tournament)
        gained = self.tables.gained(tournament, self.after, self.filter)
        of_points = not (system_of(tournament).score or system_of(tournament).tree)
        wide = self.table_cells >= WIDE and self.view is View.RANKING and not self.filter
        places = self.tables.places(tournament, self.after) if wide and of_points else ()
        looks = Looks(
            table, gained, tournament.numbers, signs_for(), self.view, tournament.planned, places,
            cup=cup_table(tournament, self.after), called=partial(brief_name, tournament),
        )  # fmt: skip
        shown = rows(looks)
        open_ = self.chances(tournament)
        divided = None
        if open_ is not None and open_.beaten and self.view is View.RANKING:
            divided = len(shown) - len(open_.beaten), f"  {said_beaten(open_)}"
        self.cursor.show(*columns(looks, self.table_cells), shown, [str(row.card.id) for row in shown], divided=divided)
        self.query_one(Marks).tell(each for each in overrides_of(tournament) if each.round <= self.after)

    def _tell(self, tournament: Tournament) -> None:
        heading, legend = self.query_one("#heading", Static), self.query_one("#legend", Static)
        room = max(20, self.size.width - 2)
        first, *others = (*self.caption(tournament), *self._out_of_sight())
        outlook = list(self._outlook(tournament))
        if outlook and cell_len(" · ".join((first, *outlook, *others))) > room:
            first = brief_heading(tournament, self.table(tournament), first)
        while outlook and cell_len(" · ".join((first, *outlook, *others))) > room:
            outlook.pop(0)  # a second line would cost a row of the table, and the rows say the same
        lines = in_two_lines(first, " · ".join((*outlook, *others)), room)
        heading.update(Text("\n".join(lines)), layout=len(lines) != heading.size.height)
        score = system_of(tournament).score
        told = score.no_places() if score else ""
        table, teams = self.table(tournament), tournament.of_teams
        meaning = explain_column(
            table,
            self.view,
            self.column,
            self.chosen,
            teams=teams,
            matches=tournament.match_of_two is not None,
        )
        text = told or signs_for().spell(meaning)
        legend.update(Text("\n".join(shortened(fold(text, room), LEGEND_ROWS, room))), layout=False)

        self.query_one(Detail).tell(self._row_told)
        self.tell_pane()

    def own_parts(self, tournament: Tournament, width: int) -> Iterator[Part]:
        """Yield what the player under the cursor can still reach, whom they met, and what their tie-breaks rest on."""
        row = self.chosen
        if row is None:
            return
        signs, table = signs_for(), self.table(tournament)
        if not self.filter:
            can, chances = self.tables.reach(tournament, self.after), self.chances(tournament)
            if reach := reach_part(row, len(table.rows), can, chances, width, signs):
                yield reach
        if titles := norms_drawn.norms_part(self.tables.norms(tournament, self.after), row.card.id, width, signs):
            yield titles
        yield single_part(tournament, row.card.id, met_rounds(tournament, self.after), width, signs)
        if rating := rating_part(self.tables.rated(tournament), row.card.id, width, signs):
            yield rating
        if tie_breaks := tie_breaks_part(table, row, width, signs):
            yield tie_breaks

    def _outlook(self, tournament: Tournament) -> Iterator[str]:
        """Say who leads, and how many can still win, where the ranking is shown; of a cup how many are in it."""
        if cup := cup_table(tournament, self.after):
            yield still_in_it(cup)
            return
        open_ = self.chances(tournament)
        if open_ is not None and self.view is View.RANKING:
            yield from (signs_for().spell(each) for each in said_open(open_))

    def _row_told(self) -> Text:
        tournament, row = self.tournament, self.chosen
        if tournament is not None and not tournament.registrations:
            return Text(tr("Nobody is entered yet: E, then n enters somebody, i imports a list."))
        if tournament is None or row is None or self.view is not View.RANKING:
            return Text()
        gained = self.tables.gained(tournament, self.after, self.filter).get(row.card.id)
        chances, room = self.chances(tournament), self.size.width - 2
        tell = partial(row_told, tournament, row, gained, chances, signs_for(), after=self.after)
        line = told if (told := tell()).cell_len <= room else tell(brief=True)
        known = self.tables.norms(tournament, self.after)
        return line.append_text(norms_drawn.norm_told(known, row.card.id, signs_for(), room - line.cell_len))

    def _out_of_sight(self) -> Iterator[str]:
        left, right = self.cursor.hidden
        if left and right:
            yield tr("more columns: {left} at the left, {right} at the right", left=left, right=right)
        elif left:
            yield tr("more columns: {left} at the left", left=left)
        elif right:
            yield tr("more columns: {right} at the right", right=right)


def brief_heading(tournament: Tournament, table: Standings, heading: str) -> str:
    """Return a heading that leaves room for what is said behind it: how many games are open, not what that means."""
    if not table.provisional or not table.after or table.after == tournament.regulations.rounds:
        return heading
    games = sum(1 for round_ in tournament.rounds[: table.after] for _ in still_playing(round_))
    parts = [tr("After round {round} of {rounds}", round=table.after, rounds=tournament.regulations.rounds)]
    if games:
        parts.append(trn("{count} game open", "{count} games open", games))
    return " · ".join(parts)


def in_two_lines(first: str, second: str, room: int) -> list[str]:
    """Return both in one line where there is room, else each in its own."""
    together = " · ".join(part for part in (first, second) if part)
    return [together] if cell_len(together) <= room else [part for part in (first, second) if part]


def shortened(lines: list[str], rows: int, room: int) -> list[str]:
    """Return so many lines; what is left out is told column by column, and the last line says so."""
    return lines if len(lines) <= rows else [*lines[: rows - 1], fit(f"{tr(_REST)} {lines[rows - 1]}", room)]
