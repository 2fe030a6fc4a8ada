"""How long a command that prints and ends takes from nothing: the pairing of a report, beside bare Python.

Run from the checkout: `python -m tests.bench.bench_start [--players 20 1000 5000] [--runs 15] [--python PYTHON]`; the
other Python is that of an environment into which the wheel was installed. Time is what the processor works for the
command, the least of the runs, because other work on the machine makes every run longer and none shorter. Reports have
nine rounds. Ends with 1 where `paircard pair` of 20 players takes more than 1.5 times as long as `python -c "import
argparse, json"` and 0.1 s on top, of 1000 more than 0.25 s, or of 5000 more than 0.8 s.
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

PAIR = "import sys; from paircard.tui.cli import main; sys.exit(main())"
LIMITS = {1000: 0.25, 5000: 0.8}
"""Seconds, by the number of players; for 20 and others what follows from bare Python."""


def seconds(command: Sequence[str], folder: str) -> float:
    """Run a command in a folder; return how long the processor worked for it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def report_of(players: int, folder: Path) -> Path:
    """Return a report of an event of so many players, nine rounds played."""
    into = folder / str(players)
    shape = ["--events", "1", "--players", f"{players}-{players}", "--rounds", "9", "--trf", str(into)]
    subprocess.run([sys.executable, "-c", PAIR, "simulate", *shape], check=True, stdout=subprocess.DEVNULL)
    return next(into.glob("*.trf"))


def limit_of(players: int, python: float) -> float:
    """Return how long the pairing of so many may take, in seconds; `python` is what bare Python takes."""
    return LIMITS.get(players, 1.5 * python + 0.1)


def main() -> int:
    """Measure in turns, so that a busy machine is as unkind to one as to the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[20, 1000, 5000])
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--python", default=sys.executable)
    options = parser.parse_args()
    taken: dict[int, list[float]] = {players: [] for players in options.players}
    bare: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        reports = {players: report_of(players, Path(folder)) for players in taken}
        for _ in range(options.runs):
            bare.append(seconds([options.python, "-c", "import argparse, json"], folder))
            for players, times in taken.items():
                pair = [options.python, "-c", PAIR, "pair", str(reports[players]), "--round", "9"]
                times.append(seconds(pair, folder))
    python, above = min(bare), False
    sys.stdout.write(f"python {1000 * python:.0f} ms\n")
    for players, times in taken.items():
        paircard, limit = min(times), limit_of(players, python)
        above = above or paircard > limit
        sys.stdout.write(f"pair of {players} players {1000 * paircard:.0f} ms, limit {1000 * limit:.0f} ms\n")
    return int(above)


if __name__ == "__main__":
    sys.exit(main())
