"""Drive the real program for pictures: open an event, press keys, wait until the screen has come to rest."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import ExitStack, asynccontextmanager
from datetime import datetime, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING
from unittest.mock import patch

if TYPE_CHECKING:
    from rich.segment import Segment
    from textual.pilot import Pilot

    from paircard.tui.app import PaircardApp

NOON = "2026-05-01T12:00:00"
"""A time without a zone: the same on every wall."""
LATER = "2026-05-01T13:40:00"
"""When the pictures are taken."""
ARBITER = "Anna"
_SAME = 3
_PATIENCE = 5.0
"""Seconds a key waits for what the one before it has set off: on a busy machine longer than in a hall."""


class Driver:
    """The program on a screen of its own, and somebody at its keys."""

    def __init__(self, app: PaircardApp, pilot: Pilot[None]) -> None:
        self.app = app
        self._pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until all they set off has happened."""
        await self._pilot.press(*keys)
        while not self.app.keys.at_rest:
            await self._pilot.pause(0.02)
        thinking = [worker for worker in self.app.workers if worker.group not in {"keys", "commands"}]
        if thinking:
            await self.app.workers.wait_for_complete(thinking)
        await self.rest()

    async def rest(self) -> None:
        """Wait until the screen has stopped changing: three times the same."""
        seen = [self._drawn()]
        while len(seen) < _SAME or any(each != seen[-1] for each in seen[-_SAME:]) or not self._told_all():
            await self._pilot.pause(0.05)
            seen.append(self._drawn())

    def _told_all(self) -> bool:
        """Whether nothing waits to be told of the row under the cursor, and nothing is worked out for it."""
        from paircard.tui.widgets.detail import Late

        working = any(worker.group == "colours" and not worker.is_finished for worker in self.app.workers)
        return not working and all(each.at_rest for each in self.app.screen.query(Late))

    def _drawn(self) -> Sequence[Sequence[Segment]]:
        # colours count: a cell may have its letter before it has its background
        return [list(strip) for strip in self.app.screen._compositor.render_strips()]


@asynccontextmanager
async def driven(path: Path | None, size: tuple[int, int], *, theme: str = "dark") -> AsyncIterator[Driver]:
    """Open an event, in all colours whatever terminal this runs in, at noon."""
    from paircard.tui.app import PaircardApp
    from paircard.tui.looks.colours import THEMES
    from paircard.tui.looks.themes import styles_of

    with (
        noon(),
        patch("paircard.tui.commands.key_feed.HOP_SECONDS", _PATIENCE),
        patch("paircard.tui.commands.key_feed.MOMENT_SECONDS", _PATIENCE),
    ):
        app = PaircardApp(path, arbiter=ARBITER)
        app.look(theme)
        app.console.push_theme(styles_of(THEMES[theme]))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            driver = Driver(app, pilot)
            await driver.rest()
            yield driver


def noon() -> ExitStack:
    """Stop every clock that the program looks at."""
    from paircard.data.storage.event_file import EventFile
    from paircard.tui.sentences.local_time import CLOCK

    stack = ExitStack()
    stack.enter_context(patch.dict(os.environ, {CLOCK: LATER}))
    stack.enter_context(patch("paircard.tui.sentences.local_time.datetime", _Stopped))
    stack.enter_context(patch("paircard.tui.program.program.utc_now", lambda: LATER))
    stack.enter_context(patch.dict(vars(EventFile)["open"].__func__.__kwdefaults__, clock=lambda: LATER))
    return stack


class _Stopped(datetime):
    """A clock that stands."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> _Stopped:
        """Return the time when the pictures are taken, on every wall."""
        return cls.fromisoformat(LATER).replace(tzinfo=tz)


def one_by_one(keys: str) -> Iterable[str]:
    """Return keys as they are written in a table, between blanks; a word that is no key is typed letter by letter.

    >>> list(one_by_one("P /c12 enter"))
    ['P', 'slash', 'c', '1', '2', 'enter']
    """
    for word in keys.split():
        if len(word) > 1 and (word in _NAMED or "+" in word):
            yield word
        else:
            yield from (_CALLED.get(letter, letter) for letter in word)


_NAMED = {"enter", "escape", "space", "tab", "down", "up", "left", "right", "pagedown", "pageup", "home", "end"}
_CALLED = {"/": "slash", "-": "minus", "+": "plus"}
