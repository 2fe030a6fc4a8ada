"""The app under test: open an event, read the screen as text."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import groupby
from pathlib import Path
from typing import Any
from unittest.mock import patch

from textual._compositor import Compositor
from textual._context import visible_screen_stack
from textual.events import Key, Paste
from textual.keys import _character_to_key
from textual.pilot import Pilot
from textual.widgets import Input

from paircard.tui.app import PaircardApp


class EventPilot(Pilot[None]):
    """A pilot that knows which app it flies, and types a text in one go."""

    app: PaircardApp

    async def press(self, *keys: str) -> None:
        """Press keys and wait after each, but after the last only of a text that goes into a field."""
        for written, together in groupby(keys, key=lambda key: len(key) == 1):
            pressed = list(together)
            if written and isinstance(self.app.focused, Input):
                for letter in pressed[:-1]:
                    self.app.post_message(Key(_character_to_key(letter), letter))
                pressed = pressed[-1:]
            await super().press(*pressed)


@asynccontextmanager
async def opened(path: Path | None, size: tuple[int, int] = (80, 24)) -> AsyncIterator[EventPilot]:
    """Open an event in the app, wait until its screen is there, and hand over the pilot."""
    app = PaircardApp(path, arbiter="Anna")
    with patch.object(Compositor, "render_update", _painted_only_when_read):
        async with app.run_test(size=size) as pilot:
            for _ in range(3000):  # a minute: an event that does not open, never a busy machine
                await pilot.pause(0.02)
                if path is None or app.tournament is not None or app.screen.query(".bad"):
                    break
            await pilot.pause()
            yield EventPilot(app)
            if app.is_running:
                screen_text(app)


_painted = Compositor.render_update


def _painted_only_when_read(compositor: Compositor, full: bool = False, **how: Any) -> object:
    """Paint nothing after a key: there is no terminal to see it, and it is a third of what a key costs.

    What a test reads is painted then, and the last screen in any case; programs on terminals paint everything.
    """
    if full:
        return _painted(compositor, full, **how)
    compositor._dirty_regions.clear()
    return None


async def paste(pilot: Pilot[None], text: object, *keys: str) -> None:
    """Put a long text into the field under the cursor in one go, as terminals do, then press keys."""
    field = pilot.app.focused
    assert field is not None
    field.post_message(Paste(str(text)))
    await pilot.pause()
    await pilot.press(*keys)


async def comes(pilot: Pilot[None], text: str, seconds: float = 60.0) -> str:
    """Wait until a text is on the screen, words joined across lines and frames, and return all that is there then."""
    for _ in range(int(seconds / 0.05)):
        await pilot.pause(0.05)
        lines = screen_text(pilot.app).splitlines()  # type: ignore[arg-type]
        # once as it stands there, and once only what is in frames: what lies under a dialog stands beside it
        said = " ".join(" ".join([*lines, *_framed(lines)]).replace("│", " ").split())
        if text in said:
            return said
    raise AssertionError(f"{text!r} did not come:\n{screen_text(pilot.app)}")  # type: ignore[arg-type]


def _framed(lines: list[str]) -> list[str]:
    """Return what stands in the lines between the sides of a frame."""
    return [line[line.index("│") + 1 : line.rindex("│")] for line in lines if line.count("│") > 1]


def screen_text(app: PaircardApp) -> str:
    """Return what is on the screen, one line a row, without blanks at the ends."""
    visible_screen_stack.set(app._background_screens)  # what lies under a dialog is seen beside it
    lines = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in lines)
