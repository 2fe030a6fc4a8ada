"""How long a command that prints and ends takes from nothing: the pairing of a small report, beside bare Python.

Run from the checkout: `python -m tests.bench.bench_start [--runs 15]`. Ends with 1 where `paircard pair` of 20
players takes more than 1.5 times as long as `python -c "import argparse, json"` and 0.1 s on top.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

PAIR = "import sys; from tui.cli import main; sys.exit(main())"


def seconds(command: Sequence[str]) -> float:
    """Run a command; return the time it took."""
    start = perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return perf_counter() - start


def report_of(players: int, folder: Path) -> Path:
    """Return a report of an event of so many players, nine rounds played."""
    shape = ["--events", "1", "--players", f"{players}-{players}", "--rounds", "9", "--trf", str(folder)]
    subprocess.run([sys.executable, "-c", PAIR, "simulate", *shape], check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.trf"))


def main() -> int:
    """Measure in turns, so that a busy machine is as unkind to one as to the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        report = report_of(20, Path(folder))
        bare = [sys.executable, "-c", "import argparse, json"]
        pair = [sys.executable, "-c", PAIR, "pair", str(report), "--round", "9"]
        both = [(seconds(bare), seconds(pair)) for _ in range(runs)]
    python, paircard = (median(times) for times in zip(*both, strict=True))
    limit = 1.5 * python + 0.1
    sys.stdout.write(
        f"python {1000 * python:.0f} ms, pair of 20 players {1000 * paircard:.0f} ms, limit {1000 * limit:.0f} ms\n"
    )
    return int(paircard > limit)


if __name__ == "__main__":
    sys.exit(main())
