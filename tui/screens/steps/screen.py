"""The screen: the bracket as it is at this step, what the step says, what holds and what was tried."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial

from rich.text import Text
from textual import on
from textual.containers import Container
from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import get_current_worker

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.systems.kit.brackets_so_far import brackets_so_far
from paircard.core.values.language import mark, tr
from paircard.tui.looks.flow import flow
from paircard.tui.looks.halves import WIDE, halves
from paircard.tui.looks.pair_marks import draws_threads, pair_marks
from paircard.tui.looks.signs import Signs, signs_for
from paircard.tui.screens.base import CommandScreen
from paircard.tui.screens.groups.facing import RowWriter
from paircard.tui.screens.groups.layout import Layout
from paircard.tui.screens.steps import told
from paircard.tui.screens.steps.bracket import Scene, drawn, row_looked_at
from paircard.tui.screens.steps.patience import Left, Patience
from paircard.tui.screens.steps.reel import Make, Reel
from paircard.tui.screens.steps.room import StepsRoom
from paircard.tui.screens.steps.round_so_far import round_so_far
from paircard.tui.widgets.text_sheet import TextSheet

_FEWEST, _OTHER_ROWS = 6, 15
"""Rows that a bracket keeps, and those of the frame and of what is said."""
_SENTENCE = 3
"""Rows that the sentence of a step has at least, the blank ones below it among them."""
FASTEST, SLOWEST = 0.1, 6.4
"""Seconds between two steps that run by themselves."""


class ReelMade(Message):
    """A reel is there; the screen may have begun another since."""

    def __init__(self, make: Make, reel: Reel) -> None:
        super().__init__()
        self.make = make
        self.reel = reel


class Steps(StepsRoom, CommandScreen):
    """The room on a screen."""

    CSS_PATH = "steps.tcss"
    tab = "explain"

    signs = Signs()
    _timer: Timer | None = None
    _pause = 0.8

    def body(self) -> Iterable[Widget]:
        """Where one is; the cards, and the article where there is room; what the step says and what holds."""
        yield Static("", id="caption", classes="caption", markup=False)
        with Container(id="halves"):
            with Container(id="position"):
                yield TextSheet(id="bracket", focusable=False)
                yield TextSheet(id="article", focusable=False)
                yield TextSheet(id="round", focusable=False)
            yield TextSheet(id="said", focusable=False)

    def on_mount(self) -> None:
        """Know the signs of the terminal."""
        self.signs = signs_for()

    def on_resize(self) -> None:
        """Use the room there is."""
        self.set_class(self.size.width >= WIDE, "-wide")
        if self.tournament is not None or self.reel is not None:
            self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show the step."""
        if not self.size.width:
            return
        reel = self.reel
        caption = reel.title if reel and reel.playback is None else self.caption()
        self.query_one("#caption", Static).update(Text(caption, no_wrap=True, overflow="ellipsis"), layout=False)
        left, right = halves(self.size.width)
        self._draw_position(left)
        self._draw_said(right)

    def _draw_position(self, width: int) -> None:
        self._draw_bracket(width)
        article, whole = self.query_one("#article", TextSheet), self.query_one("#round", TextSheet)
        if self.reel is None or self.reel.playback is None or self.step is None:
            article.show("", [])
            whole.show("", [])
        elif self.has_class("-wide"):
            lines = told.article(self.step.article, self.program.language, width)
            article.styles.height = len(lines)
            article.show(self.step.article, lines)
            scores = {number: card.score for number, card in self.reel.cards.items()}
            brackets = brackets_so_far(self.reel.playback, self.at, scores)
            rows, here = round_so_far(self.reel.title, brackets, width, self.signs)
            whole.show("round", rows)
            whole.bring_in_sight(here.start, here.stop - 1)

    def _draw_bracket(self, width: int) -> None:
        bracket, scene = self.query_one("#bracket", TextSheet), self._scene()
        if scene is None or self.reel is None or self.step is None:
            bracket.show("", [])
            bracket.styles.height = 0  # what is said instead has the room
            return
        threads = draws_threads(self.signs)
        everybody = tuple(self.reel.cards.values())
        layout = Layout.facing(width, everybody, len(everybody), threads=threads)
        lines = list(drawn(scene, RowWriter(layout, self.signs, self._named), threads=threads))
        if (rows := self._rows_for(len(lines))) != bracket.size.height:
            bracket.styles.height = rows
        bracket.show(str(self.step.bracket), lines)
        bracket.bring_in_sight(min(row_looked_at(scene) + 1, len(lines) - 1))

    def _rows_for(self, wanted: int) -> int:
        """Return the rows of a bracket: all it has, as long as what is said keeps some."""
        return min(wanted, max(_FEWEST, self.size.height - _OTHER_ROWS))

    def _scene(self) -> Scene | None:
        if self.reel is None or self.step is None or not (self.table.s1 or self.table.s2 or self.step.players):
            return None
        return Scene(self.table, self.step, self.reel.cards, self.reel.exchanges)

    def _draw_said(self, width: int) -> None:
        reel, step, said = self.reel, self.step, self.query_one("#said", TextSheet)
        if reel is None or step is None:
            said.show("", flow(Text(reel.obstacle if reel else ""), width))
            return
        lines = told.sentence(step, width)
        # what stands below keeps its place as long as sentences are of one length
        lines += [Text()] * (_SENTENCE - len(lines))
        lines += told.notes(self.table, reel.steps, self.at, width, pair_marks(self.signs))
        said.show("said", [Text(" ", no_wrap=True).append_text(line) for line in lines])

    def _named(self, id_: ContestantId) -> str:
        return self.reel.name(PairingNumber(id_)) if self.reel else ""

    def leave(self) -> None:
        """Back to where one came from, unless an earlier state of the event is left."""
        self._stop()
        if self.program.looking_back:
            super().leave()
            return
        if self.awaited:
            self._forget()
        self.program.switch_mode(self.back)

    def reset(self) -> None:
        """Wait for nothing of another event."""
        if self.awaited:
            self._forget()
        super().reset()

    # --- working it out ------------------------------------------------------------------------------------

    def work_out(self, make: Make) -> None:
        """Pair beside the screen; keys typed ahead wait for what most rounds take, and no longer."""
        self._make, self._there = make, asyncio.Event()
        self.program.keys.wait_for(self._there)
        self.run_worker(partial(self._think, make), group="steps", thread=True, exclusive=True)
        self.draw()

    _make: Make | None = None
    _there: asyncio.Event
    """Set when what keys typed ahead wait for is there."""

    def _think(self, make: Make) -> None:
        worker = get_current_worker()
        try:
            reel = make(Patience(lambda: worker.is_cancelled))
        except Left:
            return
        self.post_message(ReelMade(make, reel))

    @on(ReelMade)
    def show_made(self, message: ReelMade) -> None:
        """Show what came out, unless another reel is wanted by now."""
        if message.make is self._make:
            self.take(message.reel)
            self._there.set()

    def _forget(self) -> None:
        """Give up what is being worked out; it is begun anew when somebody comes back."""
        self.workers.cancel_group(self, "steps")
        self._make, self._played, self.awaited = None, None, ""
        self._there.set()

    # --- by itself -----------------------------------------------------------------------------------------

    def toggle_play(self) -> None:
        """Run or stop."""
        self.need_playback()
        if self._timer is not None:
            self._stop()
            self.say(tr("Stopped."))
            return
        self._timer = self.set_interval(self._pause, self._tick)
        said = mark("Running, a step every {seconds} seconds: p stops, + and - change the speed.")
        self.say(tr(said, seconds=f"{self._pause:g}"))

    def faster(self, times: float) -> None:
        """Change the pause between two steps."""
        self._pause = min(SLOWEST, max(FASTEST, self._pause / times))
        running = self._timer is not None
        self._stop()
        if running:
            self._timer = self.set_interval(self._pause, self._tick)
        self.say(tr("A step every {seconds} seconds.", seconds=f"{self._pause:g}"))

    def _tick(self) -> None:
        playback = self.reel.playback if self.reel else None
        if self.awaited and self.app.screen is self:
            return  # others are being worked out: it goes on with them
        if playback is None or self.at >= len(playback.steps) - 1 or self.app.screen is not self:
            self._stop()
        else:
            self.go_to(self.at + 1)

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
