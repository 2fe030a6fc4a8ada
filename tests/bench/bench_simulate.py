"""How many made-up events a second are played, by system and size, and whether memory stays flat.

Run from the checkout: `python -m tests.bench.bench_simulate [--seconds 3] [--jobs 1 2]`; nothing is checked, as by
`paircard simulate --check N`. With `--memory 2000` so many events are played one after the other, and the memory in use
is told as they go. Seconds are of the clock with several jobs, and of the processor with one.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from pathlib import Path
from time import perf_counter, process_time

from paircard.core.simulation import Plan, play
from paircard.core.simulation.plan import thorough
from paircard.core.systems.catalogue import SYSTEMS
from paircard.tui.cli import PATIENT

ACCELERATED = "dutch-2026, Baku"
CASES = (
    *(("swiss-1998", size) for size in (30, 60, 200)),
    *(("dutch-2026", size) for size in (30, 60, 200)),
    *((ACCELERATED, size) for size in (60,)),
    *(("round-robin", size) for size in (10, 30)),
    *(("sliding", size) for size in (30,)),
)
ROUNDS = 9
PAGE = 4096


def plan_of(called: str, size: int) -> Plan:
    """Return nine rounds of so many players; a table has as many as it needs."""
    system, _, baku = called.partition(", ")
    kind = SYSTEMS[system].options
    options = kind() if kind else None
    if options and baku:
        options = options.with_chosen({"acceleration": "baku"})
    return replace(thorough(size, size, ROUNDS, system, options), checked=False)


def played(plan: Plan, seed: int) -> int:
    """Play an event."""
    return play(plan, seed).event.games


def alone(plan: Plan, seconds: float) -> float:
    """Return events per second of processor time."""
    played(plan, 0)
    start, events = process_time(), 0
    while process_time() < start + seconds:
        events += 1
        played(plan, events)
    return events / (process_time() - start)


def together(plan: Plan, jobs: int, events: int) -> float:
    """Return events per second by the clock, so many processes playing."""
    with ProcessPoolExecutor(jobs) as pool:
        list(pool.map(partial(played, plan), range(jobs)))
        start = perf_counter()
        list(pool.map(partial(played, plan), range(events), chunksize=max(1, events // (8 * jobs))))
        return events / (perf_counter() - start)


def table(seconds: float, jobs: Sequence[int]) -> Iterator[str]:
    """Yield events per second."""
    yield f"| system | players | {' | '.join(f'{count} jobs' if count > 1 else 'one core' for count in jobs)} |"
    yield "|---|---:" + "|---:" * len(jobs) + "|"
    for called, size in CASES:
        plan = plan_of(called, size)
        rate = alone(plan, seconds)
        more = (rate if count == 1 else together(plan, count, max(8, int(count * rate * seconds))) for count in jobs)
        yield f"| {called} | {size} | {' | '.join(f'{each:.1f}' for each in more)} |"


def memory(events: int) -> Iterator[str]:
    """Yield the memory in use after every tenth of the events."""
    plan = plan_of("dutch-2026", 30)
    for seed in range(1, events + 1):
        played(plan, seed)
        if seed % max(1, events // 10) == 0:
            yield f"{seed} events: {resident() / 2**20:.1f} MB"


def resident() -> int:
    """Return the bytes in use now, by the proc file system."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE


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
