"""The screen: what the step says, the cards with pencil marks, what holds at this moment."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from textwrap import wrap
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.containers import Container, VerticalScroll
from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import get_current_worker

from core.event.ids import PairingNumber
from core.values.colour_letters import in_letters, preference_sign
from core.values.language import mark, tr
from tui.commands.command import ScreenCommand
from tui.commands.everywhere import EVERYWHERE
from tui.looks.halves import WIDE, halves
from tui.looks.signs import signs_for
from tui.screens.base import CommandScreen
from tui.screens.steps.cards_as_text import table_lines
from tui.screens.steps.commands import COMMANDS
from tui.screens.steps.patience import Left, Patience
from tui.screens.steps.presenter import StepsPresenter
from tui.screens.steps.reel import Make, Reel

FASTEST, SLOWEST = 0.1, 6.4
"""Seconds between two steps that run by themselves."""


class ReelMade(Message):
    """A reel is there; the screen may have begun another since."""

    def __init__(self, make: Make, reel: Reel) -> None:
        super().__init__()
        self.make = make
        self.reel = reel


class Steps(StepsPresenter, CommandScreen):
    """The literal procedure C1 - C14 played step by step: ? is a pair set for now, * a card taken, x refused."""

    OFFERS: ClassVar[tuple[type[ScreenCommand], ...]] = (*COMMANDS, *EVERYWHERE)
    CSS_PATH = "steps.tcss"
    mode = "steps"
    tab = "explain"

    _timer: Timer | None = None
    _pause = 0.8

    def body(self) -> Iterable[Widget]:
        """Where one is, the sentence, the cards, what holds."""
        yield Static("", id="caption", classes="caption", markup=False)
        with Container(id="halves"):
            yield Static("", id="sentence", markup=False)
            with VerticalScroll(id="table", can_focus=False):
                yield Static("", id="cards", markup=False)
            yield Static("", id="holds", markup=False)

    def on_resize(self) -> None:
        """Use the room there is."""
        self.set_class(self.size.width >= WIDE, "-wide")
        if self.tournament is not None:
            self.call_after_refresh(self.draw)

    def draw(self) -> None:
        """Show the step."""
        if not self.size.width:
            return
        step, reel, table = self.step, self.reel, self.table
        width, beside = halves(self.size.width)
        caption = reel.title if reel and reel.playback is None else self.caption()
        self.query_one("#caption", Static).update(Text(caption, no_wrap=True, overflow="ellipsis"), layout=False)
        said = (reel.obstacle if reel else "") if step is None else f"{step.article}. {step.reason}"
        self.query_one("#sentence", Static).update(Text("\n".join(wrap(said, beside))))
        cards = "" if reel is None else "\n".join(table_lines(table, reel.name, self._card, width))
        self.query_one("#cards", Static).update(Text(cards, no_wrap=True))
        holds = [f"{article}: {reason}" for article, reason in table.in_force if article != "A3"]
        lines = [
            line for text in (*holds, *map(str, table.way)) for line in wrap(text, beside, subsequent_indent="    ")
        ]
        most = self.size.height // 2 if self.has_class("-wide") else 6
        self.query_one("#holds", Static).update(Text("\n".join(lines[-most:])))

    def _card(self, number: PairingNumber) -> str:
        """Write what a player's card says: colours, preference, floats of two rounds."""
        player = self.reel.players.get(number) if self.reel else None
        if player is None:
            return ""
        due = preference_sign(player.preference)
        return f"{in_letters(player.colours[-3:]):>3} {due:<2} {signs_for().floats(player.floats[-2:]):>2}"

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
