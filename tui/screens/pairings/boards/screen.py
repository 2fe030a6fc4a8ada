"""The screen: the boards of a round, each player a place for the cursor."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable, Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.events import Key
from textual.widget import Widget
from textual.widgets import DataTable, Static

from paircard.core.event.draft import Area, Spot, seat
from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr, trn
from paircard.tui.commands.command import ScreenCommand
from paircard.tui.commands.common import Palette, ShowHelp
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.pairings.boards.commands import COMMANDS
from paircard.tui.screens.pairings.boards.editing import Editing
from paircard.tui.screens.pairings.boards.rows import BLACK, WHITE, columns, key_of, rows, spot_of
from paircard.tui.widgets.celltable import CellTable, Row


class PlaceTable(CellTable):
    """A table with the cursor on one place; it keeps its column when rows come and go."""

    def __init__(self) -> None:
        super().__init__()
        self.cursor_type = "cell"
        self.leave_enter()

    def show(self, rows: Sequence[Row]) -> None:
        """Show these rows, the cursor in its column."""
        column = self.cursor_column
        super().show(rows)
        if column != self.cursor_column:
            self.move_cursor(column=column, animate=False)

    def action_cursor_right(self) -> None:
        """Stop at Black: what is broken is not a place."""
        if self.cursor_column < BLACK:
            super().action_cursor_right()


class HandBoards(CommandScreen):
    """Pair a round by hand: Space takes a player up and puts them down elsewhere; * marks who was moved.

    Digits go to the player of that number, g and a number to a board. Nothing is stored before Enter, a reason and
    a look at what the rules would pair.
    """

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, ShowHelp, Palette)
    mode = "boards"
    tab = "pairings"

    def __init__(self, editing: Editing) -> None:
        """Show a round that is being paired."""
        super().__init__()
        self.editing = editing
        self._width = 0
        self._typed: tuple[str, Spot | None] = ("", None)
        """Digits typed so far, and where they led."""
        self._told_fault = False

    def body(self) -> Iterable[Widget]:
        """Caption and boards."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield PlaceTable()

    def on_mount(self) -> None:
        """Start at White of board 1."""
        self.table.focus()
        self.table.move_cursor(row=0, column=WHITE, animate=False)

    def on_resize(self) -> None:
        """Use the width there is."""
        if self.size.width != self._width:
            self.draw()

    @property
    def table(self) -> PlaceTable:
        """The boards."""
        return self.query_one(PlaceTable)

    def show(self, tournament: Tournament) -> None:
        """Follow what others do to the event."""
        if tournament is not self._followed and self._followed is not None:
            try:
                others = self.editing.follow(tournament)
            except Refusal as refusal:
                self.say(str(refusal), bad=True)
            else:
                if others:
                    self.say(tr("Meanwhile others take part: look under the boards. Earlier steps are final."))
        self._followed = tournament
        self.draw()

    _followed: Tournament | None = None

    def draw(self) -> None:
        """Show every place, and say what is still to be done."""
        if self.size.width != self._width:
            self._width = self.size.width
            self.table.set_columns(columns(self._width))
        self.table.show(rows(self.editing, self._width))
        text = " · ".join(self._caption())
        self.query_one("#caption", Static).update(Text(text, no_wrap=True, overflow="ellipsis"), layout=False)

    def _caption(self) -> Iterable[str]:
        editing = self.editing
        yield tr("Round {round} by hand", round=editing.before.next_round)
        broken = len(editing.broken_boards) + bool(editing.bye_breaks)
        if broken:
            yield trn("{count} board breaks the rules", "{count} boards break the rules", broken)
        if unpaired := len(editing.unpaired):
            yield trn("{count} not paired", "{count} not paired", unpaired)
        moved = sum(map(editing.touched, set(editing.draft.players)))
        yield trn("{count} moved", "{count} moved", moved) if moved else tr("nothing is moved yet")

    # --- where the cursor is -------------------------------------------------------------------------------

    @property
    def spot(self) -> Spot:
        """The place under the cursor; on the number of a board its White."""
        return spot_of(self.table.row_key_at_cursor or key_of(seat(0, 0)), self.table.cursor_column)

    @property
    def on_board(self) -> bool:
        """Whether the cursor is on a row as a whole, not on one of its players."""
        return self.table.cursor_column not in (WHITE, BLACK)

    @property
    def player(self) -> ContestantId | None:
        """Who is under the cursor."""
        return self.editing.draft.at(self.spot)

    def go_to(self, spot: Spot) -> bool:
        """Put the cursor on a place; tell whether it is there."""
        there = self.table.move_to(key_of(spot))
        column = BLACK if spot.area is Area.BOARD and spot.at % 2 else WHITE
        self.table.move_cursor(column=column, animate=False)
        return there

    def find_board(self, number: int) -> bool:
        """Go to a board, staying in the column."""
        return 0 < number <= len(self.editing.draft.boards) and self.table.move_to(key_of(seat(number - 1, 0)))

    def find_player(self, player: ContestantId) -> bool:
        """Go to a player, wherever they are."""
        spot = self.editing.draft.spot(player)
        return spot is not None and self.go_to(spot)

    def go_to_fault(self) -> bool:
        """Go to the next place where something is wrong; tell whether there is one."""
        wrong = self._wrong_places()
        if not wrong:
            return False
        order = [row.key for row in rows(self.editing, self._width)]
        here = order.index(self.table.row_key_at_cursor or order[0]), self.table.cursor_column

        def place(spot: Spot) -> tuple[int, int]:
            return order.index(key_of(spot)), BLACK if spot.area is Area.BOARD and spot.at % 2 else WHITE

        return self.go_to(next((spot for spot in wrong if place(spot) > here), wrong[0]))

    def _wrong_places(self) -> list[Spot]:
        """Return where something is wrong: on boards, with the bye, with whoever waits for a place."""
        draft = self.editing.draft
        places = [seat(board, side) for board in range(len(draft.boards)) for side in (0, 1)]
        wrong = [spot for spot in places if (spot.at % 2 == 0 and self.editing.faults(spot)) or self._empty(spot)]
        if self.editing.bye_breaks:
            wrong.append(spot_of(key_of(Spot(Area.BYE)), WHITE))
        return wrong + [Spot(Area.WAITING, player) for player in draft.waiting]

    def _empty(self, spot: Spot) -> bool:
        """Tell whether somebody is missing at a place: others wait, or an opponent sits there."""
        draft = self.editing.draft
        return draft.at(spot) is None and bool(draft.waiting or draft.boards[spot.board] != (None, None))

    # --- keys ----------------------------------------------------------------------------------------------

    def on_key(self, event: Key) -> None:
        """Go to the player whose number is being typed."""
        if event.character is None or not (event.character.isascii() and event.character.isdigit()):
            return
        event.stop()
        typed, led = self._typed
        number = (typed if led == self.spot else "") + event.character
        player = self.editing.before.ids.get(PairingNumber(int(number[:6])))
        if player is None or not self.find_player(player):
            self._typed = ("", None)
            self.program.say(tr("There is no player with the number {number}.", number=number), bad=True)
            return
        self._typed = (number, self.spot)
        self.say(self.editing.before.label(player))

    def carry_out(self, offer: type[ScreenCommand]) -> Awaitable[None] | None:
        """Run a command; a number typed before it is done."""
        self._typed = ("", None)
        return super().carry_out(offer)

    @on(DataTable.CellHighlighted)
    def tell_fault(self) -> None:
        """Say what the pair under the cursor breaks, and nothing any more behind it."""
        faults = self._wrong_at(self.spot)
        if faults or self._told_fault:
            self.say(faults)
        self._told_fault = bool(faults)

    # --- what is said --------------------------------------------------------------------------------------

    def _wrong_at(self, spot: Spot) -> str:
        """Say what is broken at a place, and where only the colours are the wrong way round."""
        turned = self.editing.turned(spot)
        return " ".join(map(str, (*self.editing.faults(spot), *((turned,) if turned else ()))))

    def tell_step(self, said: str) -> None:
        """Show what a step did, and say it."""
        self.draw()
        self._told_fault = False
        self.say(said)

    def sentence(self, spot: Spot) -> str:
        """Say who sits where a place is now, and what is wrong with it."""
        draft, label = self.editing.draft, self.editing.before.label
        faults = self._wrong_at(spot)
        player = draft.at(spot)
        if spot.area is Area.BOARD:
            names = [tr("nobody") if id_ is None else label(id_) for id_ in draft.boards[spot.board]]
            said = tr("Board {board}: {white} - {black}.", board=spot.board + 1, white=names[0], black=names[1])
        elif spot.area is Area.BYE:
            said = tr("Nobody has the bye.") if player is None else tr("{player} has the bye.", player=label(player))
        else:
            return self.waiting_sentence()
        return f"{said} {faults}".rstrip()

    def sentences(self, spot: Spot, other: Spot) -> str:
        """Say who sits at two places now."""
        same = spot.area is other.area is Area.BOARD and spot.board == other.board
        return self.sentence(spot) if same else f"{self.sentence(spot)} {self.sentence(other)}"

    def waiting_sentence(self) -> str:
        """Say how many have no place."""
        waiting = len(self.editing.draft.waiting)
        if not waiting:
            return tr("Everybody has a place.")
        return trn("{count} player waits for a place.", "{count} players wait for a place.", waiting)

    def close(self) -> None:
        """Go back to the pairings."""
        self.dismiss()
