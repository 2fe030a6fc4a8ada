"""How much processor time a round takes by the rules of 2026: ordinary events, beside other programs, and hard fields.

Run from the checkout: `python -m tests.bench.bench_dutch [--sizes 200 500] [--peers] [--hard] [--patience 20]`. Without
`--peers` and `--hard` ours alone is measured. Others pair the same positions; one that is not installed is left out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import chain
from math import log
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from paircard.core.systems.dutch2026.outcome import NoCompletePairing, Pairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.search import search
from tests.bench.bench_swiss import by_rating
from tests.support.compare import OutOfTimeError, at_most
from tests.support.dutch import position_from
from tests.support.dutch_events import Entry
from tests.support.dutch_hard import FIELDS
from tests.support.dutch_peer import engine_of, report_of

SIZES = (50, 100, 200, 500, 1000, 2000)
ROUNDS, COMPARED = 9, 5
GROWS_FROM = 200
Prepared = Callable[[], object]


def entries(players: int) -> list[Entry]:
    """Return the positions of an event of nine rounds, results by rating."""
    chance, played, found = Random(players), list[Entry](), list[Entry]()
    for _ in range(ROUNDS):
        entry = {
            "players": [{"no": number} for number in range(1, players + 1)],
            "rounds": list(played),
            "absent": [],
            "total_rounds": ROUNDS,
            "first_colour": "w",
        }
        found.append(entry)
        played.append(_played(chance, search(position_from(entry)), players))
    return found


def _played(chance: Random, pairing: Pairing, players: int) -> Entry:
    games = [[each.white, each.black, by_rating(chance, each.white, each.black, players)] for each in pairing.pairs]
    return {"games": games, "byes": [] if pairing.bye is None else [pairing.bye], "absent": {}}


def seconds(position: Position) -> tuple[float, str]:
    """Pair a position; return the time and what came of it."""
    start = process_time()
    try:
        search(position)
        result = "paired"
    except NoCompletePairing:
        result = "no complete pairing"
    return process_time() - start, result


def gacrux(entry: Entry, _folder: Path) -> Prepared:
    """Prepare gacrux, FIDE's reference code."""
    engine = engine_of(entry)
    return lambda: engine.compute_pairing(False, 0)


def py4swiss(entry: Entry, folder: Path) -> Prepared:
    """Prepare py4swiss, whose matchings are those of bbpPairings, in C++ (rules of 2017)."""
    file = folder / "event.trf"
    file.write_text(report_of(entry), encoding="utf-8")
    report: Any = import_module("py4swiss.trf").TrfParser.parse(file)
    engine = import_module("py4swiss.engines").DutchEngine
    return lambda: engine.generate_pairings(report)


PEERS: dict[str, Callable[[Entry, Path], Prepared]] = {"gacrux": gacrux, "py4swiss": py4swiss}


def of_peer(name: str, entry: Entry, patience: float) -> float | None:
    """Return the time of another program, None if it takes too long."""
    with TemporaryDirectory() as folder:
        make = PEERS[name](entry, Path(folder))
        start = process_time()
        try:
            with at_most(patience):
                make()
        except OutOfTimeError:
            return None
        return process_time() - start


def ordinary(sizes: Sequence[int], peers: Sequence[str], patience: float) -> Iterator[str]:
    """Yield the table of ordinary events, and how the median grows."""
    head = ["players", "median of 9 rounds", "slowest", f"round {COMPARED}", *peers]
    yield f"| {' | '.join(head)} |"
    yield "|---:" * len(head) + "|"
    medians: dict[int, float] = {}
    slow: set[str] = set()
    for size in sorted(sizes):
        found = entries(size)
        taken = [seconds(position_from(entry))[0] for entry in found]
        medians[size] = median(taken)
        cells = [_written(time, patience) for time in (medians[size], max(taken), taken[COMPARED - 1])]
        for name in peers:
            time = None if name in slow else of_peer(name, found[COMPARED - 1], patience)
            slow |= {name} if time is None else set()
            cells.append(_written(time, patience))
        yield f"| {size} | {' | '.join(cells)} |"
    last = max(medians)
    if GROWS_FROM in medians and last > GROWS_FROM:
        growth = log(medians[last] / medians[GROWS_FROM]) / log(last / GROWS_FROM)
        yield f"\nGrowth exponent from {GROWS_FROM} to {last} players: {growth:.2f}"


def _written(time: float | None, patience: float) -> str:
    return f"> {patience:g} s" if time is None else f"{1000 * time:.1f} ms"


def hard() -> Iterator[str]:
    """Yield the table of hard fields."""
    yield "\n| field | players | time | answer |"
    yield "|---|---:|---:|---|"
    for name, make in FIELDS.items():
        position = make()
        time, result = seconds(position)
        yield f"| {name} | {len(position.players)} | {1000 * time:.1f} ms | {result} |"


def installed() -> list[str]:
    """Return those who can be asked, and tell how to get the others."""
    found: list[str] = []
    for name in PEERS:
        try:
            import_module(name)
            found.append(name)
        except ImportError:
            sys.stderr.write(f"{name} is left out because it is not installed: pip install {name}\n")
    return found


def main() -> None:
    """Measure and write the tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--peers", action="store_true", help="ask other programs, too")
    parser.add_argument("--hard", action="store_true", help="pair hard fields, too")
    parser.add_argument("--patience", type=float, default=20, help="seconds another program may take for a round")
    parser.add_argument("--table", type=Path, help="file to write the tables to")
    options = parser.parse_args()
    lines: list[str] = []
    tables = ordinary(options.sizes, installed() if options.peers else [], options.patience)
    for line in chain(tables, hard() if options.hard else ()):
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
        lines.append(line)
    if options.table:
        options.table.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
