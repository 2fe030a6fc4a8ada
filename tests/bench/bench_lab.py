"""How many events a second the laboratory plays and measures, by way to play and size; whether memory stays flat.

Run from the checkout: `python -m tests.bench.bench_lab [--seconds 3] [--jobs 1 2]`; one job counts the time of the
processor, several that of the clock, so that the growth with cores is told. With `--memory 2000` so many events are
played in chunks and kept, and summed up: the memory in use is told after 200 and after all, before and after the sum.
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter, process_time

from paircard.core.lab.chunk import SIZE, Chunk, chunks, play_chunk
from paircard.core.lab.experiment import Contender, Experiment, FieldPlan
from paircard.core.lab.groups import GroupsOptions
from paircard.core.lab.playing import observations, play
from paircard.data.lab.on_this_machine import played_here
from paircard.data.lab.run_folder import RunFolder
from paircard.tui.cli import PATIENT
from tests.bench.bench_simulate import resident

CASES = (
    ("swiss-1998", (30, 60, 200)),
    ("dutch-2026", (30, 60, 200)),
    ("round-robin", (10, 30)),
    ("knockout", (32, 128)),
    ("groups", (32,)),
    ("team-swiss-2026", (24,)),
    ("team-round-robin", (10,)),
)
"""Players, or teams of four."""
ROUNDS = 9
FIRST = 200
"""Events after which memory is told for the first time."""


def experiment_of(system: str, size: int, events: int = 10**6) -> Experiment:
    """Return nine rounds of so many; a table or a tree has as many as it needs."""
    options = GroupsOptions() if system == "groups" else None
    field = FieldPlan(players=size, teams=size, late=0.02, absent=0.02, forfeits=0.01, unrated=0.05)
    contenders = (Contender(system, system, options),)
    return Experiment("bench", "?", contenders, field, rounds=ROUNDS, events=events, checked=0.0)


def alone(experiment: Experiment, seconds: float) -> float:
    """Return events per second of processor time, played and measured."""
    (cell,) = experiment.cells()
    _played(experiment, 1)
    start, events = process_time(), 0
    while process_time() < start + seconds:
        events += 1
        tuple(observations(play(experiment, cell, events)))
    return events / (process_time() - start)


def together(experiment: Experiment, jobs: int, seconds: float) -> float:
    """Return events per second by the clock, so many processes playing; they are begun before it is read."""
    todo = (Chunk(1, first, first + 4) for first in range(1, 10**6, 5))
    playing = played_here(experiment, [next(todo) for _ in range(4000)], jobs)
    for _ in range(2 * jobs):
        next(playing)
    start, events = perf_counter(), 0
    while perf_counter() < start + seconds:
        next(playing)
        events += 5
    return events / (perf_counter() - start)


def table(seconds: float, jobs: Sequence[int]) -> Iterator[str]:
    """Yield events per second."""
    yield f"| system | size | {' | '.join(f'{count} jobs' if count > 1 else 'one core' for count in jobs)} |"
    yield "|---|---:" + "|---:" * len(jobs) + "|"
    for system, sizes in CASES:
        for size in sizes:
            made = experiment_of(system, size)
            rates = (alone(made, seconds) if count == 1 else together(made, count, seconds) for count in jobs)
            yield f"| {system} | {size} | {' | '.join(f'{each:.1f}' for each in rates)} |"


def memory(events: int) -> Iterator[str]:
    """Yield the memory in use while a run grows, and after it is summed up."""
    made = experiment_of("dutch-2026", 20, events)
    with tempfile.TemporaryDirectory() as folder:
        run = RunFolder.begun(Path(folder) / "run", "", made)
        for chunk in chunks(made):
            run.keep(play_chunk(made, chunk))
            if chunk.last in (min(FIRST, events) // SIZE * SIZE, events):
                yield f"{chunk.last} events played: {resident() / 2**20:.1f} MB"
                lines = len(run.summary())
                yield f"{chunk.last} events summed up in {lines} lines: {resident() / 2**20:.1f} MB"


def _played(experiment: Experiment, number: int) -> None:
    tuple(observations(play(experiment, experiment.cells()[0], number)))


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--jobs", type=int, nargs="+", default=(1, 2))
    parser.add_argument("--memory", type=int, default=0, metavar="EVENTS")
    options = parser.parse_args()
    gc.set_threshold(PATIENT)
    for line in memory(options.memory) if options.memory else table(options.seconds, options.jobs):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
