"""A search that takes long: what is being done, where it is, and for how long; Escape stops it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from rich.text import Text
from textual.events import Key
from textual.widget import Widget
from textual.widgets import Static

from paircard.core.values.language import mark
from paircard.tui.dialogs.on_screen.base import Dialog
from paircard.tui.dialogs.question import Question
from paircard.tui.program.searching import Search

TICK = 0.5


class Searching(Question[bool]):
    """Answers True when it is done with, None when somebody has stopped it; what is typed meanwhile waits."""

    shown_by = "paircard.tui.dialogs.on_screen.searching:SearchingDialog"
    hint = mark("Esc stops")

    def __init__(self, search: Search, there: asyncio.Event) -> None:
        """`there` is set when the search is at its end."""
        super().__init__(search.what)
        self.search = search
        self.there = there
        self.waiting: list[Key] = []
        """The keys typed meanwhile."""


class SearchingDialog(Dialog[bool]):
    """Where the search is."""

    question: Searching

    def body(self) -> Iterable[Widget]:
        """Where it is."""
        yield Static(Text(self.question.search.told()), classes="said")

    def on_mount(self) -> None:
        """Follow the search to its end."""
        self.set_interval(TICK, self._tell)
        self.run_worker(self._close())

    async def _close(self) -> None:
        await self.question.there.wait()
        self.dismiss(True)

    def _tell(self) -> None:
        self.query_one(".said", Static).update(Text(self.question.search.told()))

    def on_key(self, event: Key) -> None:
        """Let every key wait that is not for the search."""
        if event.key == "escape":
            return
        event.stop()
        event.prevent_default()
        self.question.waiting.append(Key(event.key, event.character))
