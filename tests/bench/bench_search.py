"""How much processor time the search takes: rounds of ordinary events of all sizes, and hard fields.

Run from the checkout: `python -m tests.bench.bench_search [--events 3] [--table FILE]`. Writes a table in
Markdown, to the screen and, if wanted, to a file.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import log
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.wire import serve
from tests.bench.bench_swiss import ROUNDS, by_rating
from tests.support.find_lessons import wire
from tests.support.hard_fields import FIELDS
from tests.support.replay import Event

SIZES = (20, 50, 100, 200, 500, 1000, 2000)
ENGINE_SIZES = (1000, 10_000)
REPEATS = 3


def seconds(position: Position) -> tuple[float, str]:
    """Pair a position; return the time and what came of it."""
    start = process_time()
    try:
        pair(position, method="search")
        result = "paired"
    except NoPairing:
        result = "no legal pairing"
    return process_time() - start, result


def rounds_of(size: int, seed: int) -> list[float]:
    """Pair and play nine rounds; return the seconds each pairing took."""
    chance, event, taken = Random(seed), Event.of(size, rounds=ROUNDS), list[float]()
    for _ in range(ROUNDS):
        position = event.position()
        start = process_time()
        try:
            pairing = pair(position, method="search")
        except NoPairing:
            break
        finally:
            taken.append(process_time() - start)
        event.play(pairing, [by_rating(chance, each.white, each.black, size) for each in pairing.pairs])
    return taken


def ordinary(events: int) -> list[str]:
    """Return the table of ordinary events, and how the median grows."""
    lines = ["| players | median of a round | slowest round |", "|---:|---:|---:|"]
    medians: dict[int, float] = {}
    for size in SIZES:
        taken = [one for seed in range(events) for one in rounds_of(size, seed)]
        medians[size] = median(taken)
        lines.append(f"| {size} | {1000 * medians[size]:.1f} ms | {1000 * max(taken):.1f} ms |")
    growth = log(medians[SIZES[-1]] / medians[200]) / log(SIZES[-1] / 200)
    return [*lines, "", f"Growth exponent from 200 to {SIZES[-1]} players: {growth:.2f}"]


def by_engine() -> list[str]:
    """Return the table of the fourth round as `paircard engine` pairs it: from a line of JSON to a line of JSON."""
    lines = ["| players | fourth round by the engine |", "|---:|---:|"]
    for size in ENGINE_SIZES:
        chance, event = Random(size), Event.of(size, rounds=ROUNDS)
        for _ in range(3):
            pairing = pair(event.position(), method="search")
            event.play(pairing, [by_rating(chance, each.white, each.black, size) for each in pairing.pairs])
        line = json.dumps(wire(event.position()))
        start = process_time()
        (answer,) = serve([line])
        taken = process_time() - start
        if len(json.loads(answer)["pairs"]) != size // 2:
            raise SystemExit(answer)
        lines.append(f"| {size} | {1000 * taken:.0f} ms |")
    return lines


def hard() -> list[str]:
    """Return the table of hard fields."""
    lines = ["| field | players | median | answer |", "|---|---:|---:|---|"]
    for name, make in FIELDS.items():
        position = make()
        taken = [seconds(position) for _ in range(REPEATS)]
        typical = median(time for time, _ in taken)
        lines.append(f"| {name} | {len(position.players)} | {1000 * typical:.1f} ms | {taken[0][1]} |")
    return lines


def main() -> None:
    """Measure and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=3, help="ordinary events of each size")
    parser.add_argument("--table", type=Path, help="file to write the tables to")
    options = parser.parse_args()
    table = "\n".join([*ordinary(options.events), "", *by_engine(), "", *hard(), ""])
    sys.stdout.write(table)
    if options.table:
        options.table.write_text(table, encoding="utf-8")


if __name__ == "__main__":
    main()
