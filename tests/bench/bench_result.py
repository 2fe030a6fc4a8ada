"""What a result costs on the screen: a key on Pairings until the cursor has moved on, by the number of players. 80x24.

Time of one processor, half-way through the fifth round, and of it the store's own; ends with 1 where the dearest size
takes more than 1.5 times the cheapest and more than 40 ms.

Run from the checkout: `python -m tests.bench.bench_result [--players 300 2000] [--profile]`.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import pstats
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import process_time

from paircard.core.commands import EnterResult, PairRound, PublishRound
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.journal_file import JournalFile
from tests.support.screen import opened
from tests.support.stored import NOON, opening

LIMIT, GROWTH = 0.040, 1.5
KEYS = 12
RESULTS = (Result.WHITE, Result.DRAW, Result.BLACK)


def stored(players: int, folder: Path, rounds: int = 5) -> Path:
    """Store an event of which the last round is half played; a round is paired like the first where it may be."""
    event = Tournament.beginning(SYSTEMS)
    for command in opening(players):
        event = event.record(command.decide(event), arbiter="Anna", time=NOON)
    for number in range(1, rounds + 1):
        for command in (PairRound(), PublishRound()):
            event = event.record(command.decide(event), arbiter="Anna", time=NOON)
        boards = len(event.rounds[-1].boards)
        typed = range(1, 1 + (boards if number < rounds else boards // 2))
        results = [EnterResult(number, board, RESULTS[(board * number) % 3]) for board in typed]
        facts = [fact for result in results for fact in result.decide(event)]
        event = event.record(facts, arbiter="Anna", time=NOON)
    path = folder / f"{players}.json"
    JournalFile(path, create=True).append(event)
    EventFile.open(path).close()
    return path


def in_the_store(path: Path) -> float:
    """Return what one result costs without a screen, in seconds of the processor."""
    spent = []
    with EventFile.open(path) as event:
        round_ = event.tournament.rounds[-1]
        for board in [each.number for each in round_.missing[-KEYS:]]:
            start = process_time()
            event.execute(EnterResult(round_.number, board, Result.DRAW), arbiter="Anna")
            spent.append(process_time() - start)
    return median(spent)


async def on_the_screen(path: Path, profile: cProfile.Profile | None = None) -> float:
    """Return what one key costs until it is stored and shown, in seconds of the processor."""
    spent = []
    async with opened(path, (80, 24)) as pilot:
        await pilot.press("P")
        await pilot.pause(2)
        for number in range(KEYS):
            if profile and number > 1:
                profile.enable()
            start = process_time()
            await pilot.press("1=0"[number % 3] if number % 3 != 1 else "equals_sign")
            await pilot.pause()
            spent.append(process_time() - start)
            if profile:
                profile.disable()
    return median(spent)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print a line a size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[300, 2000])
    parser.add_argument("--profile", action="store_true", help="show where the time of the largest goes")
    options = parser.parse_args(arguments)
    shown = []
    with tempfile.TemporaryDirectory() as folder:
        for players in sorted(options.players):
            path = stored(players, Path(folder))
            profile = cProfile.Profile() if options.profile and players == max(options.players) else None
            shown.append(asyncio.run(on_the_screen(path, profile)))
            store = in_the_store(path)
            sys.stdout.write(
                f"{players:5} players: a key {shown[-1] * 1000:6.1f} ms, of it the store {store * 1000:6.1f} ms\n"
            )
            if profile:
                pstats.Stats(profile, stream=sys.stdout).sort_stats("cumtime").print_stats(70)
    return int(max(shown) > LIMIT and max(shown) > GROWTH * min(shown))


if __name__ == "__main__":
    sys.exit(main())
