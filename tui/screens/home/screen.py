"""The start screen: open, new, demo, recent events."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from rich.text import Text
from textual import on
from textual.events import Key, ScreenResume
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.tables.standings import Standings, standings
from paircard.core.values.language import tr, trp
from paircard.data.machine.recent_events import Recent, recent_events
from paircard.data.papers.cells import cell_len
from paircard.data.storage.errors import StoreError
from paircard.tui.looks.cards import BETWEEN, EDGES, Card, side_by_side, widths
from paircard.tui.looks.signs import Signs, signs_for
from paircard.tui.looks.styles import LIVE
from paircard.tui.program.damaged_file import can_restore, offer_restore
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.home.front import (
    TEMPLATES_ACROSS,
    card,
    done_lines,
    event_card,
    how_far,
    leaders,
    template_cards,
    work,
)
from paircard.tui.screens.home.next_steps import Step, todays
from paircard.tui.screens.home.room import HomeRoom
from paircard.tui.screens.home.told import WELCOME, next_of, sections_told
from paircard.tui.tour.command import TakeTheTour
from paircard.tui.widgets.celltable import CellTable, Column, Row
from paircard.tui.widgets.event_cards import ACROSS, HIGH, EventCards
from paircard.tui.widgets.fitting import fit

DIGITS = "123456789"
WIDE, TALL = 110, 34
"""Columns and rows of a window that has room for cards."""
OTHER_ROWS = 27
"""Rows of the front page that are not those of recent events."""
NAME, NEXT = 22, 17
"""Cells of the name of an event and of its next step, in the table."""
_AROUND_PATH = 8
"""Columns beside the line that says where the file is."""
LOW = 22
"""A window with fewer rows has no room for the day's work."""


