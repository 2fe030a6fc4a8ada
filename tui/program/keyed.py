"""The program at the keyboard: one key at a time, while commands ask, end, or lead to another room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from textual.app import App
from textual.events import Event, Key, Resize
from textual.geometry import Offset
from textual.screen import Screen

from paircard.core.values.errors import Refusal
from paircard.core.values.language import tr
from paircard.core.values.waiting import LONG
from paircard.tui.commands.key_feed import KeyFeed
from paircard.tui.dialogs.on_screen.base import dialog_of
from paircard.tui.dialogs.on_screen.searching import Searching
from paircard.tui.dialogs.patient import written
from paircard.tui.dialogs.question import Answer, Question
from paircard.tui.program.program import Program
from paircard.tui.program.searching import MOMENT, Beside, Search, stopped
from paircard.tui.screens.base import CommandScreen
from paircard.tui.terminal.written import Thrifty
from paircard.tui.widgets.caret import caret_on

T = TypeVar("T")  # no words: a name


class KeyedProgram(App[None], Program):
    """Keys typed ahead wait for the question they answer, and for the room they are meant for."""

    def __init__(self) -> None:
        super().__init__()
        self.keys = KeyFeed(self, super().on_event)
        self._commands_running = 0

    @property
    def cursor_position(self) -> Offset:
        """Where the terminal's cursor stands after everything that is drawn: braille and speech follow it."""
        return caret_on(self.screen)

    @cursor_position.setter
    def cursor_position(self, place: Offset) -> None:
        """Take no place from a widget: where the keys go to is asked when something is drawn."""

    @property
    def busy(self) -> bool:
        """Whether the coroutine of a command has not ended yet."""
        return self._commands_running > 0

    async def on_event(self, event: Event) -> None:
        """Queue keys from the terminal; everything else goes its usual way."""
        if isinstance(event, Resize) and isinstance(self._driver, Thrifty):
            self._driver.forget(event.size.width)
        if isinstance(event, Key) and not event.is_forwarded:
            self.keys.add(event)
        else:
            await super().on_event(event)

    def opened_by_key(self) -> None:
        """Keep keys that were meant for the screen before from changing anything on the one that opens now."""
        self.keys.beware(self._strayed)
        self.call_after_refresh(self.keys.opened)

    def _strayed(self, key: Key) -> bool:
        """Whether a key would change something on the screen shown; say that it does not."""
        screen = self.screen
        if not isinstance(screen, CommandScreen) or not screen.changes_by(key):
            return False
        self.say(tr("{key}: pressed while the event opened, so nothing is changed. Press it again.", key=written(key)))
        return True

    def type_again(self, keys: Sequence[Key]) -> None:
        """Put keys before those that wait."""
        self.keys.put_first(keys)

    def pardon(self, keys: str, said: str) -> None:
        """Tell the next key, if it is one of these, that it does nothing."""
        self.keys.pardon(keys, partial(self.say, said))

    async def ask(self, question: Question[Answer]) -> Answer | None:
        """Show a question and return its answer, None when it was cancelled. For coroutines of commands only.

        Keys flow while the dialog is open, and wait from its answer until the command asks again or ends.
        """
        if (unasked := self.unasked(question)) is not None:
            return unasked
        dialog = dialog_of(question)
        dialog.on_refusal = self.refused
        if self.busy:
            dialog.on_answer = self.keys.hold
        answer = self.push_screen(dialog, wait_for_dismiss=True)
        self.keys.release()
        return await answer

    async def in_time(self, what: str, job: Callable[[], T]) -> T:
        """Do it beside the screen, which tells where it is once somebody wonders; Escape stops it."""
        search, there, loop = Search(what), asyncio.Event(), asyncio.get_running_loop()
        beside = Beside(search, job, partial(loop.call_soon_threadsafe, there.set))
        try:
            if not await _comes(there, LONG - MOMENT):
                question = Searching(search, there)
                if await self.ask(question) is None:
                    raise stopped()
                self.type_again(question.waiting)
        finally:
            search.end()
        return beside.result()

    def start(self, waiting: Awaitable[None]) -> None:
        """Run the coroutine of a command; keys typed ahead wait for its first question."""
        self.keys.hold()
        self._commands_running += 1

        async def to_the_end() -> None:
            try:
                await waiting
            except Refusal as refusal:
                self.say(str(refusal), bad=True)
            finally:
                self._commands_running -= 1
                self.keys.release()

        self.run_worker(to_the_end(), group="commands")

    def visit(self, mode: str, then: Callable[[Any], None]) -> None:
        """Go to another screen and do something there, once it is shown; keys typed ahead wait until it is done."""
        self.keys.hold()
        self.switch_mode(mode)
        self.call_after_refresh(self._arrive, then)

    def _arrive(self, then: Callable[[Any], None]) -> None:
        try:
            if self.screen is self.screen_stack[0]:
                then(self.screen)
        finally:
            self.keys.release()

    def open_over(self, screen: Screen[None]) -> None:
        """Open a screen over the present one, which comes back when it is left; keys typed ahead wait for it."""
        self.keys.hold()
        self.push_screen(screen)
        self.call_after_refresh(self.keys.release)


async def _comes(there: asyncio.Event, seconds: float) -> bool:
    """Wait so many seconds at most; tell whether it has come by then."""
    try:
        await asyncio.wait_for(there.wait(), seconds)
    except TimeoutError:
        return False
    return True
