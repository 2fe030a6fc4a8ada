"""The screen: one round as a table, a cursor that follows the typing, a caption that says what is missing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Static

from core.event.overridden import overrides_of
from core.event.round import Round
from core.event.tournament import Tournament
from core.facets.system import system_of
from tui.commands.command import ScreenCommand
from tui.looks.styles import WARN
from tui.screens.base import CommandScreen
from tui.screens.pairings.boards import HandBoards
from tui.screens.pairings.boards.editing import Editing
from tui.screens.pairings.caption import BETWEEN, caption_in
from tui.screens.pairings.colour_rules import NO_RULES, ColoursExplained, Paired, Rules, rules_of
from tui.screens.pairings.colours_before import cells_of_history
from tui.screens.pairings.commands import COMMANDS
from tui.screens.pairings.detail import add_progress, board_told
from tui.screens.pairings.presenter import RoundPresenter
from tui.screens.pairings.rows import PADDING, columns, is_roomy, rests_on_points, result_text, rows
from tui.widgets.celltable import CellTable
from tui.widgets.detail import Detail
from tui.widgets.marks import Marks


class Pairings(RoundPresenter, CommandScreen):
    """Pair a round, publish it, type the results. The cursor moves on after each valid key."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = COMMANDS
    mode = "pairings"

    _shape: tuple[int, bool, bool, str, int] = (0, False, False, "", 0)
    """For what the columns were made: the width, whether teams meet, whether matches have several games, the system,
    the cells of colours."""

    def body(self) -> Iterable[Widget]:
        """Caption, marks, table, what is to be known of the board of the cursor."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield Marks()
        yield CellTable()
        yield Detail()

    def on_mount(self) -> None:
        """Let the keys work at once, and start where the work is."""
        self.query_one(CellTable).focus()

    def on_resize(self) -> None:
        """Use the width there is."""
        if self.tournament is not None and self.size.width != self._shape[0]:
            self.show(self.tournament)

    @property
    def cursor(self) -> CellTable:
        """The table."""
        return self.query_one(CellTable)

    def draw(self, tournament: Tournament) -> None:
        """Show the round chosen, each board a row."""
        table = self.query_one(CellTable)
        round_ = self.round
        several = round_ is not None and round_.several_games
        rounds = cells_of_history(max(0, self.round_shown - 1))
        width, of_teams, *_ = shape = (self.size.width, tournament.of_teams, several, system_of(tournament).key, rounds)
        if shape != self._shape:
            self._shape = shape
            table.cell_padding = 1 if of_teams else PADDING
            points = rests_on_points(tournament)
            table.set_columns(columns(width, of_teams=of_teams, several=several, points=points, rounds=rounds))
        if round_ is None:
            table.show([])
        else:
            result = self.comparing.shown if self.comparing else result_text
            left = self.left_out(tournament, round_)
            shown = rows(
                tournament,
                round_,
                width,
                left,
                missing_only=self.missing_only,
                result=result,
                blind=self.comparing is not None,
            )
            table.show(shown)
        self.query_one(Marks).tell(each for each in overrides_of(tournament) if each.round == self.round_shown)
        self._tell_round(tournament, round_)

    def _tell_round(self, tournament: Tournament, round_: Round | None) -> None:
        """Say how the round stands, and what its board under the cursor is."""
        room = self.size.width - 2
        text = caption_in(room, tournament, round_, self.comparing, missing_only=self.missing_only)
        line = Text(text, no_wrap=True, overflow="ellipsis")
        if round_ is not None and not round_.published:
            line.stylize(WARN, 0, text.find(BETWEEN))
        if round_ is not None and self.comparing is None:
            add_progress(line, round_, room)
        self.query_one("#caption", Static).update(line, layout=False)
        self._tell_board()

    def tick(self) -> None:
        """Show how long the round has been going on."""
        super().tick()
        if self.tournament is not None:
            self._tell_round(self.tournament, self.round)

    def _tell_board(self) -> None:
        """Say of the board under the cursor what its row has no room for."""
        self.query_one(Detail).tell(self._board_told)

    def _board_told(self) -> Text:
        tournament, round_ = self.tournament, self.round
        if tournament is None or round_ is None or self.comparing is not None:
            return Text()
        width = self.size.width
        roomy = is_roomy(width, several=round_.several_games)
        rules = self._colour_rules(tournament, round_) if roomy else NO_RULES
        return board_told(tournament, round_, self.board, width - 2, rules, roomy=roomy)

    def _colour_rules(self, tournament: Tournament, round_: Round) -> Rules:
        """Return by which articles the colours are as they are; nothing until that is worked out."""
        paired = Paired.of(tournament, round_)
        if self._rules is None or self._rules[0] != paired:
            self._rules = paired, NO_RULES
            if (
                system_of(tournament).explain is not None
                and not tournament.of_teams
                and not system_of(tournament).meetings
            ):
                self.run_worker(
                    partial(self._explain, tournament, paired), group="colours", thread=True, exclusive=True
                )
        return self._rules[1]

    def _explain(self, tournament: Tournament, paired: Paired) -> None:
        self.post_message(ColoursExplained(paired, rules_of(tournament, paired.number)))

    @on(ColoursExplained)
    def _take_rules(self, message: ColoursExplained) -> None:
        """Tell them, unless another round is shown by now."""
        if self._rules is not None and self._rules[0] == message.paired:
            self._rules = message.paired, message.rules
            self._tell_board()

    _rules: tuple[Paired, Rules] | None = None

    def open_boards(self, tournament: Tournament) -> bool:
        """Open them over this screen."""
        self.program.open_over(HandBoards(Editing(tournament)))
        return True

    @on(DataTable.RowHighlighted)
    def moved(self) -> None:
        """Whoever moves the cursor means the board they move it to."""
        self.typed_last = None
        self._tell_board()
        self.tell_locked()
