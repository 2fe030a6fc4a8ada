"""The keys of a screen on one sheet: its own first, under a line those of every screen; searched by `/`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import DataTable, Input, Static

from paircard.core.values.language import mark, tr
from paircard.tui.commands.command import Offering, ScreenCommand
from paircard.tui.commands.everywhere import EVERYWHERE
from paircard.tui.commands.search import matching
from paircard.tui.dialogs.ask import Reading
from paircard.tui.dialogs.on_screen.base import Dialog, dialog_of
from paircard.tui.dialogs.question import Question
from paircard.tui.widgets.celltable import CellTable, Column, Row
from paircard.tui.widgets.fitting import fit

Command = type[ScreenCommand]
LINE = "line"  # no words: a key
_COLUMN, _KEY = 35, 8
"""Cells of a column, and of the key in it: two columns stand side by side in 80."""


class KeysShown(Question[None]):
    """The sheet asks for nothing."""

    hint = mark("↑ ↓ ← → choose   Enter what it does   / search   Esc close")


class KeySheet(Dialog[None]):
    """Key and name of every command; Enter tells more of the one under the cursor."""

    CSS_PATH = "../dialogs/on_screen/dialogs.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q", "leave", show=False),
        Binding("slash", "search", show=False),
        Binding("down", "to_sheet", show=False),
    ]

    def __init__(self, place: Offering) -> None:
        super().__init__(KeysShown(tr("Keys on this screen: {screen}", screen=place.called())))
        self.place = place
        self._at: dict[str, Sequence[Command]] = {}

    def body(self) -> Iterable[Widget]:
        """What the screen is for, the sheet, and the line to search in."""
        yield Static(Text(self.place.about()), classes="about")
        yield CellTable()
        search = Input(placeholder=tr("key, name, other word, or what it does"), id="search")
        search.display = False
        yield search

    def on_mount(self) -> None:
        """Show all."""
        table = self.query_one(CellTable)
        table.show_header = False
        table.cursor_type = "cell"
        table.set_columns([Column("left", "", _COLUMN), Column("right", "", _COLUMN)])
        table.focus()
        self.call_after_refresh(self._show_all)

    # --- what stands there ---------------------------------------------------------------------------------

    def _show_all(self) -> None:
        own, general = own_and_general(self.place.offers())
        rows = [*self._in_two_columns(own), self._ruled(), *self._in_two_columns(general)]
        self.query_one(CellTable).show(rows)

    def _show_found(self, wanted: str) -> None:
        found = matching(wanted, self.place.offers())
        self._at = {offer.name(): (offer, offer) for offer in found}
        rows = [Row(each.name(), (self._cell(each), Text(fit(each.help(), _COLUMN)))) for each in found]
        nothing = Row(LINE, (Text(tr("No matches found")), Text("")))
        self.query_one(CellTable).show(rows or [nothing])

    def _in_two_columns(self, offers: Sequence[Command]) -> Iterator[Row]:
        half = (len(offers) + 1) // 2
        for at in range(half):
            pair = offers[at::half]
            self._at[pair[0].name()] = pair
            cells = [self._cell(each) for each in pair]
            yield Row(pair[0].name(), (cells[0], cells[1] if len(cells) > 1 else Text("")))

    @staticmethod
    def _ruled() -> Row:
        line = Text("─" * _COLUMN)
        return Row(LINE, (line, line))

    def _cell(self, offer: Command) -> Text:
        possible = offer.possible(self.place.tournament)
        text = f"{offer.keys():>{_KEY}}  {fit(offer.title(), _COLUMN - _KEY - 2)}"
        return Text(text, no_wrap=True, style="" if possible else "dim")

    @property
    def _chosen(self) -> Command | None:
        table = self.query_one(CellTable)
        there = self._at.get(table.row_key_at_cursor or "", ())
        return there[table.cursor_column] if table.cursor_column < len(there) else None

    # --- keys ----------------------------------------------------------------------------------------------

    @on(DataTable.CellSelected)
    def explain(self) -> None:
        """Tell what the command under the cursor does."""
        offer = self._chosen
        if offer is not None:
            self.app.push_screen(dialog_of(Reading(f"{offer.keys()}  {offer.title()}", explained(offer, self.place))))

    @on(Input.Changed, "#search")
    def narrow(self, event: Input.Changed) -> None:
        """Show what fits so far."""
        if event.value.strip():
            self._show_found(event.value)
        else:
            self._show_all()

    @on(Input.Submitted, "#search")
    def explain_first(self, event: Input.Submitted) -> None:
        """Tell what the likeliest does."""
        event.stop()
        self.query_one(CellTable).move_cursor(row=0, column=0, animate=False)
        self.explain()

    def action_search(self) -> None:
        """Open the line."""
        search = self.query_one("#search", Input)
        search.display = True
        search.focus()

    def action_to_sheet(self) -> None:
        """Go from the line to what it found."""
        self.query_one(CellTable).focus()

    def action_leave(self) -> None:
        """Leave the search, or the sheet."""
        search = self.query_one("#search", Input)
        if not search.display:
            super().action_leave()
            return
        search.value = ""
        search.display = False
        self.query_one(CellTable).focus()


def own_and_general(offers: Iterable[Command]) -> tuple[list[Command], list[Command]]:
    """Return the commands of a screen: its own, and those that every screen has."""
    own: list[Command] = []
    general: list[Command] = []
    for offer in offers:
        (general if offer in EVERYWHERE else own).append(offer)
    return own, general


def explained(offer: Command, place: Offering) -> str:
    """Return what a command does, and when it can be done."""
    said = [offer.help()]
    if why := offer.obstacle(place.tournament):
        said += ["", tr("Not now. {why}", why=why)]
    if offer.words:
        said += ["", tr("Also found as: {words}", words=", ".join(dict.fromkeys(offer.other_words().split(", "))))]
    return "\n".join(said)
