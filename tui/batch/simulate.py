"""`paircard simulate`: random events in parallel processes, every pairing checked."""

from __future__ import annotations

import os
import signal
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from time import perf_counter

from core.simulation import Plan, play
from data.exchange.trf.writer import write_trf
from tui.batch.say import CANNOT_READ, DONE, REFUSED, failed, say
from tui.import_files import shown

CHUNK = 10
"""Events played by a process before it reports."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One event, as its process reports it."""

    seed: int
    players: int
    counts: Counter[str]
    told: tuple[str, ...]
    """The findings as lines."""
    ended: str


@dataclass(slots=True)
class Summary:
    """All events so far."""

    events: int = 0
    fewest: int = 0
    most: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    findings: list[tuple[int, str]] = field(default_factory=list)
    """Seed and line."""
    early: list[tuple[int, str]] = field(default_factory=list)
    """Seed and reason of the events that ended early."""

    def add(self, outcome: Outcome) -> None:
        """Count one event."""
        self.events += 1
        self.fewest = min(self.fewest or outcome.players, outcome.players)
        self.most = max(self.most, outcome.players)
        self.counts += outcome.counts
        self.findings += [(outcome.seed, line) for line in outcome.told]
        if outcome.ended:
            self.early.append((outcome.seed, outcome.ended))


def simulate(plan: Plan, *, events: int, seed: int, jobs: int, trf: Path | None) -> int:
    """Play events with the seeds `seed`, `seed` + 1 ...; print a table; return 1 if anything was found."""
    started = perf_counter()
    try:
        if trf is not None:
            trf.mkdir(parents=True, exist_ok=True)
        summary = _played(plan, range(seed, seed + events), jobs, trf)
    except OSError as error:
        where = f"{shown(trf)} cannot be written" if trf else "The processes cannot be started"
        return failed(f"{where} ({error.strerror or error}).", CANNOT_READ)
    except BrokenProcessPool:
        return failed("A process was ended from outside: run again, with fewer --jobs if memory is short.", CANNOT_READ)
    for line in _table(summary, perf_counter() - started):
        say(line)
    for number, line in summary.findings:
        say(f"seed {number}, {line}")
    if summary.findings:
        say(f"One of them again: paircard simulate --events 1 {_options(plan)} --seed {summary.findings[0][0]}")
    return REFUSED if summary.findings else DONE


def _played(plan: Plan, seeds: range, jobs: int, trf: Path | None) -> Summary:
    summary = Summary()
    one = partial(play_one, plan, trf)
    if jobs == 1:
        for outcome in _shown(map(one, seeds), len(seeds)):
            summary.add(outcome)
        return summary
    # an interruption is for the main process to handle: the others end when it lets them go
    with ProcessPoolExecutor(min(jobs, len(seeds)), None, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            for outcome in _shown(pool.map(one, seeds, chunksize=CHUNK), len(seeds)):
                summary.add(outcome)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return summary


def play_one(plan: Plan, trf: Path | None, seed: int) -> Outcome:
    """Play one event, and write its report if asked; a process of its own does this."""
    played = play(plan, seed)
    if trf is not None:
        (trf / f"simulation-{seed}.trf").write_bytes(write_trf(played.tournament))
    rounds = played.tournament.rounds
    counts = Counter(played.events)
    counts["rounds"] = len(rounds)
    counts["pairs"] = sum(len(paired.boards) for paired in rounds)
    counts["brackets"] = played.brackets
    told = tuple(
        f"round {number}, {finding}{' (illegal)' if finding.illegal else ''}" for number, finding in played.findings
    )
    return Outcome(seed, len(played.tournament.registrations), counts, told, played.ended)


def _shown(outcomes: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """Pass outcomes on; on a terminal a line tells how far it is."""
    live = sys.stderr.isatty()
    for done, outcome in enumerate(outcomes, start=1):
        if live and (done % CHUNK == 0 or done == total):
            filled = 30 * done // total
            bar = f"[{'#' * filled}{'.' * (30 - filled)}]"
            print(f"\r{bar} {done} of {total} events", end="", file=sys.stderr, flush=True)  # noqa: T201
        yield outcome
    if live:
        print(file=sys.stderr)  # noqa: T201


def _table(summary: Summary, seconds: float) -> Iterator[str]:
    counts = summary.counts
    no_pairing = sum(": R14" in reason for _, reason in summary.early)
    rows = {
        "events": f"{summary.events} of {summary.fewest} to {summary.most} players",
        "rounds paired": counts["rounds"],
        "pairs": counts["pairs"],
        "brackets": counts["brackets"],
        "left by C1": counts["C1"],
        "C12 (undone for the next)": counts["C12"],
        "C13 (undone for the lowest)": counts["C13"],
        "C14 (fewer pairs)": counts["C14"],
        "joined (C13)": counts["joined"],
        "ended, no legal pairing (R14)": no_pairing,
        "ended for other reasons": len(summary.early) - no_pairing,
        "findings": len(summary.findings),
        "time": f"{seconds:.1f} s",
    }
    width = max(map(len, rows))
    yield from (f"{what:<{width}}  {value}" for what, value in rows.items())
    yield from (f"seed {seed}, {reason}" for seed, reason in summary.early if ": R14" not in reason)


def _options(plan: Plan) -> str:
    return f"--players {plan.fewest}-{plan.most} --rounds {plan.rounds}"


def default_jobs() -> int:
    """Return how many processes this machine can run at once."""
    return os.cpu_count() or 1
