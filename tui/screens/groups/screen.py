"""The score groups screen: the next round as it takes shape."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable
from functools import partial

from rich.text import Text
from textual import on
from textual.containers import Horizontal
from textual.events import Key
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import DataTable, Static
from textual.worker import get_current_worker

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.facets.groups import ScoreGroup
from paircard.core.facets.system import system_of
from paircard.core.values.language import tr
from paircard.data.papers.cells import cell_len
from paircard.tui.commands.key_feed import MOMENT_SECONDS
from paircard.tui.looks.field import Bar, field
from paircard.tui.looks.pair_marks import draws_threads, pair_marks
from paircard.tui.looks.signs import preference_legend, signs_for
from paircard.tui.program.searching import Search, wanted
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.groups.detail import about_player
from paircard.tui.screens.groups.facing import Line
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.groups.lines import Writer
from paircard.tui.screens.groups.live_sheet import LiveSheet
from paircard.tui.screens.groups.named import named
from paircard.tui.screens.groups.outlook import Outlook, can_be_worked_out, those_away, work_out
from paircard.tui.screens.groups.room import GroupsRoom
from paircard.tui.screens.groups.square_sheet import SquareSheet
from paircard.tui.screens.groups.table import GroupTable
from paircard.tui.screens.groups.tree import TreeSheet
from paircard.tui.screens.groups.worked_out import WorkedOut

_BESIDE = 30
"""Cells beside the bars of the field in which a sentence can be read; with fewer it stands below them."""
_APART = 2
"""Blanks between the two."""


class Groups(GroupsRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "groups.tcss"

    _outlook: Outlook | None = None
    _drawn: tuple[object, ...] = ()
    _layout: Layout | None = None

    def body(self) -> Iterable[Widget]:
        """Yield what can be said now, the table, the legend."""
        with Horizontal(id="head"):
            yield Static("", id="field", markup=False)
            yield Static("", id="outlook", markup=False)
        yield GroupTable()
        yield LiveSheet()
        yield TreeSheet()
        yield SquareSheet()
        yield Static("", id="detail", markup=False)
        yield Static("", id="legend", classes="caption", markup=False)

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.signs = signs_for()
        self._show_kind()

    def _legend(self) -> str:
        """Say what the signs mean, as far as there is room: the first are those that are new to somebody."""
        marks = pair_marks(self.signs)
        parts = [preference_legend()]
        if self.view == "paired":
            if self.coming is not None and draws_threads(self.signs):
                parts.append(tr("{stands} stands  {open} open", stands=marks.stands, open=marks.may_change))
            parts.append(tr("{came} came  {goes} goes down", came=marks.came, goes=marks.goes))
            parts.append(tr("{sign} exchanged", sign=marks.exchanged))
        parts += [tr("{signs} floats", signs=self.signs.floats("DU")), tr("? open  > chosen")]
        parts.append(tr("{cut} earlier", cut=self.signs.cut))
        said = parts[0]
        for part in parts[1:]:
            if len(said) + 2 + len(part) <= self.size.width - 2:
                said = f"{said}  {part}"
        return said

    def _show_kind(self) -> None:
        """Show the widget that this event needs, and give it the keys."""
        shown: Widget = self.cursor
        self._tell("legend", Text(self._legend_shown(), no_wrap=True, overflow="ellipsis"))
        in_groups = isinstance(shown, GroupTable)
        self.query_one("#field", Static).display = in_groups
        self.query_one("#head").set_class(not in_groups, "alone")
        self.query_one("#detail", Static).display = in_groups
        every = (self.query_one(kind) for kind in (GroupTable, LiveSheet, TreeSheet, SquareSheet))
        hidden = [each for each in every if each is not shown]
        if shown.display and not any(each.display for each in hidden) and shown.has_focus:
            return
        shown.display = True
        for each in hidden:
            each.display = False
        shown.focus()

    def _legend_shown(self) -> str:
        """Say what the signs of the widget shown mean."""
        if tree := self.cup_tree():
            if any("[" in side.score for node in tree.nodes() for side in (node.upper, node.lower)):
                return tr("Arrows: match to match, round to round.  > chosen  ( ) play-offs  [ ] values")
            return tr("Arrows: from match to match and round to round.  > chosen  ( ) play-offs")
        sheet = self.square() or self.live()
        return sheet.legend() if sheet else self._legend()

    def show(self, tournament: Tournament) -> None:
        """Follow every change."""
        self._work_out(tournament)
        self.draw(tournament)

    def on_resize(self) -> None:
        """Use the new room."""
        self.call_after_refresh(self.show_again)

    # --- the outlook ---------------------------------------------------------------------------------------

    def _work_out(self, tournament: Tournament) -> None:
        if self._begun is not tournament and can_be_worked_out(tournament):
            self._begun = tournament
            self.run_worker(partial(self._think, tournament), group="outlook", thread=True, exclusive=True)

    _begun: Tournament | None = None

    def _awaits_outlook(self, tournament: Tournament) -> bool:
        """Whether the pairing will be there in a moment: to paint the groups before it would cost as much again."""
        if self._begun is not tournament or self._late is tournament or self.outlook() is not None:
            return False
        if self._awaited is not tournament:
            self._awaited, self._there = tournament, asyncio.Event()
            self._drawn = ()
            self.query_one(GroupTable).let_go()
            self.program.keys.wait_for(self._there)
            self.set_timer(MOMENT_SECONDS, partial(self._take_long, tournament, self._there))
        return True

    _awaited: Tournament | None = None
    _late: Tournament | None = None
    """What takes longer to be paired than a moment."""
    _there: asyncio.Event
    """Set when what keys typed ahead wait for is there."""

    def _take_long(self, tournament: Tournament, there: asyncio.Event) -> None:
        there.set()  # not that of an event or section that is awaited by now: its table is not drawn yet
        if tournament is self.tournament and self.display:  # a screen that is closing has no table left
            self._late = tournament
            self.draw(tournament)
            self._following = self._following or self.set_interval(1, self._follow_search)

    def _think(self, tournament: Tournament) -> None:
        worker = get_current_worker()
        working = tr("Round {round}: the pairing is being worked out ...", round=tournament.next_round)
        self._search = search = Search(working, lambda: worker.is_cancelled)
        outlook = wanted(search, lambda: work_out(tournament, lambda: worker.is_cancelled))
        if outlook is not None and not worker.is_cancelled:
            self.post_message(WorkedOut(outlook))

    _search: Search | None = None
    """What looks for the pairing."""
    _following: Timer | None = None

    def _follow_search(self) -> None:
        """Say how far the search is that takes long."""
        search = self._search
        if self.tournament is None or self.outlook() is not None or search is None:
            if self._following is not None:
                self._following.stop()
            self._following = None
        elif self.display and search.long and self._given_up is not self.tournament:
            self._tell("outlook", Text(f"{search.what}\n{search.told()}  {tr('Esc stops')}"))

    _given_up: Tournament | None = None
    """For what nobody waits any more."""

    def on_key(self, event: Key) -> None:
        """Give up what takes long where somebody wants that."""
        search, tournament = self._search, self.tournament
        if event.key != "escape" or search is None or tournament is None:
            return
        if self._late is tournament and self.outlook() is None:
            event.stop()
            search.end()
            self._given_up, self._drawn = tournament, ()
            self.draw(tournament)

    def said(self, tournament: Tournament) -> str:
        """Say what can be known, or that nobody waits for it any more."""
        if self._given_up is tournament and self.outlook() is None:
            what = tr("stopped. v begins anew")
            return tr("Round {round}: {what}", round=tournament.next_round, what=what)
        return super().said(tournament)

    def switch_view(self) -> None:
        """Show the other view, or begin anew with what was given up."""
        if self.tournament is not None and self._given_up is self.tournament and self.outlook() is None:
            self._given_up = self._begun = self._late = self._awaited = None
            self.show(self.tournament)
        else:
            super().switch_view()

    @on(WorkedOut)
    def take(self, message: WorkedOut) -> None:
        """Show what came out, unless something was typed meanwhile."""
        if message.outlook.tournament is self.tournament and self.display:
            self._outlook = message.outlook
            self.show(self.tournament)
            if self._awaited is self.tournament:
                self._there.set()

    def outlook(self) -> Outlook | None:
        """Return what came out for the tournament shown, None while it is not known."""
        outlook = self._outlook
        return outlook if outlook is not None and outlook.tournament is self.tournament else None

    # --- the table -----------------------------------------------------------------------------------------

    @property
    def cursor(self) -> GroupTable | LiveSheet | TreeSheet | SquareSheet:
        """What is shown."""
        if self.cup_tree():
            return self.query_one(TreeSheet)
        if self.square():
            return self.query_one(SquareSheet)
        return self.query_one(LiveSheet) if self.live() else self.query_one(GroupTable)

    def tree_round(self) -> int:
        """Return the round of the match chosen in a tree."""
        return self.query_one(TreeSheet).place.round

    def draw(self, tournament: Tournament) -> None:
        """Draw what differs."""
        table, view, live = self.query_one(GroupTable), self.view, self.live()
        state = (tournament, self.outlook(), view, self.size.width, live and live.view, self.side)
        if state == self._drawn or not self.size.width or self._awaits_outlook(tournament):
            return
        self._drawn = state
        self._show_kind()
        if live:
            self._head(self.said(tournament))
            # a sheet that was hidden knows how wide it is only once it is laid out
            self.call_after_refresh(self._draw_live)
            return
        if self.cup_tree():
            self._head(self.said(tournament))
            self.call_after_refresh(self._draw_tree)
            return
        if self.square():
            self._head(signs_for().spell(self.said(tournament)))
            self.call_after_refresh(self._draw_square)
            return
        self.groups = self.groups_to_show(tournament)
        layout = self._fit(tournament)
        if layout != self._layout:
            self._layout = layout
            table.set_widths(layout)
        # a sentence a line, where there are two
        self._tell("outlook", Text(self.said(tournament).replace(". ", ".\n")))
        table.draw(self._lines(tournament, layout))
        self._look_at()

    # --- what is said of it --------------------------------------------------------------------------------

    @on(DataTable.CellHighlighted)
    def _look_at(self) -> None:
        """Say what the cursor stands on, and show its group among the others."""
        tournament, table = self.tournament, self.query_one(GroupTable)
        if tournament is None or not table.display:
            return
        self._show_field(table.group)
        chosen = table.chosen
        detail = Text(tr("Enter says how these numbers come about.") if table.head is not None else "")
        if chosen is not None:
            detail = about_player(tournament, self.groups, table.group, chosen, self.coming)
        detail.no_wrap, detail.overflow = True, "ellipsis"
        self._tell("detail", detail)

    def _show_field(self, chosen: int | None) -> None:
        said = self.query_one("#outlook", Static)
        here = None if chosen is None or chosen >= len(self.groups) else self.groups[chosen].score
        bars = self._bars(here)
        width = self.size.width - 2
        drawn = field(bars, tr("field"), width, self.signs)
        taken = max(map(len, drawn.plain.split("\n")))
        beside = width - taken - _APART
        self.query_one("#head").set_class(bool(bars) and beside < min(len(str(said.content)), _BESIDE), "below")
        self._tell("field", drawn)

    def _bars(self, here: int | None) -> list[Bar]:
        """Return a bar for each score; who moves down counts where they end."""
        scores, settled = dict[ContestantId, int](), dict[ContestantId, bool]()
        for group in self.groups:
            stands = self._settled(group)
            for player in group.players:
                scores[player.id], settled[player.id] = player.score, stands
        open_ = {score for id_, score in scores.items() if not settled[id_]}
        counted = sorted(Counter(scores.values()).items(), reverse=True)
        return [Bar(score, count, score not in open_, chosen=score == here) for score, count in counted]

    def _settled(self, group: ScoreGroup) -> bool:
        coming = self.coming
        return group.fixed if coming is None else not coming.waits_for({player.id for player in group.players})

    def _head(self, said: str) -> None:
        """Say over a tree or a table how it stands, from the left: a sentence a line, where there are two."""
        self.query_one("#head").add_class("below")
        self._tell("outlook", Text(said if cell_len(said) <= self.size.width - 2 else said.replace(". ", ".\n")))

    def _tell(self, name: str, said: Text) -> None:
        """Show something, unless it is there already."""
        told = self.query_one(f"#{name}", Static)
        if told.content != said:
            told.update(said)

    def _draw_live(self) -> None:
        if live := self.live():
            self.query_one(LiveSheet).draw(live, self.signs)

    def _draw_square(self) -> None:
        if square := self.square():
            self.query_one(SquareSheet).draw(square, self.signs)
            if self._wanted is not None:
                self.query_one(SquareSheet).go_to(self._wanted)
                self._wanted = None

    def _go_when_drawn(self, player: ContestantId) -> None:
        """Choose a player; a square that was turned is drawn once the screen is laid out."""
        if not self.cursor.go_to(player):
            self._wanted = player

    _wanted: ContestantId | None = None

    def _draw_tree(self) -> None:
        if (tree := self.cup_tree()) and self.tournament is not None:
            self.query_one(TreeSheet).draw(tree, self.tournament.scheduled)

    def _fit(self, tournament: Tournament) -> Layout:
        players = len(tournament.registrations)
        # one cell is kept for the scroll bar
        return Layout.of(self.size.width - 1, self.groups, players, threads=draws_threads(self.signs))

    def _lines(self, tournament: Tournament, layout: Layout) -> list[Line]:
        writer = Writer(
            layout,
            self.signs,
            named(tournament.registrations, layout.name),
            system=system_of(tournament),
            threads=draws_threads(self.signs),
            ruled=self.signs.plain,
            coming=self.coming,
        )
        lines = list(writer.groups(self.groups))
        if self.groups:
            lines += [line for text in those_away(tournament) for line in writer.note(text)]
        return lines

    @on(DataTable.CellSelected)
    def open_cell(self) -> None:
        """Enter in the table opens; the table has that key for itself."""
        self.open_chosen()
