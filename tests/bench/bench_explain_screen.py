"""What Explain costs on the screen: the first visit of the room, and each key in it. 1000 players, 200x50, round 8.

Time of one processor until everything is painted. A visit is the first of its process, with what it loads.

Run from the checkout: `python -m tests.bench.bench_explain_screen [--players N] [--size 80x24] [--system KEY]`.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import re
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from paircard.core.commands import EnterResult, PairRound, PublishRound
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Regulations
from paircard.core.event.result import Result
from paircard.data.storage.journal_file import JournalFile
from paircard.tui.cli import FEW, PATIENT
from tests.bench.bench_swiss import by_rating
from tests.support.play import Play
from tests.support.screen import EventPilot, opened

PLAYERS, ROUND, ROUNDS = 1000, 8, 9
KEYS = {
    "next bracket, each for the first time": ("n",) * 8,
    "bracket before": ("b",) * 6,
    "cursor down": ("down",) * 12,
    "page down": ("pagedown",) * 5,
    "next reason": ("tab",) * 6,
    "round before": ("left_square_bracket",) * 3,
    "round after, seen before": ("right_square_bracket",) * 3,
}


def stored(path: Path, players: int, system: str) -> Path:
    """Store an event whose eighth round is published, results by rating; the same every time."""
    entrants = tuple(Entrant.of(f"Family{n}, Given{n}", rating=2900 - n) for n in range(players))
    play = Play.under(Regulations(ROUNDS, system=system), entrants)
    chance = Random(players)
    for number in range(1, ROUND + 1):
        play.do(PairRound(), PublishRound())
        if number < ROUND:
            boards, numbers = play.tournament.rounds[-1].boards, play.tournament.numbers
            for board in boards:
                sign = by_rating(chance, numbers[board.white], numbers[board.black], players)
                play.do(EnterResult(number, board.number, Result(sign)))
    JournalFile(path, create=True).append(play.tournament)
    return path


async def _spent(pilot: EventPilot, key: str) -> float:
    start = process_time()
    await pilot.press(key)
    await pilot.pause()
    await pilot.pause()
    return process_time() - start


async def measure(path: Path, size: tuple[int, int]) -> None:
    """Print processor time of the first visit and of each key."""
    async with opened(path, size) as pilot:
        await pilot.pause(1)
        first = await _spent(pilot, "X")
        sys.stdout.write(f"{first * 1000:6.0f} ms: the first visit\n")
        await pilot.pause(0.5)
        for name, keys in KEYS.items():
            spent = [await _spent(pilot, key) for key in keys]
            sys.stdout.write(f"{median(spent) * 1000:6.0f} ms, slowest {max(spent) * 1000:6.0f} ms: {name}\n")


def main() -> None:
    """Store the event, and measure."""
    parser = argparse.ArgumentParser(description=re.sub(r"\n.*", "", __doc__ or ""))
    parser.add_argument("--players", type=int, default=PLAYERS)
    parser.add_argument("--size", default="200x50")
    parser.add_argument("--system", default="dutch-2026")
    parser.add_argument("--event", type=Path, help="an event stored before; made where there is none")
    options = parser.parse_args()
    gc.set_threshold(PATIENT, FEW)  # as in the program
    columns, rows = map(int, options.size.split("x"))
    with tempfile.TemporaryDirectory() as place:
        path = options.event or Path(place) / "big.json"
        if not path.exists():
            stored(path, options.players, options.system)
        asyncio.run(measure(path, (columns, rows)))


if __name__ == "__main__":
    main()
