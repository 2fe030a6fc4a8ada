"""The score groups screen: the next round as it takes shape."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Static

from core.colour_letters import colour_letter
from core.event.tournament import Tournament
from core.language import tr, trp
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.everywhere import EVERYWHERE
from tui.screens.groups.commands import BackOneGroup, FindPlayer, NextGroup, ShowCard, SwitchView
from tui.screens.groups.layout import Layout
from tui.screens.groups.lines import Line, Writer
from tui.screens.groups.live import LiveSheet
from tui.screens.groups.outlook import Outlook, WorkedOut, obstacle, those_away, work_out
from tui.screens.groups.presenter import GroupCursor, GroupsPresenter, View
from tui.screens.groups.table import GroupTable
from tui.screens.groups.tree import TreeSheet
from tui.signs import preference_legend, signs_for


class Groups(GroupsPresenter, CommandScreen):
    """The score groups of the next round, S1 | S2, live; then the pairing as it would come out now."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        ShowCard,
        SwitchView,
        NextGroup,
        BackOneGroup,
        FindPlayer,
        *EVERYWHERE,
    )
    CSS_PATH = "groups.tcss"
    mode = "groups"

    _outlook: Outlook | None = None
    _drawn: tuple[object, ...] = ()
    _layout: Layout | None = None

    def body(self) -> Iterable[Widget]:
        """Yield what can be said now, the table, the legend."""
        yield Static("", id="outlook", markup=False)
        yield GroupTable()
        yield LiveSheet()
        yield TreeSheet()
        yield Static("", id="legend", classes="caption", markup=False)

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.signs = signs_for()
        floats = tr("{signs} floats  ? open  > chosen", signs=self.signs.floats("DU-"))
        heads = trp(
            "at most 86 columns",
            "Heads (Enter): MDP moved down  p pairs  x clashes  {w} {b} prefer it  {cut} earlier",
            w=colour_letter("W"),
            b=colour_letter("B"),
            cut=self.signs.cut,
        )
        legend = f"{preference_legend()}  {floats}\n{heads}"
        self._legend = legend
        self._show_kind()

    _legend = ""

    def _show_kind(self) -> None:
        """Show the widget that this event needs, and give it the keys."""
        live, tree = self.live(), self.cup_tree()
        table, sheet, branches = self.query_one(GroupTable), self.query_one(LiveSheet), self.query_one(TreeSheet)
        shown: Widget = branches if tree else sheet if live else table
        legend = live.legend(self.signs) if live else self._legend
        if tree:
            legend = tr("Arrows: from match to match and round to round.  > chosen  ( ) play-offs")
            if any("[" in side.score for node in tree.nodes() for side in (node.upper, node.lower)):
                legend = tr("Arrows: match to match, round to round.  > chosen  ( ) play-offs  [ ] values")
        told = self.query_one("#legend", Static)
        told.styles.height = 1 if live or tree else None
        told.update(Text(legend, no_wrap=True, overflow="ellipsis"))
        hidden = [each for each in (table, sheet, branches) if each is not shown]
        if shown.display and not any(each.display for each in hidden) and shown.has_focus:
            return
        shown.display = True
        for each in hidden:
            each.display = False
        shown.focus()

    def show(self, tournament: Tournament) -> None:
        """Follow every change."""
        self._work_out(tournament)
        self.draw(tournament)

    def on_resize(self) -> None:
        """Use the new room."""
        self.call_after_refresh(self.show_again)

    # --- the outlook ---------------------------------------------------------------------------------------

    def _work_out(self, tournament: Tournament) -> None:
        if self._begun is not tournament and not obstacle(tournament):
            self._begun = tournament
            self.run_worker(partial(self._think, tournament), group="outlook", thread=True, exclusive=True)

    _begun: Tournament | None = None

    def _think(self, tournament: Tournament) -> None:
        self.post_message(WorkedOut(work_out(tournament)))

    @on(WorkedOut)
    def take(self, message: WorkedOut) -> None:
        """Show what came out, unless something was typed meanwhile."""
        if message.outlook.tournament is self.tournament:
            self._outlook = message.outlook
            self.show(self.tournament)

    def outlook(self) -> Outlook | None:
        """Return what came out for the tournament shown, None while it is not known."""
        outlook = self._outlook
        return outlook if outlook is not None and outlook.tournament is self.tournament else None

    # --- the table -----------------------------------------------------------------------------------------

    @property
    def cursor(self) -> GroupCursor:
        """What is shown."""
        if self.cup_tree():
            return self.query_one(TreeSheet)
        return self.query_one(LiveSheet) if self.live() else self.query_one(GroupTable)

    def tree_round(self) -> int:
        """Return the round of the match chosen in a tree."""
        return self.query_one(TreeSheet).place.round

    def draw(self, tournament: Tournament) -> None:
        """Draw what differs."""
        table, view, live = self.query_one(GroupTable), self.view, self.live()
        state = (tournament, self.outlook(), view, self.size.width, live and live.view)
        if state == self._drawn or not self.size.width:
            return
        self._drawn = state
        self._show_kind()
        if live:
            self.query_one("#outlook", Static).update(Text(self.said(tournament)))
            # a sheet that was hidden knows how wide it is only once it is laid out
            self.call_after_refresh(self._draw_live)
            return
        if self.cup_tree():
            self.query_one("#outlook", Static).update(Text(self.said(tournament)))
            self.call_after_refresh(self._draw_tree)
            return
        layout = self._fit(tournament, view)
        if layout != self._layout:
            self._layout = layout
            table.set_widths(layout)
        self.query_one("#outlook", Static).update(Text(self.said(tournament)))
        self.groups = self.groups_to_show(tournament)
        table.draw(self._lines(tournament, layout))

    def _draw_live(self) -> None:
        if live := self.live():
            self.query_one(LiveSheet).draw(live, self.signs)

    def _draw_tree(self) -> None:
        if (tree := self.cup_tree()) and self.tournament is not None:
            self.query_one(TreeSheet).draw(tree, self.tournament.scheduled)

    def _fit(self, tournament: Tournament, view: View) -> Layout:
        rounds, players = tournament.regulations.rounds, len(tournament.registrations)
        middle = 2 * len(str(players)) + 3 if view == "paired" else 1
        # one cell is kept for the scroll bar
        return Layout.fit(self.size.width - 1, middle=middle, rounds=rounds, players=players)

    def _lines(self, tournament: Tournament, layout: Layout) -> list[Line]:
        names = tournament.registrations
        writer = Writer(layout, self.signs, lambda id_: names[id_].entrant.name, teams=tournament.of_teams)
        lines = list(writer.groups(self.groups))
        if self.groups:
            lines += [line for text in those_away(tournament) for line in writer.note(text)]
        return lines

    @on(DataTable.CellSelected)
    def open_cell(self) -> None:
        """Enter in the table opens; the table has that key for itself."""
        self.open_chosen()
