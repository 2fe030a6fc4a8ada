"""The screen: brackets in S1 | S2 as they were paired, and below them why, for whatever the cursor stands on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate, chain

from rich.text import Text
from textual import on
from textual.containers import Horizontal
from textual.events import Key, ScreenResume
from textual.geometry import Size
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import DataTable, Static

from paircard.core.event.ids import PairingNumber
from paircard.core.event.tournament import Tournament
from paircard.core.facets.system import system_of
from paircard.core.review.explained_round import Account
from paircard.core.rules import rule
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, tr
from paircard.core.values.lazily import Lazily
from paircard.core.values.rule_id import RuleId
from paircard.core.values.said import Said
from paircard.tui.looks.flow import flow
from paircard.tui.looks.halves import WIDE, halves
from paircard.tui.looks.pair_marks import draws_threads, pair_marks
from paircard.tui.looks.reasons import ReasonSheet, article_beside
from paircard.tui.looks.signs import signs_for
from paircard.tui.program.searching import Beside, Search
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.explain.pair_line import pair_line
from paircard.tui.screens.explain.room import ExplainRoom
from paircard.tui.screens.explain.table_lines import table_heads, table_lines
from paircard.tui.screens.groups.facing import Line
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.groups.lines import Writer
from paircard.tui.screens.groups.named import named
from paircard.tui.screens.groups.table import GroupTable
from paircard.tui.sentences.reasons import Reason, first_with_article
from paircard.tui.widgets.text_sheet import TextSheet
from paircard.tui.widgets.unrolled_sheet import UnrolledSheet

_MOST_ROWS = 9
_MANY = 400
"""Players of whom a round takes longer to explain than a room to be opened."""
_NEAR = 2 * _MOST_ROWS
"""So many rows on either side of the cursor are written."""
_OTHER_ROWS = 10
"""Rows of the frame, the caption, the pair, the messages."""
_GIVEN_UP = Said(mark("stopped. c begins anew"))


class Explain(ExplainRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "explain.tcss"

    _entered = False
    _layout: tuple[Layout, tuple[str, str] | None] | None = None
    _drawn: tuple[object, Layout] | None = None
    """What the brackets were drawn of."""
    _writer: Writer | None = None
    _starts: Sequence[int] = ()
    """The row in which every bracket begins, and the one after the last."""
    _brackets: dict[int, Lazily[Line]]
    """The brackets one has been in, written as far as one has been."""
    _written: set[int]
    """The rows that are shown so, and not only outlined."""

    def body(self) -> Iterable[Widget]:
        """What is explained, the brackets, the reasons."""
        yield Static("", id="caption", classes="caption", markup=False)
        yield GroupTable()
        yield Static("", id="pair", markup=False)
        with Horizontal(id="halves"):
            yield UnrolledSheet(id="why", focusable=False)
            yield TextSheet(id="article", focusable=False)

    def __init__(self) -> None:
        """Be what the window and the event want from the beginning: what changes later is styled anew."""
        super().__init__()
        self._fit_window(self.app.size)
        self.set_class(self.meetings is None, "-bracket")

    def on_mount(self) -> None:
        """Let the arrows move at once."""
        self.signs = signs_for()
        self.query_one(GroupTable).focus()

    def on_resize(self) -> None:
        """Use the room there is."""
        self._fit_window(self.size)
        self.call_after_refresh(self.show_again)

    def _fit_window(self, size: Size) -> None:
        self.set_class(size.height > 34, "tall")
        self.set_class(size.width >= WIDE, "-wide")

    def show(self, tournament: Tournament) -> None:
        """Follow the event; a round of many is explained the first time once the room itself is seen."""
        if self._entered or len(tournament.registrations) < _MANY:
            self._entered = True
            super().show(tournament)
            return
        self._entered = True
        self.query_one("#caption", Static).update(Text(tr("The round is being explained ...")), layout=False)
        self.call_after_refresh(self.show_again)

    # --- a round that takes long ---------------------------------------------------------------------------

    _awaited: Beside[Account] | None = None
    """What is being worked out beside the screen."""
    _search: Search
    """What it is at."""
    _following: Timer | None = None

    def expect(self, job: Callable[[], Account]) -> None:
        """Work it out beside the screen: its keys go on; what was typed ahead waits for what most rounds take."""
        there, loop = asyncio.Event(), asyncio.get_running_loop()
        self._search = search = Search("")
        self._awaited = Beside(search, job, partial(loop.call_soon_threadsafe, self._take, search, there))
        self._following = self.set_interval(1, self._follow_search)
        self.program.keys.wait_for(there)

    def _take(self, search: Search, there: asyncio.Event) -> None:
        there.set()
        if self._awaited is not None and search is self._search:
            awaited = self._awaited
            self.expect_no_more()
            self.account = awaited.result()
            self.draw()

    def _follow_search(self) -> None:
        """Say how far it is, once that takes long."""
        if self._search.long and self.app.screen is self:
            what = f"{self._search.told()}  {tr('Esc stops')}"
            said = tr("Round {round}: {what}", round=self.round_shown, what=what)
            self.query_one("#caption", Static).update(Text(said, no_wrap=True), layout=False)

    def on_key(self, event: Key) -> None:
        """Give the round up where somebody wants that."""
        if event.key == "escape" and self._awaited is not None:
            event.stop()
            self.expect_no_more()
            self.account = Account(self.round_shown, self.program.need_tournament(), obstacle=_GIVEN_UP)
            self.draw()

    def expect_no_more(self) -> None:
        """End the search: nothing comes of it any more."""
        if self._awaited is not None:
            self._search.end()
            self._awaited = None
        if self._following is not None:
            self._following.stop()
            self._following = None

    def reset(self) -> None:
        """Wait for nothing of another event."""
        self.expect_no_more()
        super().reset()

    def on_screen_suspend(self) -> None:
        """Let other rooms have the processor: it is begun anew when somebody comes back. Under a dialog it goes on."""
        if self._awaited is not None and self.program.room != self.mode:
            self.expect_no_more()
            self._told_of = None

    def on_screen_resume(self, _: ScreenResume) -> None:
        """Begin anew with what was given up by leaving; an event that has changed meanwhile is shown by itself."""
        if self.caught_up and self._told_of is None and self.round_shown:
            self.begin_anew()

    def open_chosen(self) -> None:
        """Open what is chosen, or begin anew with what was given up."""
        if self.account is not None and self.account.obstacle is _GIVEN_UP:
            self.begin_anew()
        else:
            super().open_chosen()

    @property
    def cursor(self) -> GroupTable:
        """The table."""
        return self.query_one(GroupTable)

    def draw(self) -> None:
        """Draw the brackets and what is said of the one under the cursor."""
        if not self.size.width:
            return
        account = self.account
        if self.meetings or account is None:
            self._drawn = None
        if self.meetings:
            lines = table_lines(self.program.need_tournament(), self.round_shown, self._fit_widths())
            self.cursor.draw(list(lines))
        elif account is None:
            self.cursor.draw([])
        else:
            self._draw_brackets(account, self._fit_widths())
        self._reason()

    def _draw_brackets(self, account: Account, layout: Layout) -> None:
        """Draw the brackets of another round, or in another width; the same ones stand there already."""
        if self._drawn is not None and self._drawn[0] is account.brackets and self._drawn[1] == layout:
            self._write_in_sight()
            return
        self._drawn = account.brackets, layout
        self._writer = Writer(
            layout,
            self.signs,
            named(account.before.registrations, layout.name),
            system=system_of(account.before),
            threads=draws_threads(self.signs),
            ruled=self.signs.plain,
        )
        outlines = [list(self._writer.outline(at, group)) for at, group in enumerate(self.groups)]
        self._starts = [0, *accumulate(map(len, outlines))]
        self._written, self._brackets = set(), {}
        self.cursor.draw(list(chain.from_iterable(outlines)))
        self._write_in_sight()

    def _write_in_sight(self) -> None:
        """Write the rows about the cursor: a round of a thousand has five hundred, and few of them are seen."""
        at, row, groups = self.cursor.group, self.cursor.cursor_row, self.groups
        if at is None or self._writer is None or not groups:
            return
        start, end = self._starts[at], self._starts[at + 1]
        near = {*range(max(start, row - _NEAR), min(end, row + _NEAR))} - self._written
        if not near:
            return
        if at not in self._brackets:
            self._brackets[at] = Lazily(self._writer.group(at, groups[at]))
        self._written |= near
        self.cursor.rewrite({each: self._brackets[at][each - start] for each in near})

    def _fit_widths(self) -> Layout:
        layout, heads = self._fit(), table_heads() if self.meetings else None
        if (layout, heads) != self._layout:
            self._layout = (layout, heads)
            self.cursor.set_widths(layout, heads)
        return layout

    def _fit(self) -> Layout:
        before = self.program.need_tournament()
        rounds, players = before.regulations.rounds, len(before.registrations)
        if self.groups and not self.meetings:
            return Layout.of(self.size.width - 1, self.groups, players, threads=draws_threads(self.signs))
        return Layout.fit(self.size.width - 1, middle=2 * len(str(players)) + 3, rounds=rounds, players=players)

    @on(DataTable.CellHighlighted)
    def moved(self) -> None:
        """Explain what the cursor stands on now."""
        if not self.meetings and self.account is not None:
            self._write_in_sight()
        self.forget_answer()
        self._reason()

    def _reason(self) -> None:
        self.show_reason()
        self._tell_caption()
        self._give_room()
        account = self.account
        pair = None if account is None else pair_line(self.program.need_tournament(), account, self.cursor.chosen)
        told = self.query_one("#pair", Static)
        told.display = pair is not None
        told.update(pair or Text(), layout=False)
        self.call_after_refresh(self._keep_in_sight)

    def show_reason(self) -> None:
        """Show why, with the reason chosen marked and, where there is room, its article beside it."""
        wide = self.has_class("-wide")
        reasons = self.reasons()
        at = self.reason_at if self.reason_at is not None else first_with_article(reasons)
        sheet = ReasonSheet(halves(self.size.width)[0], pair_marks(self.signs), self._family_name)
        drawn = Lazily(sheet.lines(reasons, at))
        row = 0 if self.reason_at is None else next(row for row, (each, _) in enumerate(drawn) if each == at)
        lines = Lazily(Text(" ", no_wrap=True).append_text(line) for _, line in drawn)
        self.query_one("#why", UnrolledSheet).unroll("why", lines, max(0, row - 1))
        article = self.query_one("#article", TextSheet)
        article.display = wide and at is not None
        if wide and at is not None:
            # texts of rules are read from the disk the first time: the reasons need not wait for them
            self.call_after_refresh(self._show_article, reasons[at])

    def _show_article(self, reason: Reason) -> None:
        paragraphs = self._article(reason).split("\n", allow_blank=True)
        width = halves(self.size.width)[1]
        lines = [line for paragraph in paragraphs for line in flow(paragraph, width) or [Text()]]
        self.query_one("#article", TextSheet).show(str(reason.rules[0]), lines)

    def rules_named(self) -> tuple[RuleId, ...]:
        """Return the articles of the reason that is marked."""
        if self.reason_at is None:
            self.reason_at = first_with_article(self.reasons())
        return super().rules_named()

    def _article(self, reason: Reason) -> Text:
        try:
            printed = rule(reason.rules[0], self.program.language)
        except Refusal:
            return Text(str(reason.rules[0]))
        related = "  ".join(map(str, printed.see))
        see = f"{printed.language.see}: {related}" if related else ""
        case = reason.tried.text if reason.tried is not None else reason.text
        return article_beside(printed.heading, printed.paragraphs, see, case.strip())

    def _family_name(self, number: int) -> str:
        account = self.account
        id_ = account.before.ids.get(PairingNumber(number)) if account is not None else None
        return "" if account is None or id_ is None else account.before.registrations[id_].entrant.name.split(",")[0]

    def _tell_caption(self) -> None:
        """Say which round it is, and at the right which bracket of how many."""
        said, where = self.said(), ""
        if (group := self.cursor.group) is not None and self.groups:
            where = tr("{number} of {count}", number=group + 1, count=len(self.groups))
        room = self.size.width - 2 - len(where)
        line = Text(said, no_wrap=True)
        if where:
            line.truncate(room - 1, overflow="ellipsis", pad=True)
            line.append(f" {where}")
        caption = self.query_one("#caption", Static)
        if caption.content != line:
            caption.update(line, layout=False)

    def _give_room(self) -> None:
        """Give the bracket the rows it has, and what is said of it the others."""
        rows = len(self.cursor.rows_of_group)
        self.set_class(bool(rows), "-bracket")
        if rows:
            most = max(4, min(_MOST_ROWS, (self.size.height - _OTHER_ROWS) // 2))
            # a row for the heads of the columns
            self.cursor.styles.height = 1 + min(rows, most)
        else:
            self.cursor.styles.height = None

    def _keep_in_sight(self) -> None:
        """Show the bracket from its head on; a long one where the cursor is."""
        rows, table = self.cursor.rows_of_group, self.cursor
        room = table.size.height - 1
        if rows and table.cursor_row - rows.start < room:
            table.scroll_to(y=rows.start, animate=False)
        else:
            table.move_cursor(row=table.cursor_row, animate=False)

    @on(DataTable.CellSelected)
    def open_cell(self) -> None:
        """Enter in the table opens; the table has that key for itself."""
        self.open_chosen()