class Home(HomeRoom, CommandScreen):
    """The room on a screen."""

    _newest = ""
    CSS_PATH = "home.tcss"

    def body(self) -> Iterable[Widget]:
        """The open event and its day, or what this program is; then the recent events."""
        yield Static(Text(tr(WELCOME)), classes="welcome")
        hero = Static("", id="hero", markup=False)
        hero.set_class(signs_for().plain, "plain")
        yield hero
        head = "caption head"  # no words: classes of the style sheet
        yield Static(Text(tr("Today")), classes=head, id="today", markup=False)
        yield Static("", id="work", markup=False)
        yield Static("", id="recent", classes="caption", markup=False)
        yield CellTable()
        yield EventCards()
        yield Static("", id="templates", markup=False)
        yield Static("", id="where", classes="caption", markup=False)

    def on_mount(self) -> None:
        """List the recent events."""
        table = self.query_one(CellTable)
        table.set_columns(
            [
                Column("number", "", 1),
                Column("name", trp("at most 24 columns", "Event"), NAME),
                Column("round", trp("at most 9 columns", "Round"), 9),
                Column("next", trp("at most 15 columns", "Next"), NEXT),
                Column("players", trp("at most 7 columns", "Players"), 7),
                Column("date", trp("at most 10 columns", "Date"), 10),
            ]
        )
        table.leave_enter()
        table.focus()
        self._list_recent()

    def on_screen_resume(self, _: ScreenResume) -> None:
        """Another event may have been opened since."""
        self._list_recent()

    def on_resize(self) -> None:
        """Write everything anew, as wide as the window is now."""
        super().on_resize()
        self.call_after_refresh(self._fit)

    def _fit(self) -> None:
        """Show the recent events as cards or as a table, the same one chosen."""
        if self._wide is not self._carded:
            before = self._cursor(carded=self._carded).row_key_at_cursor
            self._carded = self._wide
            self._list_recent()
            self.cursor.focus()
            if before is not None:
                self.cursor.move_to(before)
        else:
            self._show_event()

    def show(self, tournament: Tournament) -> None:  # noqa: ARG002
        """Show how the open event stands, and what is to be done."""
        self._show_event()

    def on_key(self, event: Key) -> None:
        """Open a recent event by its number."""
        super().on_key(event)
        if event.key in DIGITS[: len(self._events)]:
            event.stop()
            self.program.open_event(Path(self._events[int(event.key) - 1].path))

    @on(CellTable.RowHighlighted)
    @on(EventCards.Moved)
    def _tell_where(self) -> None:
        """Say where the file of the event under the cursor is, and how its sections stand; to newcomers, the tour."""
        chosen = self.cursor.row_key_at_cursor
        event = next((each for each in self._events if each.path == chosen), None)
        newcomer = tr("New here? {key} is a tour of five minutes on a sample event.", key=TakeTheTour.key)
        sections = "" if event is None else sections_told(event)
        room = self.size.width - len(sections) - _AROUND_PATH
        told = newcomer if event is None else "  ".join(filter(None, (sections, _end_of(event.path, room))))
        self.query_one("#where", Static).update(_plain(told))

    @property
    def cursor(self) -> CellTable | EventCards:
        """The recent events: a table, or cards where there is room for them."""
        return self._cursor(carded=self._wide)

    def _cursor(self, *, carded: bool) -> CellTable | EventCards:
        return self.query_one(EventCards) if carded else self.query_one(CellTable)

    @property
    def _wide(self) -> bool:
        """Whether there is room for cards."""
        return self.size.width >= WIDE and self.size.height >= TALL

    def failed(self, path: Path, error: StoreError) -> None:
        """Tell why a file cannot be opened; offer to bring back a damaged one."""
        self._list_recent()
        self.cursor.focus()
        self.say(str(error), bad=True)
        self.app.bell()
        if can_restore(error):
            self.program.start(offer_restore(self.program, path, error))

    def _show_event(self) -> None:
        tournament = self.tournament
        for name in ("#hero", "#today", "#work"):
            self.query_one(name).display = tournament is not None and (name == "#hero" or self.size.height >= LOW)
        self.query_one("#today").display &= not self._wide
        self.query_one(".welcome").display = tournament is None
        if tournament is None:
            return
        steps, signs, width = todays(tournament), signs_for(), self.size.width
        hero = self.query_one("#hero", Static)
        name = tournament.details.name
        hero.border_title = Text(fit(name, min(cell_len(name), width - 10)))
        leading = leaders(tournament, self._standings(tournament), signs) if self._wide else ()
        hero.update(card(tournament, steps, width - 6, signs, leading))
        self.query_one("#work").set_class(self._wide, "cards")
        told = self._day(tournament, steps, signs) if self._wide else work(steps, width - 6, signs)
        self.query_one("#work", Static).update(told)

    def _day(self, tournament: Tournament, steps: tuple[Step, ...], signs: Signs) -> Text:
        """Return the work of the day, and beside it what was done last."""
        right = (self.size.width - 2) * 2 // 5
        left = self.size.width - 2 - BETWEEN - right
        today = work(steps, left - EDGES, signs).split("\n", allow_blank=True)
        done = done_lines(tournament, right - EDGES, signs)
        cards = [Card(tr("Today"), list(today)), Card(tr("Last done"), done)]
        return side_by_side(cards if done else cards[:1], (left, right) if done else (left + BETWEEN + right,), signs)

    def _standings(self, tournament: Tournament) -> Standings:
        """Return the table as it is by now; made once for every state of the event."""
        if self._table is None or self._table[0] is not tournament:
            empty = Standings(0, provisional=False, tie_breaks=(), rows=())
            self._table = tournament, empty if system_of(tournament).score else standings(tournament)
        return self._table[1]

    _events: tuple[Recent, ...] = ()
    """The recent events as they are listed: a number opens the one it stands before."""
    _carded = False
    """Whether the recent events are shown as cards."""
    _table: tuple[Tournament, Standings] | None = None

    def _list_recent(self) -> None:
        self._show_event()
        wide = self._wide
        self.query_one(CellTable).display = not wide
        self.query_one(EventCards).display = self.query_one("#templates").display = wide
        self.program.write_recent()
        events = self._events = recent_events()
        rows = [_row(number, event, signs_for()) for number, event in enumerate(events, start=1)]
        if isinstance(cursor := self.cursor, EventCards):
            cursor.styles.height = HIGH * max(1, min(-(-len(rows) // ACROSS), (self.size.height - OTHER_ROWS) // HIGH))
            cursor.show([row.key for row in rows], partial(_card, events))
            boxes = template_cards()
            room = widths(self.size.width - 2, TEMPLATES_ACROSS)
            halves = (boxes[at : at + TEMPLATES_ACROSS] for at in range(0, len(boxes), TEMPLATES_ACROSS))
            text = Text("\n", no_wrap=True).join(side_by_side(half, room, signs_for()) for half in halves)
            self.query_one("#templates", Static).update(text)
        else:
            cursor.show(rows)
        newest = rows[0].key if rows else ""
        if newest != self._newest:
            self._newest = newest  # Enter goes on with what was opened last
            self.cursor.move_to(newest)
        self._tell_where()
        nothing = tr("No recent events yet: n opens a new one, d a sample event")
        caption = tr("Recent events") if rows else nothing
        self.query_one("#recent", Static).update(Text(caption))


def _row(number: int, event: Recent, signs: Signs) -> Row:
    return Row(
        event.path,
        (
            _plain(str(number)),
            _plain(fit(event.name or Path(event.path).name, NAME)),
            Text(how_far(event, signs), LIVE, no_wrap=True),
            _plain(fit(next_of(event), NEXT)),
            _plain(str(event.players).rjust(7) if event.name else ""),
            _plain(fit(event.date, 10)),
        ),
    )


def _card(events: Sequence[Recent], at: int, chosen: bool) -> Card:
    event = events[at]
    return event_card(at + 1, event, next_of(event) or sections_told(event), signs_for(), chosen=chosen)


def _plain(text: str) -> Text:
    return Text(text, no_wrap=True)


def _end_of(path: str, room: int) -> str:
    """Cut a path that is too long at its beginning: the folders there are the same for all events."""
    cut = "..." if signs_for().plain else "…"
    return path if len(path) <= room else f"{cut}{path[len(cut) - room :]}"
