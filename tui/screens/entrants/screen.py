"""The screen: the list of entrants, its caption, and the search line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Input, Static

from paircard.core.event.ids import NO_TEAM
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import tr
from paircard.tui.commands.presenter import player_of
from paircard.tui.looks.signs import signs_for
from paircard.tui.pane.board import single_part
from paircard.tui.pane.parts import Part
from paircard.tui.pane.screen import PaneScreen
from paircard.tui.screens.entrants import (
    entering,
    teams,
)
from paircard.tui.screens.entrants.caption import caption
from paircard.tui.screens.entrants.columns import EntrantColumn, columns_for, kind_of, rows, status_width
from paircard.tui.screens.entrants.detail import RATINGS, WIDE, add_ratings, entrant_told
from paircard.tui.screens.entrants.pane import entrant_part, follows_part
from paircard.tui.screens.entrants.room import EntrantsRoom
from paircard.tui.widgets.celltable import CellTable, Column
from paircard.tui.widgets.detail import Detail
from paircard.tui.widgets.search_line import SearchLine


class Entrants(EntrantsRoom, PaneScreen):
    """The room on a screen."""

    CSS_PATH = "entrants.tcss"

    _columns: tuple[EntrantColumn, ...] = ()
    _found_from: str | None = None
    """Where the cursor was before the search."""

    def body(self) -> Iterable[Widget]:
        """Caption, table, what is to be known of the entrant of the cursor, search line."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield self.with_pane(CellTable())
        yield Detail()
        yield SearchLine("search", tr("Find: number or name. Enter stays, Esc goes back"))

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.table.focus()

    def on_resize(self) -> None:
        """Use the width there is."""
        if self.tournament is not None:
            self.show(self.tournament)

    def show(self, tournament: Tournament) -> None:
        """Show everybody, or the members of the team that is open."""
        self.lay_out_pane()
        ids = self.listed(tournament)
        kind, words = kind_of(tournament, self.team), status_width(tournament)
        columns = columns_for(
            kind, self.table_cells, rounds=tournament.scheduled, status=words, fees=bool(tournament.facts.fees)
        )
        self._arrange(columns)
        self.table.show(rows(tournament, ids, columns, self.marked))
        room = self.size.width - 2
        drawn = room >= WIDE and not self.team
        told = caption(tournament, self.order, room - RATINGS if drawn else room, self.team)
        if self.marked:
            told = f"{tr('{count} marked', count=len(self.marked))} · {told}"
        line = Text(told, no_wrap=True, overflow="ellipsis")
        if drawn:
            add_ratings(line, tournament, room, signs_for())
        self.query_one("#caption", Static).update(line)
        self._tell_entrant()

    @on(DataTable.RowHighlighted)
    def _tell_entrant(self) -> None:
        """Say of the entrant under the cursor what the row has no room for."""
        self.query_one(Detail).tell(self._entrant_told)
        self.tell_pane()

    def own_parts(self, tournament: Tournament, width: int) -> Iterator[Part]:
        """Yield the card of the entrant or team under the cursor; of members of a team nothing that their row lacks."""
        key = self.table.row_key_at_cursor
        if key is None or self.team or player_of(key) not in tournament.registrations:
            return
        id_, signs = player_of(key), signs_for()
        yield entrant_part(tournament, id_, width)
        if tournament.rounds:
            yield single_part(tournament, id_, range(1, tournament.scheduled + 1), width, signs)
        if follows := follows_part(tournament, id_, width, signs):
            yield follows

    def _entrant_told(self) -> Text:
        tournament, key = self.tournament, self.table.row_key_at_cursor
        if tournament is None or key is None or self.team or tournament.of_teams:
            return Text()
        shown = {column.key for column in self._columns}
        return entrant_told(tournament, player_of(key), shown, signs_for())

    # --- what the commands ask of the screen ---------------------------------------------------------------

    @property
    def table(self) -> CellTable:
        """The list."""
        return self.query_one(CellTable)

    @property
    def cursor(self) -> CellTable:
        """The list, as what chooses one of it."""
        return self.table

    def reset(self) -> None:
        """Close the team that was open in another stage, and forget who was marked there."""
        self.team, self.marked = NO_TEAM, frozenset()

    def step_down(self) -> None:
        """Go on to the next row."""
        self.table.move_cursor(row=self.table.cursor_row + 1, animate=False)

    def begin_search(self) -> None:
        """Open the search line."""
        self._found_from = self.table.row_key_at_cursor
        line = self.query_one(SearchLine)
        line.display = True
        line.value = ""
        self.set_focus(line)

    # --- what happens on it --------------------------------------------------------------------------------

    @on(DataTable.RowSelected)
    def edit_chosen(self) -> None:
        """Enter in the table edits, or opens a team; the table has that key for itself."""
        opens = self.program.need_tournament().of_teams and not self.team
        self.action_command((teams.OpenTeam if opens else entering.EditEntrant).name())

    @on(Input.Changed, "#search")
    def search(self, event: Input.Changed) -> None:
        """Move to the best match."""
        tournament, wanted = self.program.need_tournament(), event.value.strip()
        if not wanted or not self.query_one(SearchLine).display:
            return
        match = next(iter(self.find(tournament, wanted)), None)
        if match is not None:
            self.move_to(match)
        self.say("" if match is not None else tr("{wanted} is nobody's number or name here.", wanted=wanted))

    @on(SearchLine.Left)
    def end_search(self, event: SearchLine.Left) -> None:
        """Close the search line."""
        self.query_one(SearchLine).display = False
        self.set_focus(self.table)
        self.say("")
        if event.back and self._found_from is not None:
            self.table.move_to(self._found_from)

    def _arrange(self, columns: tuple[EntrantColumn, ...]) -> None:
        if [(each.key, each.width) for each in columns] == [(each.key, each.width) for each in self._columns]:
            return
        kept = self.table.row_key_at_cursor
        self.table.set_columns([Column(each.key, each.head, each.width) for each in columns])
        self._columns = columns
        if kept is not None and self.tournament is not None:
            self.table.show(rows(self.tournament, self.listed(self.tournament), columns, self.marked))
            self.table.move_to(kept)
