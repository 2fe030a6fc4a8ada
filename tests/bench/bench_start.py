"""How long a command that prints and ends takes from nothing: the pairing of a small report, beside bare Python.

Run from the checkout: `python -m tests.bench.bench_start [--runs 15] [--python PYTHON]`; the other Python is that of an
environment into which the wheel was installed. Time is what the processor works for the command, the least of the runs,
because other work on the machine makes every run longer and none shorter. Ends with 1 where `paircard pair` of 20
players takes more than 1.5 times as long as `python -c "import argparse, json"` and 0.1 s on top.
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


def seconds(command: Sequence[str], folder: str) -> float:
    """Run a command in a folder; return how long the processor worked for it."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def report_of(players: int, folder: Path) -> Path:
    """Return a report of an event of so many players, nine rounds played."""
    shape = ["--events", "1", "--players", f"{players}-{players}", "--rounds", "9", "--trf", str(folder)]
    subprocess.run([sys.executable, "-c", PAIR, "simulate", *shape], check=True, stdout=subprocess.DEVNULL)
    return next(folder.glob("*.trf"))


def main() -> int:
    """Measure in turns, so that a busy machine is as unkind to one as to the other."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--python", default=sys.executable)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = report_of(20, Path(folder))
        bare = [options.python, "-c", "import argparse, json"]
        pair = [options.python, "-c", PAIR, "pair", str(report), "--round", "9"]
        both = [(seconds(bare, folder), seconds(pair, folder)) for _ in range(options.runs)]
    python, paircard = (min(times) for times in zip(*both, strict=True))
    limit = 1.5 * python + 0.1
    sys.stdout.write(
        f"python {1000 * python:.0f} ms, pair of 20 players {1000 * paircard:.0f} ms, limit {1000 * limit:.0f} ms\n"
    )
    return int(paircard > limit)


if __name__ == "__main__":
    sys.exit(main())
