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

from core.language import speak, spoken, tr
from core.simulation import Plan, play
from data.exchange.trf.writer import write_trf
from data.languages import load
from data.words import in_words
from tui.batch.output import CANNOT_READ, DONE, REFUSED, failed, say
from tui.import_files import shown
from tui.streams import steer

CHUNK = 10
"""Events played by a process before it reports."""
_NO_PAIRING = ": R14"
"""In the reason of an event that ended because no legal pairing was left."""


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
        why = in_words(error)
        if trf:
            return failed(tr("{file} cannot be written ({why}).", file=shown(trf), why=why), CANNOT_READ)
        return failed(tr("The processes cannot be started ({why}).", why=why), CANNOT_READ)
    except BrokenProcessPool:
        sentence = tr("A process was ended from outside: run again, with fewer --jobs if memory is short.")
        return failed(sentence, CANNOT_READ)
    for line in _table(summary, perf_counter() - started):
        say(line)
    for number, line in summary.findings:
        say(tr("seed {seed}, {line}", seed=number, line=line))
    if summary.findings:
        again = f"--events 1 {_options(plan)} --seed {summary.findings[0][0]}"  # no words: options
        say(tr("One of them again: paircard simulate {options}", options=again))
    return REFUSED if summary.findings else DONE


def _played(plan: Plan, seeds: range, jobs: int, trf: Path | None) -> Summary:
    summary = Summary()
    one = partial(play_one, plan, trf)
    if jobs == 1:
        for outcome in _shown(map(one, seeds), len(seeds)):
            summary.add(outcome)
        return summary
    with ProcessPoolExecutor(min(jobs, len(seeds)), None, _begin, (spoken().code,)) as pool:
        try:
            for outcome in _shown(pool.map(one, seeds, chunksize=CHUNK), len(seeds)):
                summary.add(outcome)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return summary


def _begin(language: str) -> None:
    """Prepare a process: it speaks as the main one does, and leaves an interruption to that to handle."""
    speak(load(language))
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(plan: Plan, trf: Path | None, seed: int) -> Outcome:
    """Play one event, and write its report if asked; a process of its own does this."""
    played = play(plan, seed)
    if trf is not None:
        report = trf / f"simulation-{seed}.trf"  # no words: a name of a file
        report.write_bytes(write_trf(played.tournament))
    rounds = played.tournament.rounds
    counts = Counter(played.events)
    counts["rounds"] = len(rounds)
    counts["pairs"] = sum(len(paired.boards) for paired in rounds)
    counts["brackets"] = played.brackets
    told = tuple(
        tr("round {round}, {finding} (illegal)", round=number, finding=finding)
        if finding.illegal
        else tr("round {round}, {finding}", round=number, finding=finding)
        for number, finding in played.findings
    )
    return Outcome(seed, len(played.tournament.registrations), counts, told, played.ended)


def _shown(outcomes: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """Pass outcomes on; on a terminal a line tells how far it is."""
    live = sys.stderr.isatty()
    for done, outcome in enumerate(outcomes, start=1):
        if live and (done % CHUNK == 0 or done == total):
            filled = 30 * done // total
            bar = f"[{'#' * filled}{'.' * (30 - filled)}]"
            told = tr("{done} of {total} events", done=done, total=total)
            steer(sys.stderr, f"\r{bar} {told}")
            sys.stderr.flush()
        yield outcome
    if live:
        print(file=sys.stderr)  # noqa: T201


def _table(summary: Summary, seconds: float) -> Iterator[str]:
    counts = summary.counts
    no_pairing = sum(_NO_PAIRING in reason for _, reason in summary.early)
    events = tr(
        "{events} of {fewest} to {most} players", events=summary.events, fewest=summary.fewest, most=summary.most
    )
    rows: list[tuple[str, object]] = [
        (tr("events"), events),
        (tr("rounds paired"), counts["rounds"]),
        (tr("pairs"), counts["pairs"]),
        (tr("brackets"), counts["brackets"]),
        (tr("left by C1"), counts["C1"]),
        (tr("C12 (undone for the next)"), counts["C12"]),
        (tr("C13 (undone for the lowest)"), counts["C13"]),
        (tr("C14 (fewer pairs)"), counts["C14"]),
        (tr("joined (C13)"), counts["joined"]),
        (tr("ended, no legal pairing (R14)"), no_pairing),
        (tr("ended for other reasons"), len(summary.early) - no_pairing),
        (tr("findings"), len(summary.findings)),
        (tr("time"), tr("{seconds} s", seconds=f"{seconds:.1f}")),
    ]
    width = max(len(what) for what, _ in rows)
    yield from (f"{what:<{width}}  {value}" for what, value in rows)
    yield from (
        tr("seed {seed}, {reason}", seed=seed, reason=reason)
        for seed, reason in summary.early
        if _NO_PAIRING not in reason
    )


def _options(plan: Plan) -> str:
    return f"--players {plan.fewest}-{plan.most} --rounds {plan.rounds}"  # no words: options


def default_jobs() -> int:
    """Return how many processes this machine can run at once."""
    return os.cpu_count() or 1
