"""`paircard simulate`: random events in parallel processes, every pairing checked."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from pathlib import Path
from random import SystemRandom
from time import perf_counter

from paircard.core.event.tournament import Tournament
from paircard.core.simulation import play
from paircard.core.simulation.drawing import planned
from paircard.core.simulation.wishes import Wishes
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.values.errors import Refusal
from paircard.core.values.language import mark, speak, spoken, tr
from paircard.data.exchange.trf.style import Edition
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.languages import load
from paircard.data.machine.os_errors import in_words
from paircard.data.machine.worker import dismiss, serve
from paircard.data.platform.processes import most_processes
from paircard.tui.batch.output import CANNOT_READ, DONE, REFUSED, failed, say
from paircard.tui.importing.files import path_shown
from paircard.tui.looks.progress import bar_at, percent_of
from paircard.tui.looks.signs import signs_for
from paircard.tui.start.streams import steer

CHUNK = 10
"""Events played by a process before it reports."""
MOST_SEED = 1_000_000_000
"""Where nobody names a seed, one below this is drawn."""
SHAPED = {
    "C1": mark("left by C1"),
    "C12": mark("C12 (undone for the next)"),
    "C13": mark("C13 (undone for the lowest)"),
    "C14": mark("C14 (fewer pairs)"),
    "joined": mark("joined (C13)"),
}
"""What may have shaped a bracket by the rules of 1998."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """One event, as its process reports it."""

    seed: int
    players: int
    counts: Counter[str]
    told: tuple[str, ...]
    """The findings as lines."""
    ended: str
    """Why it ended early; empty if it did not, or if that is counted."""


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
    """Seed and reason of the events that ended early, but of those where no legal pairing was left."""

    def add(self, outcome: Outcome) -> None:
        """Count one event."""
        self.events += 1
        self.fewest = min(self.fewest or outcome.players, outcome.players)
        self.most = max(self.most, outcome.players)
        self.counts += outcome.counts
        self.findings += [(outcome.seed, line) for line in outcome.told]
        if outcome.ended:
            self.early.append((outcome.seed, outcome.ended))


@dataclass(frozen=True, slots=True)
class Wish:
    """What was asked for on the command line."""

    events: Wishes
    count: int
    seed: int | None
    checked: int
    jobs: int | None
    trf16: Path | None
    trf26: Path | None
    again: str = ""
    """The options that say what the events are like, as they were typed."""

    @property
    def folders(self) -> dict[Edition, Path]:
        """Where reports go, by their edition."""
        asked = {Edition.TRF16: self.trf16, Edition.TRF26: self.trf26}
        return {edition: folder for edition, folder in asked.items() if folder is not None}


@dataclass(frozen=True, slots=True)
class Task:
    """What every process is told once."""

    events: Wishes
    folders: dict[Edition, Path]
    first: int
    """Seed of the first event."""
    checked: int
    """Every such event is checked, the first among them."""


def simulate(wish: Wish) -> int:
    """Play events with the seeds S, S + 1 ...; print a table; return 1 if anything was found."""
    started = perf_counter()
    seed = SystemRandom().randrange(MOST_SEED) if wish.seed is None else wish.seed
    try:
        planned(wish.events, seed)
        _need_reports(wish)
    except Refusal as refusal:
        return failed(refusal, REFUSED)
    task = Task(wish.events, wish.folders, seed, wish.checked)
    try:
        for folder in wish.folders.values():
            folder.mkdir(parents=True, exist_ok=True)
        summary = _played(task, wish.count, wish.jobs or default_jobs())
    except OSError as error:
        why = in_words(error)
        if wish.folders:
            folder = next(iter(wish.folders.values()))
            return failed(tr("{file} cannot be written ({why}).", file=path_shown(folder), why=why), CANNOT_READ)
        return failed(tr("The processes cannot be started ({why}).", why=why), CANNOT_READ)
    except BrokenProcessPool:
        sentence = tr("A process was ended from outside: run again, with fewer --jobs if memory is short.")
        return failed(sentence, CANNOT_READ)
    for line in _table(summary, wish.events.key, seed, perf_counter() - started):
        say(line)
    for number, line in summary.findings:
        say(tr("seed {seed}, {line}", seed=number, line=line))
    if summary.findings:
        again = f"--events 1 {wish.again} --seed {summary.findings[0][0]}"  # no words: options
        say(tr("One of them again: paircard simulate {options}", options=again))
    return REFUSED if summary.findings else DONE


def _need_reports(wish: Wish) -> None:
    """Raise `Refusal` for reports of a system that has none."""
    system = SYSTEMS[wish.events.key]
    if wish.folders and system.score and (why := system.score.not_reported(Tournament.beginning(SYSTEMS))):
        raise Refusal(why)


def _played(task: Task, events: int, jobs: int) -> Summary:
    summary, seeds = Summary(), range(task.first, task.first + events)
    if jobs == 1:
        for outcome in _shown((play_one(task, seed) for seed in seeds), len(seeds)):
            summary.add(outcome)
        return summary
    chunk = max(1, min(CHUNK, len(seeds) // (4 * jobs)))
    with ProcessPoolExecutor(most_processes(min(jobs, len(seeds))), None, _begin, (spoken().code,)) as pool:
        try:
            for outcome in _shown(_outcomes(pool, task, seeds, chunk), len(seeds)):
                summary.add(outcome)
        except KeyboardInterrupt:
            dismiss(pool)
            raise
    return summary


def _outcomes(pool: ProcessPoolExecutor, task: Task, seeds: range, chunk: int) -> Iterator[Outcome]:
    """Yield what comes of the events in their order; `pool.map` would call chunks off behind the back of `dismiss`."""
    parts = [pool.submit(_several, task, seeds[at : at + chunk]) for at in range(0, len(seeds), chunk)]
    parts.reverse()
    while parts:
        yield from parts.pop().result()


def _several(task: Task, seeds: range) -> list[Outcome]:
    return [play_one(task, seed) for seed in seeds]


def _begin(language: str) -> None:
    """Prepare a process: it speaks as the main one does, and leaves interruptions to that."""
    speak(load(language))
    serve()


def play_one(task: Task, seed: int) -> Outcome:
    """Play one event, and write its reports if asked; a process of its own does this."""
    looked_at = (seed - task.first) % task.checked == 0
    played = play(planned(task.events, seed, checked=looked_at), seed, counting=True)
    for edition, folder in task.folders.items():
        report = folder / f"simulation-{seed}.trf"  # no words: a name of a file
        report.write_bytes(write_trf(played.tournament, edition))
    event = played.event  # it is not folded for whoever only counts
    counts = Counter(played.events)
    counts["checked"] = looked_at
    counts["stuck"] = played.stuck
    counts["rounds"] = event.scheduled
    counts["pairs"] = event.games
    counts["brackets"] = played.brackets
    told = tuple(
        tr("round {round}, {finding} (illegal)", round=number, finding=finding)
        if finding.illegal
        else tr("round {round}, {finding}", round=number, finding=finding)
        for number, finding in played.findings
    )
    return Outcome(seed, len(event.registrations), counts, told, "" if played.stuck else played.ended)


def _shown(outcomes: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """Pass outcomes on; on a terminal a line tells how far it is."""
    live = sys.stderr.isatty()
    for done, outcome in enumerate(outcomes, start=1):
        if live and (done % CHUNK == 0 or done == total):
            told = tr("{done} of {total} events", done=done, total=total)
            bar = bar_at(percent_of(done, total), signs_for(), f"{told}  {tr('Ctrl+C stops')}")
            steer(sys.stderr, f"\r{bar}")
            sys.stderr.flush()
        yield outcome
    if live:
        print(file=sys.stderr)  # noqa: T201


def _table(summary: Summary, system: str, seed: int, seconds: float) -> Iterator[str]:
    counts = summary.counts
    rows: list[tuple[str, object]] = [
        (tr("system"), tr(SYSTEMS[system].name)),
        (tr("events"), _events(summary, of_teams=SYSTEMS[system].contestants == "teams")),
        (tr("seeds"), f"{seed}-{seed + summary.events - 1}"),
        (tr("rounds paired"), counts["rounds"]),
        (tr("pairs"), counts["pairs"]),
    ]
    if SYSTEMS[system].explain:
        rows.append((tr("brackets"), counts["brackets"]))
        rows += [(tr(what), counts[event]) for event, what in SHAPED.items() if counts[event]]
        rows.append((tr("ended, no legal pairing"), counts["stuck"]))
    rows += [
        (tr("ended for other reasons"), len(summary.early)),
        (tr("events checked"), counts["checked"] if SYSTEMS[system].explain else 0),
        (tr("findings"), len(summary.findings)),
        (tr("time"), tr("{seconds} s", seconds=f"{seconds:.1f}")),
    ]
    width = max(len(what) for what, _ in rows)
    yield from (f"{what:<{width}}  {value}" for what, value in rows)
    yield from (tr("seed {seed}, {reason}", seed=seed, reason=reason) for seed, reason in summary.early)


def _events(summary: Summary, *, of_teams: bool) -> str:
    if summary.fewest == summary.most:
        same = {"events": summary.events, "count": summary.most}
        return tr("{events} of {count} teams", **same) if of_teams else tr("{events} of {count} players", **same)
    size = {"events": summary.events, "fewest": summary.fewest, "most": summary.most}
    if of_teams:
        return tr("{events} of {fewest} to {most} teams", **size)
    return tr("{events} of {fewest} to {most} players", **size)


def default_jobs() -> int:
    """Return how many processes this machine can run at once."""
    return os.cpu_count() or 1
