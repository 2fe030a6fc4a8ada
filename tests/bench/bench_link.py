"""What goes over the line: bytes of first paints, of one result, of nothing; and whether held keys lag behind.

python -m tests.bench.bench_link [--stock]
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from paircard.core.commands.pairing import PublishRound
from tests.support.play import Play
from tests.support.pty import Terminal

SIZES = ((80, 24), (120, 40))
PLAYERS, ROUND = 300, 5
SHOWN = f"Round {ROUND} of 9"
ROOMS = {"G": ("first paint of Groups", "S1"), "S": ("first paint of Standings", "Standings after")}
"""The rooms that paint most, by their keys, and what is on them."""
MODEM = 56_000 / 8
"""Bytes a second of the slowest line anybody still has."""
REPEAT = 1 / 30
"""Seconds between two keys of a held key."""
FRAME = 1 / 15
"""Seconds between two paints over SSH."""


@dataclass(frozen=True)
class Limit:
    """What the figure may be at most; a larger one ends the benchmark with 1."""

    what: str
    most: float
    unit: str


FIRST_PAINT = Limit("first paint of Pairings", 10_000, "B")
ONE_RESULT = Limit("one result", 1_000, "B")
IDLE = Limit("idle", 0, "B/s")
LAG = Limit("lag of a held key", FRAME * 1000, "ms")
HELD = 60
"""Keys of a held key: past the last row, so that the table scrolls."""


def opened(folder: Path, size: tuple[int, int], *, stock: bool) -> Terminal:
    """Open the event as over SSH; `stock` without what paircard does to send less."""
    environment = {"XDG_STATE_HOME": str(folder), "PYTHONPATH": os.getcwd(), "SSH_CONNECTION": "a 1 b 2"}
    if stock:
        environment["TEXTUAL_DRIVER"] = "textual.drivers.linux_driver:LinuxDriver"
    argv = [sys.executable, "-m", "paircard", "big.json"]
    return Terminal(argv, columns=size[0], rows=size[1], cwd=folder, env=environment, cold=True)


def event(folder: Path) -> None:
    """Store an event whose fifth round is published: everybody has a history of colours and scores."""
    play = Play.evenly(PLAYERS, 2400, 3, rounds=9)
    for number in range(1, ROUND):
        play.pair()
        play.results(("1=0" * PLAYERS)[number % 3 :][: PLAYERS // 2])
    play.pair()
    play.do(PublishRound())
    (folder / "big.json").unlink(missing_ok=True)
    play.store(folder / "big.json")


def byte_counts(folder: Path, size: tuple[int, int], *, stock: bool) -> list[tuple[Limit, float]]:
    """Measure first paint, one result, and two seconds of nothing."""
    with opened(folder, size, stock=stock) as terminal:
        terminal.wait_for(SHOWN)
        terminal.settle(1)
        first = terminal.byte_count
        terminal.type("5")
        terminal.wait_for("Board 1:")
        terminal.settle(1)
        result = terminal.byte_count - first
        time.sleep(2)
        terminal.text()
        idle = (terminal.byte_count - first - result) / 2
        rooms = [
            (Limit(what, FIRST_PAINT.most, "B"), _painted(terminal, key, on_it)) for key, (what, on_it) in ROOMS.items()
        ]
    return [(FIRST_PAINT, first), (ONE_RESULT, result), (IDLE, idle), *rooms]


def _painted(terminal: Terminal, key: str, on_it: str) -> int:
    """Return what it takes to go to a room for the first time."""
    before = terminal.byte_count
    terminal.type(key)
    terminal.wait_for(on_it)
    terminal.settle(1)
    return terminal.byte_count - before


def lag(folder: Path, size: tuple[int, int], *, stock: bool) -> tuple[Limit, float]:
    """Hold the cursor key; return how much longer than on a fast line it still moves on one as slow as a modem.

    The best of three on each line: what other programs do on this machine is not the line's fault.
    """
    with opened(folder, size, stock=stock) as terminal:
        terminal.wait_for(SHOWN)
        terminal.settle(1)
        best = []
        for speed in (0.0, MODEM):
            terminal.bytes_a_second = speed
            best.append(min(_still_moving(terminal, key) for key in ("\x1b[B", "\x1b[A", "\x1b[B")))
        return LAG, max(0.0, best[1] - best[0]) * 1000


def _still_moving(terminal: Terminal, key: str) -> float:
    begun = time.monotonic()
    for number in range(HELD):
        terminal.read_for(begun + number * REPEAT - time.monotonic())
        terminal.type(key)
    released = last = time.monotonic()
    while time.monotonic() < last + 0.5:
        before = terminal.byte_count
        terminal.read_for(0.005)
        if terminal.byte_count > before:
            last = time.monotonic()
    return last - released


def main() -> int:
    """Print the table; return 1 if a limit is broken."""
    parser = argparse.ArgumentParser(description=re.sub(r"\n.*", "", __doc__ or ""))
    parser.add_argument("--stock", action="store_true", help="as the screen library sends it, for comparison")
    options = parser.parse_args()
    good = True
    sys.stdout.write(f"{'size':8} {'figure':22} {'measured':>9} {'at most':>9}\n")
    with tempfile.TemporaryDirectory() as place:
        for size in SIZES:
            event(Path(place))
            figures = byte_counts(Path(place), size, stock=options.stock)
            for limit, measured in [*figures, lag(Path(place), size, stock=options.stock)]:
                good = good and measured <= limit.most
                row = f"{size[0]}x{size[1]:<5} {limit.what:22} {measured:9.0f} {limit.most:9.0f} {limit.unit}"
                sys.stdout.write(f"{row}{'' if measured <= limit.most else '  TOO MUCH'}\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
