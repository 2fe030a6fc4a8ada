"""The screen: one round as a table, a cursor that follows the typing, a caption that says what is missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import DataTable, Static
from textual.worker import get_current_worker

from paircard.core.event.overridden import overrides_of
from paircard.core.event.round import Round
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.explained_round import Account
from paircard.tui.looks.styles import WARN
from paircard.tui.pane.parts import Part
from paircard.tui.pane.screen import ROOM_FOR_BOTH, PaneScreen
from paircard.tui.program.searching import Search, wanted
from paircard.tui.screens.pairings.boards import HandBoards
from paircard.tui.screens.pairings.boards.editing import Editing
from paircard.tui.screens.pairings.caption import BETWEEN, caption_in
from paircard.tui.screens.pairings.colours_before import cells_of_history
from paircard.tui.screens.pairings.detail import add_progress, board_told
from paircard.tui.screens.pairings.explained import Explained, Paired, explained, rules_of
from paircard.tui.screens.pairings.kept_rows import KeptRows
from paircard.tui.screens.pairings.next_round import NextRound, next_round, worth_pairing
from paircard.tui.screens.pairings.pane import parts_of, parts_of_row
from paircard.tui.screens.pairings.room import PairingsRoom
from paircard.tui.screens.pairings.rows import columns, is_roomy, rests_on_points, result_text, rows
from paircard.tui.widgets.celltable import CellTable
from paircard.tui.widgets.detail import Detail
from paircard.tui.widgets.marks import Marks


class Pairings(PairingsRoom, PaneScreen):
    """The room on a screen."""

    _shape: tuple[int, bool, bool, str, int] = (0, False, False, "", 0)
    """For what the columns were made: the width, whether teams meet, whether matches have several games, the system,
    the cells of colours."""

    def __init__(self) -> None:
        super().__init__()
        self._kept = KeptRows()

    def reset(self) -> None:
        """Show all boards of the newest round of another event; nothing of the one before is kept."""
        super().reset()
        self._kept, self._explained, self._next, self._begun = KeptRows(), None, None, None

    def body(self) -> Iterable[Widget]:
        """Caption, marks, table, what is to be known of the board of the cursor."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield Marks()
        yield self.with_pane(CellTable(padding=0))
        yield Detail()

    def on_mount(self) -> None:
        """Let the keys work at once, and start where the work is."""
        self.query_one(CellTable).focus()

    def on_resize(self) -> None:
        """Use the width there is."""
        if self.tournament is not None and self.table_cells != self._shape[0]:
            self.show(self.tournament)
        else:
            self.tell_pane()  # it may have become higher

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
        self.lay_out_pane()
        width, of_teams = self.table_cells, tournament.of_teams
        shape = (width, of_teams, several, system_of(tournament).key, rounds)
        if shape != self._shape:
            self._shape = shape
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
                kept=None if self.comparing else self._kept,
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
        in_pane = self.pane_cells and self.size.height >= ROOM_FOR_BOTH
        if round_ is not None and self.comparing is None and not in_pane:
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
        self.tell_pane()

    def _board_told(self) -> Text:
        tournament, round_ = self.tournament, self.round
        if tournament is None or round_ is None or self.comparing is not None:
            return Text()
        width = self.table_cells
        roomy = is_roomy(width, several=round_.several_games)
        account = self._account(tournament, round_) if roomy and not tournament.of_teams else None
        return board_told(tournament, round_, self.board, width - 2, rules_of(account), roomy=roomy)

    def own_parts(self, tournament: Tournament, width: int) -> Iterator[Part]:
        """Yield the card of the board or match under the cursor, or of who has none; nothing in a second pass."""
        round_ = self.round
        if round_ is None or self.comparing is not None:
            return
        yield from parts_of_row(
            tournament, round_, self.cursor.row_key_at_cursor or "", self.board, self.match,
            self._account(tournament, round_), width,
        )  # fmt: skip

    @property
    def round_told(self) -> object:
        """The round shown, whether its results are to be seen, and what is known of the next one."""
        return self.round_shown, self.comparing, self._next

    def parts_of_round(self, tournament: Tournament, width: int) -> Iterator[Part]:
        """Yield the round shown as it goes, whatever the height; nothing that tells results in a second pass."""
        if self.comparing is None:
            self._work_out_next(tournament)
            next_ = self._next.lines if self._next is not None and self._next.tournament is tournament else ()
            yield from parts_of(tournament, self.round, width, next_)

    def _work_out_next(self, tournament: Tournament) -> None:
        """Pair the next round beside the screen once few games are open, as on Groups."""
        if self._begun is not tournament and worth_pairing(tournament):
            self._begun = tournament
            self.run_worker(partial(self._pair_next, tournament), group="next", thread=True, exclusive=True)

    def _pair_next(self, tournament: Tournament) -> None:
        worker = get_current_worker()
        lines = wanted(
            Search("", lambda: worker.is_cancelled), lambda: next_round(tournament, lambda: worker.is_cancelled)
        )
        if lines is not None and not worker.is_cancelled:
            self.post_message(NextRound(tournament, lines))

    @on(NextRound)
    def _take_next(self, message: NextRound) -> None:
        """Tell of it, unless something was typed meanwhile."""
        if message.tournament is self.tournament:
            self._next = message
            self.tell_pane()

    _begun: Tournament | None = None
    _next: NextRound | None = None

    def _account(self, tournament: Tournament, round_: Round) -> Account | None:
        """Return why the round is paired as it is; None until that is worked out, and where nobody explains it."""
        paired = Paired.of(tournament, round_)
        if self._explained is None or self._explained[0] != paired:
            self._explained = paired, None
            if system_of(tournament).explain is not None and not system_of(tournament).meetings:
                self.run_worker(partial(self._explain, tournament, paired), group="why", thread=True, exclusive=True)
        return self._explained[1]

    def _explain(self, tournament: Tournament, paired: Paired) -> None:
        worker = get_current_worker()
        account = wanted(Search("", lambda: worker.is_cancelled), partial(explained, tournament, paired.number))
        if not worker.is_cancelled:
            self.post_message(Explained(paired, account))

    @on(Explained)
    def _take_account(self, message: Explained) -> None:
        """Tell it, unless another round is shown by now."""
        if self._explained is not None and self._explained[0] == message.paired:
            self._explained = message.paired, message.account
            self._tell_board()

    _explained: tuple[Paired, Account | None] | None = None

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
