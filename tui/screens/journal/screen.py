"""The screen: every entry of the journal, newest first, and what the one under the cursor says in full."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.widget import Widget
from textual.widgets import Input, Static

from core.tournament import Tournament
from tui.clock import local_date_time, local_stamp
from tui.command import ScreenCommand
from tui.screens.base import CommandScreen
from tui.screens.common import EVERYWHERE
from tui.screens.journal.book import Book, Line
from tui.screens.journal.commands import COMMANDS
from tui.screens.journal.filtering import HINT, fitting
from tui.screens.journal.listing import Listing
from tui.widgets.fitting import fit
from tui.widgets.search_line import SearchLine


class Journal(CommandScreen):
    """Everything that was done, by whom, when and why. Nothing ever leaves it."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    mode = "journal"
    CSS_PATH = "journal.tcss"

    newest_first = True

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[Line] = []
        self._book = Book()

    def body(self) -> Iterable[Widget]:
        """Caption, list, the entry in full, filter line."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield Listing(self._row)
        yield Static("", id="detail", markup=False)
        yield SearchLine("filter", HINT)

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.query_one(Listing).focus()

    def show(self, tournament: Tournament) -> None:  # noqa: ARG002
        """Show the journal as it is now, also while the other screens show an earlier state."""
        self._book.follow(self.program.now())
        self._draw()

    def reset(self) -> None:
        """Show everything, newest first."""
        self.newest_first = True
        self.query_one(SearchLine).value = ""

    # --- what the commands ask of the screen ---------------------------------------------------------------

    @property
    def chosen(self) -> Line | None:
        """The line under the cursor."""
        return self.query_one(Listing).chosen

    def begin_filter(self) -> None:
        """Open the filter line with what it held."""
        self.query_one(SearchLine).display = True
        self.set_focus(self.query_one(SearchLine))

    def turn_order(self) -> None:
        """Turn the list round."""
        self.newest_first = not self.newest_first
        self._draw()

    def export_name(self) -> str:
        """Propose a name beside the event file."""
        event = self.program.event
        return str(event.path.with_suffix(".journal.txt")) if event else "journal.txt"

    def as_text(self) -> str:
        """Return the lines shown as text."""
        lines = (line.exported(in_force=self._book.stands(line)) for line in self.shown)
        return "".join(f"{line}\n" for line in (self.program.now().details.name, self._caption(), "", *lines))

    # --- drawing -------------------------------------------------------------------------------------------

    @on(Input.Changed, "#filter")
    def filter_lines(self) -> None:
        """Show what fits with every key."""
        self._draw()

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
        line = self.chosen
        text = ""
        if line is not None:
            undone = "" if self._book.stands(line) else "UNDONE: "
            text = f"{undone}{local_date_time(line.entry.time)}, {line.entry.arbiter}: {line.text}"
        self.query_one("#detail", Static).update(Text(text), layout=False)

    def _draw(self) -> None:
        lines = fitting(self._book.lines, self.query_one(SearchLine).value)
        self.shown = lines[::-1] if self.newest_first else lines
        self.query_one(Listing).show(self.shown)
        self.query_one("#caption", Static).update(
            Text(self._caption(), no_wrap=True, overflow="ellipsis"), layout=False
        )

    def _caption(self) -> str:
        wanted = self.query_one(SearchLine).value.strip()
        total = len(self._book.lines)
        count = f"{len(self.shown)} of {total} entries that fit {wanted}" if wanted else f"{total} entries"
        return f"{count} · {'newest' if self.newest_first else 'oldest'} first · x undone"

    def _row(self, line: Line) -> str:
        entry = line.entry
        mark = " " if self._book.stands(line) else "x"
        here = ">" if entry.number == self.program.looking_back else " "
        return f"{here}{entry.number:>5} {mark} {local_stamp(entry.time)} {fit(entry.arbiter, 8)} {line.text}"
