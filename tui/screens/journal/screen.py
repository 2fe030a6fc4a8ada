"""The screen: every entry of the journal, newest first, and what the one under the cursor says in full."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import Input, Static

from paircard.core.values.language import tr
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.journal.book import Line
from paircard.tui.screens.journal.filtering import HINT
from paircard.tui.screens.journal.listing import Listing
from paircard.tui.screens.journal.room import JournalRoom
from paircard.tui.screens.journal.row import drawn
from paircard.tui.sentences.local_time import local_date_time
from paircard.tui.widgets.fitting import hanging
from paircard.tui.widgets.search_line import SearchLine

DETAIL_ROWS = 2
"""Rows of what an entry says in full; only one that says more moves the list."""


class Journal(JournalRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "journal.tcss"

    def body(self) -> Iterable[Widget]:
        """Caption, list, the entry in full, filter line."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield Listing(self._row)
        yield Static("", id="detail", markup=False)
        yield SearchLine("filter", tr(HINT))

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.query_one(Listing).focus()

    def reset(self) -> None:
        """Show everything, newest first."""
        self.newest_first = True
        self.query_one(SearchLine).value = ""

    # --- what the commands ask of the screen ---------------------------------------------------------------

    @property
    def wanted(self) -> str:
        """The filter line."""
        return self.query_one(SearchLine).value

    @property
    def chosen(self) -> Line | None:
        """The line under the cursor."""
        return self.query_one(Listing).chosen

    def begin_filter(self) -> None:
        """Open the filter line with what it held."""
        self.query_one(SearchLine).display = True
        self.set_focus(self.query_one(SearchLine))

    # --- drawing -------------------------------------------------------------------------------------------

    @on(Input.Changed, "#filter")
    def filter_lines(self) -> None:
        """Show what fits with every key."""
        self.draw()

    @on(SearchLine.Left)
    def end_filter(self, event: SearchLine.Left) -> None:
        """Back to the list: Enter keeps the filter, Escape drops it."""
        if event.back:
            self.query_one(SearchLine).value = ""
        self.query_one(SearchLine).display = False
        self.query_one(Listing).focus()

    @on(Listing.Moved)
    def tell_in_full(self) -> None:
        """Say all of the entry under the cursor."""
        line, detail = self.chosen, self.query_one("#detail", Static)
        lines: list[str] = []
        if line is not None:
            undone = "" if self.book.stands(line) else tr("UNDONE: ")
            head = f"{undone}{local_date_time(line.entry.time)}, {line.entry.arbiter}: "
            lines = hanging(head, line.text, max(20, self.size.width - 2))
        detail.update(Text("\n".join(lines)), layout=max(len(lines), DETAIL_ROWS) != detail.size.height)

    def draw(self) -> None:
        """Show what fits."""
        self.query_one(Listing).show(self.shown())
        self.query_one("#caption", Static).update(Text(self.caption(), no_wrap=True, overflow="ellipsis"), layout=False)

    def _row(self, line: Line) -> Text:
        width = self.query_one(Listing).size.width
        here = line.entry.number == self.program.looking_back
        return drawn(line, width, stands=self.book.stands(line), here=here)
