"""The score groups screen: the next round as it takes shape."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar, Literal

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Static

from core.finding import found
from core.groups import ScoreGroup, score_groups
from core.tournament import Tournament
from tui.command import ScreenCommand
from tui.dialogs.card import card_dialog
from tui.screens.base import CommandScreen
from tui.screens.common import EVERYWHERE
from tui.screens.groups.about import about_group
from tui.screens.groups.commands import FindPlayer, GroupBefore, NextGroup, ShowCard, SwitchView
from tui.screens.groups.layout import Layout
from tui.screens.groups.lines import Line, Writer
from tui.screens.groups.outlook import Outlook, WorkedOut, announcement, obstacle, those_away, work_out
from tui.screens.groups.table import GroupTable
from tui.signs import LEGEND, signs_for

View = Literal["groups", "paired"]


class Groups(CommandScreen):
    """The score groups of the next round, S1 | S2, live; then the pairing as it would come out now."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (
        ShowCard,
        SwitchView,
        NextGroup,
        GroupBefore,
        FindPlayer,
        *EVERYWHERE,
    )
    CSS_PATH = "groups.tcss"
    mode = "groups"

    _outlook: Outlook | None = None
    _drawn: tuple[object, ...] = ()
    _chosen_view: tuple[int, View] | None = None
    """The view asked for and the round it was asked in; the next round starts with the automatic one."""
    _layout: Layout | None = None
    _groups: tuple[ScoreGroup, ...] = ()

    def body(self) -> Iterable[Widget]:
        """Yield what can be said now, the table, the legend."""
        yield Static("", id="outlook", markup=False)
        yield GroupTable()
        yield Static("", id="legend", classes="caption", markup=False)

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.signs = signs_for()
        legend = f"{LEGEND}  {self.signs.floats('DU-')} floats  ? open  > chosen"
        self.query_one("#legend", Static).update(Text(legend, no_wrap=True))
        self.query_one(GroupTable).focus()

    def show(self, tournament: Tournament) -> None:
        """Follow every change."""
        self._work_out(tournament)
        self._draw(tournament)

    def reset(self) -> None:
        """Choose the view by itself again."""
        self._chosen_view = None

    def on_resize(self) -> None:
        """Use the new room."""
        if self.tournament is not None:
            self.call_after_refresh(self.show, self.tournament)

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
    def view(self) -> View:
        """What is shown: the brackets once they are known, unless the groups were asked for."""
        outlook = self.outlook()
        if outlook is None or not outlook.brackets:
            return "groups"
        if self._chosen_view is not None and self._chosen_view[0] == outlook.tournament.next_round:
            return self._chosen_view[1]
        return "paired"

    def _draw(self, tournament: Tournament) -> None:
        table, view = self.query_one(GroupTable), self.view
        state = (tournament, self.outlook(), view, self.size.width)
        if state == self._drawn or not self.size.width:
            return
        self._drawn = state
        layout = self._fit(tournament, view)
        if layout != self._layout:
            self._layout = layout
            table.set_widths(layout)
        self.query_one("#outlook", Static).update(Text(self._said(tournament, view)))
        self._groups = self._shown_groups(tournament, view)
        table.draw(self._lines(tournament, layout))

    def _fit(self, tournament: Tournament, view: View) -> Layout:
        rounds, players = tournament.regulations.rounds, len(tournament.registrations)
        middle = 2 * len(str(players)) + 3 if view == "paired" else 1
        # one cell is kept for the scroll bar
        return Layout.fit(self.size.width - 1, middle=middle, rounds=rounds, players=players)

    def _shown_groups(self, tournament: Tournament, view: View) -> tuple[ScoreGroup, ...]:
        outlook = self.outlook()
        if view == "paired" and outlook is not None:
            return outlook.brackets
        if tournament.all_paired:
            return ()
        return score_groups(tournament)

    def _said(self, tournament: Tournament, view: View) -> str:
        outlook = self.outlook()
        if outlook is None:
            return obstacle(tournament) or f"Round {tournament.next_round}: the pairing is being worked out ..."
        said = announcement(outlook)
        return said if view == "paired" or outlook.refusal else f"{said} (v). Shown: the score groups (A6)"

    def _lines(self, tournament: Tournament, layout: Layout) -> list[Line]:
        writer = Writer(layout, self.signs, lambda id_: tournament.registrations[id_].entrant.name)
        lines = list(writer.groups(self._groups))
        if self._groups:
            lines += [line for text in those_away(tournament) for line in writer.note(text)]
        return lines

    # --- what the commands ask -----------------------------------------------------------------------------

    @on(DataTable.CellSelected)
    def open_chosen(self) -> None:
        """Show the card of the chosen player, or how the numbers of the chosen group come about."""
        table = self.query_one(GroupTable)
        if self.tournament is None or table.line is None:
            self.say("Nobody is to be paired.")
        elif table.line.head is not None:
            self.app.push_screen(about_group(self._groups[table.line.head], self.signs))
        elif table.chosen is not None:
            self.app.push_screen(card_dialog(self.tournament, table.chosen))

    def switch_view(self) -> None:
        """Show the other view, once there are two."""
        outlook = self.outlook()
        if self.tournament is None or outlook is None or not outlook.brackets:
            self.say("There is no pairing to show yet: these are the score groups.")
            return
        self._chosen_view = (self.tournament.next_round, "groups" if self.view == "paired" else "paired")
        self._draw(self.tournament)

    def go_to_group(self, step: int) -> None:
        """Go to the next head or the one before."""
        if not self.query_one(GroupTable).go_to_head(step):
            self.say("This is the last group." if step > 0 else "This is the first group.")

    def find(self, wanted: str) -> None:
        """Choose the next player that is meant."""
        tournament, table = self.program.need_tournament(), self.query_one(GroupTable)
        meant = found(tournament, tournament.order, wanted)
        here = [id_ for id_ in table.players() if id_ in meant]
        if here:
            table.go_to(here[0])
            self.say(f"{tournament.label(here[0])}" + (f": 1 of {len(here)} found" if len(here) > 1 else ""))
            return
        if not meant:
            self.say(f"Nobody called {wanted} is in this event.", bad=True)
        else:
            self.say(f"{tournament.label(meant[0])} is not to be paired in round {tournament.next_round}.")
