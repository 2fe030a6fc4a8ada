"""Make the pictures of the README by driving the real program: `python screenshots/make.py`."""

from __future__ import annotations

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from textual.pilot import Pilot

    from tui.app import PaircardApp

FOLDER = Path(__file__).parent
NOON = "2026-05-01T12:00:00"
"""A time without a zone: the same on every wall."""
LATER = "2026-05-01T13:40:00"
"""What the clock on the screens shows."""


@dataclass(frozen=True, slots=True)
class Picture:
    """One picture: its name, the keys that lead to it from the opened sample event, and the size of the terminal."""

    name: str
    keys: Sequence[str]
    size: tuple[int, int] = (80, 24)


PICTURES = (
    Picture("pairings", ("P",)),
    Picture("groups", ("G",), (100, 30)),
    Picture("entrants", ("E",)),
    Picture("standings", ("S",)),
    Picture("sum", ("S", *["down"] * 21, "right", "right", "enter")),
    Picture("rules", ("R", "slash", *"c12", "enter"), (120, 24)),
    Picture("journal", ("J", "down", "down")),
    Picture("explain", ("X", "n", "down")),
    Picture("teach", ("T", "l", *"dresden-2008", "enter", "a", *"5-1 7-3 15-4 6-9 2-8 10-12 14-11", "enter"), (80, 30)),
    Picture("papers", ("N", "pagedown"), (80, 30)),
    Picture("steps", ("X", "s", "slash", "c", "8", "enter", "space", "space")),
)


async def draw(picture: Picture, folder: Path) -> str:
    """Open the sample event, press the keys, and return the screen as SVG."""
    from tui.app import PaircardApp
    from tui.clock import CLOCK
    from tui.demo import create_demo
    from tui.looks.themes import styles_of
    from tui.looks.tokens import DARK
    from tui.widgets.detail import Detail

    os.environ[CLOCK] = LATER
    app = PaircardApp(create_demo(folder, clock=lambda: NOON), arbiter="Anna")
    # whatever terminal this runs in, pictures have all colours
    app.look(DARK.name)
    app.console.push_theme(styles_of(DARK))
    async with app.run_test(size=picture.size) as pilot:
        await pilot.pause()
        await pilot.press(*picture.keys)
        while not (app.keys.at_rest and all(each.at_rest for each in app.screen.query(Detail))):
            await pilot.pause(0.02)
        thinking = [worker for worker in app.workers if worker.group not in {"keys", "commands"}]
        if thinking:
            await app.workers.wait_for_complete(thinking)
        return await _settled(app, pilot)


async def _settled(app: PaircardApp, pilot: Pilot[None]) -> str:
    """Return the screen once it has stopped changing."""
    drawn, before = "", "nothing"
    while drawn != before:
        await pilot.pause(0.1)
        drawn, before = _offline(app.export_screenshot(title="paircard")), drawn
    return drawn


def _offline(svg: str) -> str:
    """Take out the web fonts: a picture must not call anybody when it is looked at."""
    without_fonts = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    # the exporter numbers its styles by a checksum of the text; a fixed name keeps changes small
    return re.sub(r"terminal-\d+", "terminal", without_fonts)


def make(picture: Picture) -> str:
    """Draw one picture with a sample event of its own."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(draw(picture, Path(folder)))


def main() -> int:
    """Write all pictures beside this file."""
    for picture in PICTURES:
        (FOLDER / f"{picture.name}.svg").write_text(make(picture), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(FOLDER.parent))
    raise SystemExit(main())
