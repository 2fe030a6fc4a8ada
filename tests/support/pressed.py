"""Keys pressed by a pilot: the app itself says when all that a key sets off has happened.

The library waits twice after every key until the process has done nothing for twenty milliseconds, before and after the
animations, for it cannot know what an app still has to do. This app knows (`KeyFeed.at_rest`). So its word is awaited,
which holds on a busy machine, too, where a process that does not get to run looks idle; no second wait follows where
nothing was animated: nothing has come between it and the first.
"""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Sequence

from textual import _wait, events
from textual.keys import REPLACED_KEYS, _character_to_key, _get_unicode_name_from_key

from tui.app import PaircardApp

_MOMENT = 0.25
"""Seconds at most that the app's word is awaited: a key pressed while a command works on is one that is typed ahead."""


async def _press(app: PaircardApp, keys: Sequence[str]) -> None:
    """Type keys one after the other, each when the process is idle again after the last one."""
    for key in keys:
        app.post_message(_event(key, app))
        await _happened(app)
        await _wait.wait_for_idle(0)
        if not app.animator._complete_event.is_set():
            await app.animator.wait_until_complete()
            await _wait.wait_for_idle(0)


def _event(key: str, app: PaircardApp) -> events.Key:
    """Make the event of a key as the library does."""
    named = _character_to_key(key) if len(key) == 1 and not key.isalnum() else key
    try:
        character: str | None = unicodedata.lookup(_get_unicode_name_from_key(REPLACED_KEYS.get(named, named)))
    except KeyError:
        character = named if len(named) == 1 else None
    event = events.Key(named, character)
    event.set_sender(app)
    return event


async def _happened(app: PaircardApp) -> None:
    """Wait until the app has taken the key and done all that it sets off."""
    until = time.monotonic() + _MOMENT
    taken = asyncio.Event()
    app.call_later(taken.set)
    while time.monotonic() < until and app.is_running and not (taken.is_set() and app.keys.at_rest):
        await asyncio.sleep(0.001)


def share() -> None:
    """Let every pilot of this process press keys so."""
    PaircardApp._press_keys = _press  # type: ignore[method-assign, assignment]
