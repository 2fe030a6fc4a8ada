"""The screen: a list to be ticked, and under it the line in which names are typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message
from textual.widget import Widget
from textual.widgets import DataTable, Input, Static

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.tables.attendance import without_a_round
from paircard.core.values.language import mark, tr
from paircard.tui.looks.signs import signs_for
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.check_in.columns import columns, rows
from paircard.tui.screens.check_in.commands import AllHere, Tick
from paircard.tui.screens.check_in.presenter import told
from paircard.tui.screens.check_in.room import CheckInRoom
from paircard.tui.screens.entrants.fees import Paid, SumPaid
from paircard.tui.widgets.celltable import CellTable
from paircard.tui.widgets.search_line import SearchLine

IN_NO_NAME = frozenset(offer.key for offer in (AllHere, Paid, SumPaid))
"""Keys that are commands of the list also while a name is typed: no name has these characters."""


class NameLine(SearchLine):
    """The line in which names are typed: Space asks whether they are told apart already, the arrows move the list."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "only", mark("Tick the only one")),  # no words: an action
        Binding("down", "move(1)", show=False),
        Binding("up", "move(-1)", show=False),
    ]

    class Space(Message):
        """Space was typed."""

    class Moved(Message):
        """The cursor of the list is to be moved."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    async def _on_key(self, event: Key) -> None:
        if event.key == "space":
            event.stop()
            event.prevent_default()
            self.action_only()
        elif event.key in IN_NO_NAME:
            event.prevent_default()
        else:
            await super()._on_key(event)

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """Leave the keys of the list to the list."""
        return key not in IN_NO_NAME and super().check_consume_key(key, character)

    def action_only(self) -> None:
        """Tell the screen."""
        self.post_message(self.Space())

    def action_move(self, step: int) -> None:
        """Tell the screen."""
        self.post_message(self.Moved(step))


class CheckInScreen(CheckInRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "check_in.tcss"
    tab = "entrants"

    _width = 0
    _caption = ""
    _behind = False
    """Whether the list does not show yet who is meant: further keys are waiting."""

    def body(self) -> Iterable[Widget]:
        """Caption, list, the line for names."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield CellTable()
        hint = tr("Part of a name, then Space; Enter ticks the row of the cursor")
        yield NameLine("names", hint, enter=tr("Tick"), escape=tr("The list and its keys"))

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.table.focus()

    def on_resize(self) -> None:
        """Use the width there is."""
        if self.tournament is not None:
            self.show(self.tournament)

    def show(self, tournament: Tournament) -> None:
        """Show who is meant by what was typed; everybody where nothing was."""
        if self._width != self.size.width:
            self._width = self.size.width
            self.table.set_columns(columns(self._width))
        ids = self.listed(tournament)
        self.table.show(rows(tournament, ids, self._width, signs_for()))
        line = without_a_round(tournament) or told(tournament)
        self._behind = False
        if line != self._caption:
            self._caption = line
            self.query_one("#caption", Static).update(Text(line, no_wrap=True, overflow="ellipsis"), layout=False)

    @property
    def table(self) -> CellTable:
        """The list."""
        return self.query_one(CellTable)

    @property
    def cursor(self) -> CellTable:
        """The list, as what chooses one of it."""
        return self.table

    @property
    def line(self) -> NameLine:
        """Where names are typed."""
        return self.query_one(NameLine)

    def begin(self) -> None:
        """Open the line."""
        self.line.display = True
        self._forget_typed()
        self.set_focus(self.line)

    def step_down(self) -> None:
        """Go on to the next row."""
        self.table.move_cursor(row=self.table.cursor_row + 1, animate=False)

    def types(self, key: str) -> bool:
        """Whether a key is a letter of a name."""
        return key not in IN_NO_NAME and super().types(key)

    def forget_typed(self) -> None:
        """Be ready for the next name."""
        if self.line.display:
            self._forget_typed()

    @on(DataTable.RowSelected)
    def tick_row(self) -> None:
        """Enter in the list ticks, too."""
        self.action_command("tick")

    # --- while names are typed -----------------------------------------------------------------------------

    @on(Input.Changed, "#names")
    def narrow(self, event: Input.Changed) -> None:
        """List who may be meant."""
        if event.value == self.typed:
            return
        self.typed = event.value
        if self.program.keys.more:
            self._behind = True
            return
        self._show_meant()

    def _show_meant(self) -> None:
        """Show who is meant by what is typed, the likeliest under the cursor."""
        tournament = self.program.need_tournament()
        self.show(tournament)
        if self.typed.strip():
            self.table.move_cursor(row=0, animate=False)
        nobody = self.typed.strip() and not self.table.row_count
        self.say(tr("{wanted} is nobody's number or name here.", wanted=self.typed.strip()) if nobody else "")

    @on(NameLine.Space)
    def tick_if_only_one(self) -> None:
        """Tick who is meant, if that is one; otherwise it is a blank between two names."""
        tournament = self.program.need_tournament()
        if not self.typed.strip():
            self.action_command("tick")
        elif len(meant := self.listed(tournament)) == 1:
            self._tick_meant(meant[0])
        else:
            self.line.insert_text_at_cursor(" ")

    @on(NameLine.Moved)
    def move(self, event: NameLine.Moved) -> None:
        """Move the cursor of the list."""
        if self._behind:
            self._show_meant()
        self.table.move_cursor(row=self.table.cursor_row + event.step, animate=False)

    @on(SearchLine.Left)
    def end_or_tick(self, event: SearchLine.Left) -> None:
        """Tick on Enter; Esc closes the line."""
        if not event.back:
            if self._behind:
                self._show_meant()
            if self.chosen is not None and self.typed.strip():
                self._tick_meant(self.chosen)
            elif not self.typed.strip():
                self.action_command("tick")
            return
        self.line.display = False
        self._forget_typed()
        self.set_focus(self.table)
        self.say("")

    def _tick_meant(self, id_: ContestantId) -> None:
        """Tick somebody, and be ready for the next name."""
        if self.check_in(id_):
            self.program.did(Tick)
        self._forget_typed()

    def _forget_typed(self) -> None:
        self.typed = self.line.value = ""
        if self.program.keys.more:
            self._behind = True
        elif self.tournament is not None:
            self.show(self.tournament)
