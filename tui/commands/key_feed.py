"""Keys one at a time: the next is handed on only when all that the last one set off has happened.

The screen library forwards keys as fast as they come. Over a slow line they come in bursts, and of `g`, `1`, `2`,
Enter the digits would reach the boards before the question "which board?" is on the screen. Here they wait.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from textual.events import Key
from textual.message_pump import MessagePump

if TYPE_CHECKING:
    from textual.app import App

HOP_SECONDS = 0.5
"""How long one widget may take; a widget that is being removed never answers, and must not stop the keys."""

MOMENT_SECONDS = 0.3
"""How long keys wait for what is being worked out: most of it takes less, and a longer wait would look like none."""

STRAY_SECONDS = 0.5
"""How long after a screen has opened keys may still be meant for the one before: a key that bounces or is held."""

Deliver = Callable[[Key], Awaitable[None]]


class KeyFeed:
    """A queue between the terminal and the app."""

    def __init__(self, app: App[Any], deliver: Deliver) -> None:
        self._app = app
        self._deliver = deliver
        self._waiting: asyncio.Queue[Key] = asyncio.Queue()
        self._free = asyncio.Event()
        self._free.set()
        self._there = self._free
        self._delivering = False
        self._stray_until = 0.0
        self._opening = 0
        self._is_stray: Callable[[Key], bool] = _never
        self._pardoned = ""
        self._instead: Callable[[], None] = self._free.set

    @property
    def at_rest(self) -> bool:
        """Whether all that was typed has happened."""
        return self._waiting.empty() and not self._delivering and self._free.is_set()

    @property
    def more(self) -> bool:
        """Whether further keys wait already: what each of them shows is seen by nobody."""
        return not self._waiting.empty()

    def add(self, key: Key) -> None:
        """Take a key from the terminal."""
        self._waiting.put_nowait(key)

    def put_first(self, keys: Iterable[Key]) -> None:
        """Take keys again that have waited elsewhere, before those that came later."""
        later = [self._waiting.get_nowait() for _ in range(self._waiting.qsize())]
        for key in (*keys, *later):
            self._waiting.put_nowait(key)

    def pardon(self, characters: str, instead: Callable[[], None]) -> None:
        """Do something else once, should the next key be one of these: its question did not come."""
        self._pardoned, self._instead = characters, instead

    def beware(self, is_stray: Callable[[Key], bool]) -> None:
        """Another screen opens: until a moment after `opened` keys are kept from it that `is_stray` takes on itself."""
        self._opening += 1
        self._is_stray = is_stray

    def opened(self) -> None:
        """The screen is there; it takes another moment until somebody has seen it."""
        self._opening -= 1
        self._stray_until = monotonic() + STRAY_SECONDS

    def _strays(self, key: Key) -> bool:
        """Whether a key was meant for the screen before; as long as they come in a row none of them counts."""
        if not self._opening and key.time >= self._stray_until:
            return False
        if not self._is_stray(key):
            return False
        self._stray_until = max(self._stray_until, key.time + STRAY_SECONDS)
        return True

    def drop(self) -> None:
        """Forget what was typed ahead: it was meant for a state that has not come about."""
        while not self._waiting.empty():
            self._waiting.get_nowait()

    def hold(self) -> None:
        """Keep all further keys back: a command is between two questions."""
        self._free.clear()

    def release(self) -> None:
        """Hand keys on again."""
        self._free.set()

    def wait_for(self, there: asyncio.Event) -> None:
        """Keep the next key back for a moment, until what is being worked out is there."""
        self._there = there

    async def run(self) -> None:
        """Hand on one key after the other, for ever."""
        while True:
            key = await self._waiting.get()
            self._delivering = True
            await self._free.wait()
            await self._moment()
            target = self._app.focused or self._app.screen
            pardoned, self._pardoned = self._pardoned, ""
            if key.character and key.character in pardoned:
                self._instead()
            elif not self._strays(key):
                await self._deliver(key)
            # twice: what a widget makes of a key (a submitted field, a selected row) is a message of its own
            for _ in range(2):
                await self._settled(target)
            self._delivering = False

    async def _moment(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(MOMENT_SECONDS):
                await self._there.wait()
        # only the first key waits: the screen has said by now that it will take longer
        self._there = self._free

    async def _settled(self, target: MessagePump) -> None:
        for pump in _upwards(target):
            await self._hop(pump)
        await self._hop(self._app.screen)
        await self._hop(self._app)

    async def _hop(self, pump: MessagePump) -> None:
        """Wait until a pump has worked through what it had been sent."""
        reached = asyncio.Event()
        if not pump.call_later(reached.set):
            return
        if pump is self._app:
            await reached.wait()
            return
        try:
            async with asyncio.timeout(HOP_SECONDS):
                await reached.wait()
        except TimeoutError:
            return


def _never(_key: Key) -> bool:
    """No screen has opened yet."""
    return False


def _upwards(pump: MessagePump) -> Iterator[MessagePump]:
    """The pump and everything a message bubbles up to."""
    current: MessagePump | None = pump
    while current is not None:
        yield current
        current = current._parent
