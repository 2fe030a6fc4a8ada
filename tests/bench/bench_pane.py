"""What the pane of wide windows costs: a cursor key, and what is told once the keys rest. 1000 players, 200x50.

Time of one processor from a key to the row of the cursor, then of what the pane tells; bytes of a page as over SSH.

Run from the checkout: `python -m tests.bench.bench_pane [players]`.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time

from paircard.core.commands.pairing import PublishRound
from paircard.tui.widgets.detail import REST
from tests.bench.bench_link import opened as over_ssh
from tests.support.play import Play
from tests.support.screen import EventPilot, opened

PLAYERS, SIZE = 1000, (200, 50)
ROOMS = {"P": "Round 5 of 9", "S": "Standings after", "E": "entrants"}
"""The rooms that have a pane, by their keys, and what is on them."""
KEYS = {"cursor down": ("down",) * 10, "page down": ("pagedown",) * 5}
BYTES = {"cursor down": "\x1b[B", "page down": "\x1b[6~"}


def event(players: int, folder: Path) -> Path:
    """Store an event whose fifth round is published and half played."""
    play = Play.evenly(players, 2900, 1, rounds=9)
    for number in range(1, 5):
        play.pair()
        play.results(("1=0" * players)[number % 3 :][: players // 2])
    play.pair()
    play.do(PublishRound())
    play.results(("1=0" * players)[: players // 4])
    return play.store(folder / "big.json")


async def _spent(pilot: EventPilot, keys: Sequence[str]) -> tuple[list[float], list[float]]:
    """Return what each key costs until its row is there, and what is told after it."""
    moved, told = [], []
    for key in keys:
        start = process_time()
        await pilot.press(key)
        moved.append(process_time() - start)
        start = process_time()
        await pilot.pause(REST + 0.05)
        await pilot.pause()
        told.append(process_time() - start)
    return moved, told


async def times(path: Path) -> None:
    """Print processor time a key."""
    async with opened(path, SIZE) as pilot:
        for room, what in ROOMS.items():
            await pilot.press(room)
            await pilot.pause(3)
            for name, keys in KEYS.items():
                moved, told = await _spent(pilot, keys)
                sys.stdout.write(
                    f"{what:16} {name:12} {median(moved) * 1000:6.1f} ms, slowest {max(moved) * 1000:6.1f} ms;"
                    f" the pane {median(told) * 1000:6.1f} ms\n"
                )


def bytes_sent(folder: Path) -> None:
    """Print bytes of a room, of a key and of a page."""
    with over_ssh(folder, SIZE, stock=False) as terminal:
        terminal.wait_for(ROOMS["P"])
        terminal.settle(3)
        for room, what in ROOMS.items():
            for name, key in {"the room": room, **BYTES}.items():
                before = terminal.byte_count
                terminal.type(key)
                if key == room:
                    terminal.wait_for(what)
                terminal.settle(3)
                sys.stdout.write(f"{what:16} {name:12} {terminal.byte_count - before:6} B\n")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        stored = event(int(sys.argv[1]) if len(sys.argv) > 1 else PLAYERS, Path(place))
        asyncio.run(times(stored))
        bytes_sent(Path(place))
