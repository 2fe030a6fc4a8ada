"""Fuzz the readers: `python -m tests.support.fuzz [--reader R] [--seed N] [--count N] [--seconds N] [--keep DIR]`.

Damages samples (an event file with seal and hash chain made right again), has the program read each file and do
with it what people do, and reports tracebacks, what takes too long or too much memory, and control characters in
anything said or written. The same seed makes the same files. Ends with 1 if anything was found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.support.fuzz.readers import READERS
from tests.support.fuzz.trial import Bounds, Found, damaged, trial
from tests.support.seeds import fresh_seed


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trials; return 1 if anything was found."""
    given = _parser().parse_args(arguments)
    seed = fresh_seed() if given.seed is None else given.seed
    wrong = 0
    for reader in [given.reader] if given.reader else READERS:
        start = time.monotonic()
        before = wrong
        bounds = Bounds(given.patience, given.memory)
        for found in trial(reader, seed, given.count, seconds=given.seconds, bounds=bounds):
            _report(found, given.keep)
            wrong += 1
        sys.stdout.write(f"{reader:9} {wrong - before:4} found, {time.monotonic() - start:.0f} s\n")
        sys.stdout.flush()
    return 1 if wrong else 0


def _report(found: Found, keep: Path | None) -> None:
    sys.stdout.write(
        f"--- {found.kind}: --reader {found.reader} --seed {found.seed}, case {found.case}\n{found.detail}\n"
    )
    if keep:
        keep.mkdir(parents=True, exist_ok=True)
        (keep / f"{found.reader}-{found.seed}-{found.case}").write_bytes(damaged(found.reader, found.seed, found.case))


def _parser() -> argparse.ArgumentParser:
    bounds = Bounds()
    parser = argparse.ArgumentParser("python -m tests.support.fuzz", description=__doc__.split("\n\n")[1])
    parser.add_argument("--reader", choices=tuple(READERS), help="default: one after the other")
    parser.add_argument("--seed", type=int, help="default: a fresh one, which is printed")
    parser.add_argument("--count", type=int, default=1000, help="files for each reader (default: %(default)s)")
    parser.add_argument("--seconds", type=float, default=600, help="for each reader at most (default: %(default)s)")
    parser.add_argument("--patience", type=float, default=bounds.seconds, help="seconds for one file")
    parser.add_argument("--memory", type=int, default=bounds.memory, help="megabytes for one file")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="put the files that were found here")
    return parser


if __name__ == "__main__":
    sys.exit(main())
