"""One round of nine, paired by this program and by two others, in one run and from the same files.

Run from the checkout: `python -m tests.bench.bench_peers [--sizes 20 200] [--patience 60] [--out FILE]`. Writes
a table in Markdown. The others come with the extra `dev`; one that is not there is left out.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from math import log
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.from_tournament import position
from paircard.data.exchange.trf.writing.file import write_trf
from paircard.tui.batch.recorded_event import recorded_tournament
from tests.support.compare import OutOfTimeError, at_most
from tests.support.midway import midway

SIZES = (20, 50, 100, 200, 500, 1000, 2000)
ROUNDS, PLAYED = 9, 4
GROWS_FROM = 200
MEGABYTE = 1_000_000
Prepare = Callable[[Path], Callable[[], object]]
"""Reads a TRF file and returns what pairs its next round: only that is measured."""

FOOT = """\
Round 5 of 9, processor time, median of {repeats}, from the same TRF16 files, written by our own writer; reading them
is not counted. The rules differ: paircard pairs by the FIDE text of 1998, the others by the later Dutch system.
The work is comparable: the same players, score groups, colours and games already played. One that takes more than
{patience:g} s for a round is not asked about larger fields."""


def paircard(file: Path) -> Callable[[], object]:
    """Prepare our own search."""
    tournament = recorded_tournament(file)
    return lambda: pair(position(tournament), method="search")


def gacrux(file: Path) -> Callable[[], object]:
    """Prepare gacrux, the engine of FIDE's tie-break server."""
    report = import_module("gacrux.trf2json").trf2json()
    report.parse_file(file.read_text(encoding="utf-8"), 0)
    options = {"experimental": [], "verbose": 0}
    engine = import_module("gacrux.pairingdutch").pairing_dutch(report.get_tournament(1), PLAYED + 1, options)
    return lambda: engine.compute_pairing(False, 1)


def py4swiss(file: Path) -> Callable[[], object]:
    """Prepare py4swiss, whose matchings are those of bbpPairings, in C++."""
    report = import_module("py4swiss.trf").TrfParser.parse(file)
    engine = import_module("py4swiss.engines").DutchEngine
    return lambda: engine.generate_pairings(report)


PEERS: dict[str, Prepare] = {"gacrux": gacrux, "py4swiss": py4swiss}


def seconds(prepare: Prepare, file: Path, repeats: int, patience: float) -> float | None:
    """Return the median time of a pairing, of fewer repeats if they take long; None if one takes too long."""
    taken: list[float] = []
    while len(taken) < repeats and sum(taken) < patience:
        make = prepare(file)
        start = process_time()
        try:
            with at_most(patience):
                make()
        except OutOfTimeError:
            return None
        taken.append(process_time() - start)
    return median(taken)


def installed() -> dict[str, Prepare]:
    """Return those who can be asked, and tell how to get the others."""
    found: dict[str, Prepare] = {"paircard": paircard}
    for name, prepare in PEERS.items():
        try:
            import_module(name)
            found[name] = prepare
        except ImportError:
            sys.stderr.write(f"{name} is left out because it is not installed: pip install {name}\n")
    return found


def measure(sizes: Sequence[int], repeats: int, patience: float) -> list[dict[str, float | None]]:
    """Return for every size the seconds each one took; whoever was too slow once is not asked again."""
    peers, rows = installed(), list[dict[str, float | None]]()
    slow: set[str] = set()
    with TemporaryDirectory() as folder:
        for size in sorted(sizes):
            file = Path(folder) / f"{size}.trf"
            file.write_bytes(write_trf(midway(size, ROUNDS, PLAYED)))
            row = {n: None if n in slow else seconds(each, file, repeats, patience) for n, each in peers.items()}
            slow |= {name for name, time in row.items() if time is None}
            rows.append(row)
    return rows


def table(sizes: Sequence[int], rows: list[dict[str, float | None]], patience: float) -> list[str]:
    """Return the table in Markdown."""
    lines = [f"| players | {' | '.join(f'{name} ms' for name in rows[0])} |", "|---:" * (len(rows[0]) + 1) + "|"]
    for size, row in zip(sorted(sizes), rows, strict=True):
        cells = [f"> {patience:g} s" if time is None else f"{1000 * time:.1f}" for time in row.values()]
        lines.append(f"| {size} | {' | '.join(cells)} |")
    return lines


def growth(sizes: Sequence[int], rows: list[dict[str, float | None]]) -> str:
    """Return how our time grows from 200 players on; nothing if that was not measured."""
    ours = {size: row["paircard"] for size, row in zip(sorted(sizes), rows, strict=True)}
    last = max(ours)
    first, most = ours.get(GROWS_FROM), ours[last]
    if first is None or most is None or last == GROWS_FROM:
        return ""
    exponent = log(most / first) / log(last / GROWS_FROM)
    return f"Growth exponent of paircard from {GROWS_FROM} to {last} players: {exponent:.2f}. "


def memory(players: int) -> str:
    """Return the most memory a process of ours needs for a round, measured in one of its own."""
    child = [sys.executable, "-m", "tests.bench.bench_memory", str(players)]
    peak = int(subprocess.run(child, check=True, capture_output=True, text=True).stdout)
    return f"Peak memory of paircard with {players} players: {peak / MEGABYTE:.0f} MB."


def main() -> None:
    """Measure and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--repeats", type=int, default=5)
    parser.add_argument("--patience", type=float, default=60, help="seconds one pairing may take")
    parser.add_argument("--out", type=Path, help="file to write the table to")
    options = parser.parse_args()
    rows = measure(options.sizes, options.repeats, options.patience)
    foot = FOOT.format(repeats=options.repeats, patience=options.patience)
    lines = [
        *table(options.sizes, rows, options.patience),
        "",
        growth(options.sizes, rows) + memory(max(options.sizes)),
        "",
        foot,
        "",
    ]
    text = "\n".join(lines)
    sys.stdout.write(text)
    if options.out:
        options.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
