"""What is done with an event of five rounds, by the number of players: opened, a result, standings, verified, paired.

Time of one processor, the least of the runs, in the process: what loading the program takes `bench_start` measures.

Run from the checkout: `python -m tests.bench.bench_sizes [--players 500 1000 2000]`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from time import process_time

from paircard.data.exchange.trf.writing.file import write_trf
from paircard.data.storage.event_file import EventFile
from paircard.tui.cli import main as paircard
from tests.bench.bench_result import in_the_store, stored


def seconds(work: Callable[[], object], runs: int = 3) -> float:
    """Return what a piece of work costs, in seconds of the processor, the least of some runs."""
    spent = []
    for _ in range(runs):
        start = process_time()
        work()
        spent.append(process_time() - start)
    return min(spent)


def said(*arguments: str) -> str:
    """Do a command that prints and ends; return what it said."""
    with redirect_stdout(StringIO()) as out:
        code = paircard([*arguments])
    assert not code, (arguments, code)
    return out.getvalue()


def report_of(path: Path) -> Path:
    """Write the report of an event beside it; return where."""
    report = path.with_suffix(".trf")
    with EventFile.open(path) as event:
        report.write_bytes(write_trf(event.tournament))
    return report


def opened(path: Path) -> float:
    """Return what it costs to open an event."""
    return seconds(lambda: EventFile.open(path).close())


def result(path: Path) -> float:
    """Return what it costs to store a result."""
    return in_the_store(path)


def standings(path: Path) -> float:
    """Return what it costs to print the standings of an event."""
    return seconds(lambda: said("standings", str(path)))


def verified(path: Path) -> float:
    """Return what it costs to verify an event."""
    return seconds(lambda: said("verify", str(path)))


def paired(path: Path) -> float:
    """Return what it costs to read the report of an event and pair its last round anew."""
    report = report_of(path)
    return seconds(lambda: said("pair", str(report), "--round", "5"))


MEASURES: Mapping[str, Callable[[Path], float]] = {
    "open": opened,
    "standings": standings,
    "verify": verified,
    "pair": paired,
    "result": result,
}
"""By name: what is measured on a stored event. The last changes it."""


def main() -> None:
    """Print a line a size."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, nargs="+", default=[500, 1000, 2000])
    options = parser.parse_args()
    sys.stdout.write("players " + "".join(f"{name:>12}" for name in MEASURES) + "\n")
    with tempfile.TemporaryDirectory() as folder:
        for players in options.players:
            path = stored(players, Path(folder))
            spent = [measure(path) * 1000 for measure in MEASURES.values()]
            sys.stdout.write(f"{players:7} " + "".join(f"{each:9.1f} ms" for each in spent) + "\n")


if __name__ == "__main__":
    main()
