"""How long opening and committing take, on generated events.

python tests/bench/bench_store.py [--slow-disk]
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from paircard.core.systems.catalogue import SYSTEMS

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from paircard.core.commands import EnterResult, PublishRound
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.journal_file import JournalFile
from tests.support.slow_disk import slow_fsync
from tests.support.stored import NOON, PairInOrder, opening

EVENTS = ((20, 5), (120, 9), (300, 11), (600, 11), (2000, 3))
"""Players and rounds; the aim is set for 300 x 11: 500 ms to open, 20 ms to commit."""


def generated(players: int, rounds: int) -> Tournament:
    """Return an event with all rounds paired and every result but the last typed."""
    tournament = Tournament.beginning(SYSTEMS)
    for command in opening(players, name=f"{players} x {rounds}"):
        tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=NOON)
    for number in range(1, rounds + 1):
        for command in (PairInOrder(), PublishRound()):
            tournament = tournament.record(command.decide(tournament), arbiter="Anna", time=NOON)
        for board in range(1, players // 2 + (number < rounds)):
            event = EnterResult(number, board, Result.DRAW).decide(tournament)
            tournament = tournament.record(event, arbiter="Anna", time=NOON)
    return tournament


def milliseconds(work: Callable[[], object], repeats: int) -> list[float]:
    """Return how long each run took, shortest first."""
    taken = []
    for _ in range(repeats):
        start = time.perf_counter()
        work()
        taken.append((time.perf_counter() - start) * 1000)
    return sorted(taken)


def shown(taken: list[float]) -> str:
    """Return median and 95th percentile."""
    return f"{statistics.median(taken):6.1f} /{taken[int(len(taken) * 0.95)]:6.1f}"


def measure(folder: Path, players: int, rounds: int, repeats: int) -> str:
    """Return one row of the table; the last column is all results of a round typed again as one command."""
    tournament = generated(players, rounds)
    path = folder / f"{players}x{rounds}.json"
    JournalFile(path, create=True).append(tournament)
    EventFile.open(path).close()
    opened = milliseconds(lambda: EventFile.open(path).close(), max(5, repeats // 5))
    event, other = EventFile.open(path), EventFile.open(path)
    turns = iter(range(10**6))

    def commit() -> None:
        result = (Result.WHITE, Result.DRAW)[next(turns) % 2]
        event.execute(EnterResult(rounds, 1, result), arbiter="Anna")

    committed = milliseconds(commit, repeats)
    polled = milliseconds(event.reload_if_changed, repeats)

    def reload() -> None:
        commit()
        start = time.perf_counter()
        other.reload_if_changed()
        reloads.append((time.perf_counter() - start) * 1000)

    reloads: list[float] = []
    milliseconds(reload, max(5, repeats // 5))
    whole_round = [EnterResult(rounds, board, Result.BLACK) for board in range(1, players // 2 + 1)]
    together = milliseconds(lambda: event.execute(*whole_round, arbiter="Anna"), 1)[0]
    head = f"{players:4} x {rounds:2} {tournament.revision:7} {path.stat().st_size // 1024:6} KB"
    times = "   ".join(map(shown, (opened, committed, sorted(reloads))))
    return f"{head}   {times}   {polled[0] * 1000:6.0f} µs   {together:6.0f} ms"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=50)
    parser.add_argument("--slow-disk", action="store_true", help="add 10 ms to each fsync")
    options = parser.parse_args()
    if options.slow_disk:
        slow_fsync(0.010)
    print("event      entries      size   open p50 / p95  commit p50 / p95  reload p50/p95    poll   a round")  # noqa: T201
    with tempfile.TemporaryDirectory(dir=".") as folder:
        for players, rounds in EVENTS:
            print(measure(Path(folder), players, rounds, options.repeats))  # noqa: T201


if __name__ == "__main__":
    main()
