"""What goes over the line: bytes of the first paint, of one result, of nothing; and whether held keys lag behind.

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

from tests.support.play import Play
from tests.support.pty import Terminal

SIZES = ((80, 24), (120, 40))
PLAYERS = 300
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


FIRST_PAINT = Limit("first paint", 20_000, "B")
ONE_RESULT = Limit("one result", 1_500, "B")
IDLE = Limit("idle", 0, "B/s")
LAG = Limit("lag of a held key", FRAME * 1000, "ms")
HELD = 60
"""Keys of a held key: past the last row, so that the table scrolls."""


def opened(folder: Path, size: tuple[int, int], *, stock: bool) -> Terminal:
    """Open the event as over SSH; `stock` without what paircard does to send less."""
    environment = {"XDG_STATE_HOME": str(folder), "PYTHONPATH": os.getcwd(), "SSH_CONNECTION": "a 1 b 2"}
    if stock:
        environment["TEXTUAL_DRIVER"] = "textual.drivers.linux_driver:LinuxDriver"
    argv = [sys.executable, "-m", "tui", "big.json"]
    return Terminal(argv, columns=size[0], rows=size[1], cwd=folder, env=environment, cold=True)


def event(folder: Path) -> None:
    """Store an event whose first round is paired."""
    play = Play.evenly(PLAYERS, 2400, 3)
    play.pair()
    play.store(folder / "big.json")


def byte_counts(folder: Path, size: tuple[int, int], *, stock: bool) -> list[tuple[Limit, float]]:
    """Measure first paint, one result, and two seconds of nothing."""
    with opened(folder, size, stock=stock) as terminal:
        terminal.wait_for("Round 1 of 5")
        terminal.settle(1)
        first = terminal.byte_count
        terminal.type("=")
        terminal.wait_for("½")
        terminal.settle(1)
        result = terminal.byte_count - first
        time.sleep(2)
        terminal.text()
        idle = (terminal.byte_count - first - result) / 2
    return [(FIRST_PAINT, first), (ONE_RESULT, result), (IDLE, idle)]


def lag(folder: Path, size: tuple[int, int], *, stock: bool) -> tuple[Limit, float]:
    """Hold the cursor key; return how much longer than on a fast line it still moves on one as slow as a modem.

    The best of three on each line: what other programs do on this machine is not the line's fault.
    """
    with opened(folder, size, stock=stock) as terminal:
        terminal.wait_for("Round 1 of 5")
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
        event(Path(place))
        for size in SIZES:
            figures = byte_counts(Path(place), size, stock=options.stock)
            for limit, measured in [*figures, lag(Path(place), size, stock=options.stock)]:
                good = good and measured <= limit.most
                row = f"{size[0]}x{size[1]:<5} {limit.what:22} {measured:9.0f} {limit.most:9.0f} {limit.unit}"
                sys.stdout.write(f"{row}{'' if measured <= limit.most else '  TOO MUCH'}\n")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
