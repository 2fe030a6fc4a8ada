"""The start screen: open, new, demo, recent events."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from core.language import mark, tr, trp
from data.errors import StoreError
from data.recent import Recent, recent_events
from tui.command import ScreenCommand
from tui.demo import create_demo
from tui.dialogs.ask import AskLine
from tui.dialogs.event_form import open_new_event
from tui.presenter import Cursor, Presenter
from tui.restoring import can_restore, offer_restore
from tui.screens.base import CommandScreen
from tui.screens.everywhere import HOME_TOO
from tui.typed_path import typed_path
from tui.widgets.celltable import CellTable, Column, Row
from tui.widgets.fitting import fit

WELCOME = mark(
    "Runs a chess tournament, Swiss, round robin, groups and a final, and names the rule behind every decision. "
    "Its Swiss is that of FIDE, in the rules of 2026 for events rated today or the text of 1992 - 1998."
)


class HomePresenter(Presenter):
    """Lists the recent events, the rows' keys being their paths."""

    @property
    def cursor(self) -> Cursor:
        """The recent events."""
        raise NotImplementedError


class NewEvent(ScreenCommand):
    """Open a new event: name, rounds, options, and the file it lives in."""

    key = "n"
    label = "New event"
    words = "create, start, begin, tournament, add"
    footer = True
    takes = "NAME; ROUNDS; FIELD=VALUE ..."

    async def run(self, at: HomePresenter) -> None:
        """Ask for the head of the event."""
        await open_new_event(at.program)


class OpenEvent(ScreenCommand):
    """Open an event file by its path."""

    key = "o"
    label = "Open file"
    words = "load, read, tournament, path"
    footer = True
    takes = "FILE"

    async def run(self, at: HomePresenter) -> None:
        """Ask for the path."""
        answer = await at.program.ask(AskLine(tr("Open an event"), tr("Path of the event file (.json):")))
        if answer:
            at.program.open_event(typed_path(answer))


class OpenRecent(ScreenCommand):
    """Open the event under the cursor."""

    key = "enter"
    key_shown = "Enter"
    label = "Open recent"
    words = "last, continue, resume"
    footer = True

    def run(self, at: HomePresenter) -> None:
        """Open it."""
        path = at.cursor.row_key_at_cursor
        if path is not None:
            at.program.open_event(Path(path))


class OpenDemo(ScreenCommand):
    """Open a sample event to try things on: 24 entrants, round 4 under way. It is made anew each time."""

    key = "d"
    label = "Demo"
    words = "example, sample, try"
    footer = True

    def run(self, at: HomePresenter) -> None:
        """Make it and open it."""
        at.program.open_event(create_demo())


class Home(HomePresenter, CommandScreen):
    """The start screen. Choose an event."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (NewEvent, OpenEvent, OpenRecent, OpenDemo, *HOME_TOO)
    mode = "home"
    CSS_PATH = "home.tcss"

    def body(self) -> Iterable[Widget]:
        """What this program is, and the recent events."""
        yield Static(Text(tr(WELCOME)), classes="welcome")
        yield Static("", id="recent", classes="caption", markup=False)
        yield CellTable()

    def on_mount(self) -> None:
        """List the recent events."""
        table = self.query_one(CellTable)
        table.set_columns(
            [
                Column("name", trp("at most 28 columns", "Event"), 28),
                Column("round", trp("at most 6 columns", "Round"), 6),
                Column("players", trp("at most 7 columns", "Players"), 7),
                Column("date", trp("at most 10 columns", "Date"), 10),
                Column("file", trp("at most 28 columns", "File")),
            ]
        )
        table.leave_enter()
        table.focus()
        self._list_recent()

    def on_screen_resume(self) -> None:
        """Another event may have been opened since."""
        self._list_recent()

    @property
    def cursor(self) -> CellTable:
        """The table."""
        return self.query_one(CellTable)

    def failed(self, path: Path, error: StoreError) -> None:
        """Tell why a file cannot be opened; offer to bring back a damaged one."""
        self._list_recent()
        self.query_one(CellTable).focus()
        self.say(str(error), bad=True)
        self.app.bell()
        if can_restore(error):
            self.program.start(offer_restore(self.program, path, error))

    def _list_recent(self) -> None:
        opening = self.program.opening
        for widget in (self.query_one(CellTable), self.query_one(".welcome")):
            widget.display = opening is None
        if opening is not None:
            self.query_one("#recent", Static).update(Text(tr("Opening {file} ...", file=opening.name)))
            return
        rows = [_row(event) for event in recent_events()]
        self.query_one(CellTable).show(rows)
        nothing = tr("No recent events yet: n opens a new one, d a sample event")
        caption = tr("Recent events") if rows else nothing
        self.query_one("#recent", Static).update(Text(caption))


def _row(event: Recent) -> Row:
    path = Path(event.path)
    known = bool(event.name)
    return Row(
        event.path,
        (
            _plain(fit(event.name or path.name, 28)),
            _plain(f"{event.round}/{event.rounds}" if known and not event.sections else ""),
            _plain(str(event.players).rjust(7) if known else ""),
            _plain(fit(event.date, 10)),
            _plain("  ".join(filter(None, (_sections(event), path.name, str(path.parent))))),
        ),
    )


def _sections(event: Recent) -> str:
    """Return the sections with their rounds, as A 2/5 B 1/5."""
    return " ".join(f"{name} {round_}/{rounds}" for name, round_, rounds in event.sections)


def _plain(text: str) -> Text:
    return Text(text, no_wrap=True)
