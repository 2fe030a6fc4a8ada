"""How what the program does grows with the field: an exponent each, 1 where it grows as the field does.

Run from the checkout: `python -m tests.bench.bench_growth [--only check publish] [--sizes 250 500 1000] [--runs 3]`.
Time is that of the processor, the least of the runs, for other work on the machine makes every run longer and none
shorter; the exponent is the slope of a line through the logarithms. Ends with 1 where one is above the limit.

The event is by the rules of 2026, five rounds of nine played and half of the sixth. Commands run in the process, so
that what Python needs to start is in no figure.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from time import process_time

from paircard.core.commands import Command, CreateTournament, EnterResult, PairRound, RegisterEntrants, SetFirstColour
from paircard.core.commands.pairing import PublishRound
from paircard.core.event.entrant import Entrant
from paircard.core.event.regulations import Details, Regulations
from paircard.core.event.result import Result
from paircard.core.event.tournament import Tournament
from paircard.core.systems.catalogue import SYSTEMS
from paircard.core.systems.dutch2026.options import DutchOptions
from paircard.core.systems.dutch2026.system import Dutch2026
from paircard.data.storage.event_file import EventFile
from paircard.data.storage.journal_file import JournalFile
from paircard.tui.batch.recorded_event import recorded_tournament
from paircard.tui.cli import main as paircard
from tests.support.screen import opened
from tests.support.stored import NOON

SIZES = (250, 500, 1000, 2000)
LIMIT = 1.2
ROUNDS, PLAYED = 9, 5
RESULTS = (Result.WHITE, Result.WHITE, Result.BLACK, Result.BLACK, Result.DRAW)
RESULTS_TYPED = 10
"""In one run, of which the cheapest counts."""
FAULTS = 70
"""Codes of an end from here on tell of a fault of the program."""


@dataclass(frozen=True)
class Field:
    """An event of one size on the disk."""

    event: Path
    report: Path
    """The rounds that are over, as TRF26."""
    folder: Path
    """For what is written."""


def field_of(players: int, folder: Path) -> Field:
    """Play and store an event; the same one whenever it is asked for."""
    chance = Random(1)
    entrants = tuple(Entrant.of(f"Player {number}", rating=2800 - number // 2) for number in range(1, players + 1))
    regulations = Regulations(ROUNDS, system=Dutch2026.key, options=DutchOptions())
    opening = (CreateTournament(Details("Growth"), regulations), RegisterEntrants(entrants), SetFirstColour("W"))
    state = _after(Tournament.beginning(SYSTEMS), *opening)
    for number in range(1, PLAYED + 1):
        state = _with_results(_after(state, PairRound(), PublishRound()), chance, number, players // 2)
    path = folder / f"{players}.json"
    over = folder / f"{players}-over.json"
    JournalFile(over, create=True).append(state)
    state = _with_results(_after(state, PairRound(), PublishRound()), chance, PLAYED + 1, players // 4)
    JournalFile(path, create=True).append(state)
    report = folder / f"{players}.trf"
    command("export", over, "--format", "trf26", "--out", report)
    return Field(path, report, folder)


def _after(state: Tournament, *commands: Command) -> Tournament:
    for each in commands:
        state = state.record(each.decide(state), arbiter="Anna", time=NOON)
    return state


def _with_results(state: Tournament, chance: Random, number: int, boards: int) -> Tournament:
    """Return the state with results on the first boards of a round, as one command."""
    typed = (EnterResult(number, board, chance.choice(RESULTS)).decide(state) for board in range(1, boards + 1))
    return state.record(tuple(chain.from_iterable(typed)), arbiter="Anna", time=NOON)


def command(*arguments: object) -> None:
    """Run a command of the program and let it talk to nobody; raise RuntimeError where it fails."""
    with Path("/dev/null").open("w", encoding="utf-8") as nobody, redirect_stdout(nobody), redirect_stderr(nobody):
        code = paircard([*map(str, arguments)])
    if code >= FAULTS:
        raise RuntimeError(arguments)


def seconds(work: Callable[[], object]) -> float:
    """Return what one run costs."""
    gc.collect()
    start = process_time()
    work()
    return process_time() - start


# --- what is measured ------------------------------------------------------------------------------------------

Measure = Callable[[Field], float]


def of_command(*arguments: str) -> Measure:
    """Return the cost of a command of the program; EVENT, REPORT and FOLDER stand for those of the field."""

    def measure(field: Field) -> float:
        with tempfile.TemporaryDirectory(dir=field.folder) as fresh:
            named = {"EVENT": field.event, "REPORT": field.report, "FOLDER": Path(fresh) / "pages"}
            return seconds(lambda: command(*(named.get(each, each) for each in arguments)))

    return measure


def opening(field: Field) -> float:
    """Return the cost of opening an event."""
    return seconds(lambda: EventFile.open(field.event).close())


@contextmanager
def copied(field: Field) -> Iterator[Path]:
    """Hand over a copy of the event that may be changed."""
    with tempfile.TemporaryDirectory(dir=field.folder) as fresh:
        for part in field.folder.glob(f"{field.event.stem}.*"):
            shutil.copy(part, fresh)
        yield Path(fresh) / field.event.name


def result_in_store(field: Field) -> float:
    """Return the cost of one result, written to the disk."""
    with copied(field) as path, EventFile.open(path) as event:
        waiting = event.tournament.rounds[-1].missing[:RESULTS_TYPED]
        results = [EnterResult(PLAYED + 1, board.number, Result.DRAW) for board in waiting]
        return min(seconds(partial(event.execute, each, arbiter="Anna")) for each in results)


def result_on_pairings(field: Field) -> float:
    """Return the cost of one result on the screen until all of it is there."""

    async def typed(path: Path) -> float:
        async with opened(path) as pilot:
            await pilot.pause(0.5)
            costs = []
            for _ in range(RESULTS_TYPED):
                start = process_time()
                await pilot.press("1")
                await pilot.pause()
                costs.append(process_time() - start)
            return min(costs)

    with copied(field) as path:
        return asyncio.run(typed(path))


def reading(field: Field) -> float:
    """Return the cost of reading a report."""
    return seconds(lambda: recorded_tournament(field.report, "", ""))


MEASURES: Mapping[str, Measure] = {
    "open": opening,
    "store": result_in_store,
    "screen": result_on_pairings,
    "read": reading,
    "pair": of_command("pair", "REPORT"),
    "check": of_command("check", "REPORT"),
    "publish": of_command("publish", "EVENT", "FOLDER"),
    "verify": of_command("verify", "EVENT"),
    "standings": of_command("standings", "EVENT"),
}


def exponent(sizes: Sequence[int], times: Sequence[float]) -> float:
    """Return the slope of the line of least squares through the logarithms.

    >>> round(exponent((10, 20, 40), (3, 12, 48)), 6)
    2.0
    """
    xs, ys = [math.log(size) for size in sizes], [math.log(max(time, 1e-6)) for time in times]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return sum((a - x) * (b - y) for a, b in zip(xs, ys, strict=True)) / sum((a - x) ** 2 for a in xs)


def main() -> int:
    """Measure, size by size; say what is above the limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=MEASURES, default=[*MEASURES])
    parser.add_argument("--sizes", nargs="+", type=int, default=SIZES)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=LIMIT)
    options = parser.parse_args()
    if len({*options.sizes}) < 2:
        parser.error("growth is told by two sizes or more")
    times: dict[str, list[float]] = {name: [] for name in options.only}
    with tempfile.TemporaryDirectory(prefix="growth-") as folder:
        for size in options.sizes:
            field = field_of(size, Path(folder))
            for name, taken in times.items():
                taken.append(min(MEASURES[name](field) for _ in range(options.runs)))
    sys.stdout.write(
        f"| | {' | '.join(map(str, options.sizes))} | exponent |\n|---|{'---:|' * (len(options.sizes) + 1)}\n"
    )
    grown = {name: exponent(options.sizes, taken) for name, taken in times.items()}
    for name, taken in times.items():
        row = " | ".join(f"{1000 * time:.0f} ms" for time in taken)
        sys.stdout.write(f"| {name} | {row} | {grown[name]:.2f}{' !' if grown[name] > options.limit else ''} |\n")
    return int(any(each > options.limit for each in grown.values()))


if __name__ == "__main__":
    sys.exit(main())
