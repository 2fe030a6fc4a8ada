"""Torture the store: `python -m tests.support.torture [--kills 10000] [--arbiters 4] [--commands 2000] ...`.

Kill -9 at random moments, death at every call to the system with torn writes, power cuts, full disks, read-only
folders, damaged files, several arbiters at once, files replaced while they are open, files, logs and backups cut
anywhere for events of every system; line mode and the screens themselves, killed in events of every system.
Prints one table; ends with 1 if anything was unreadable, mixed,
lost, accepted though damaged, or not right beside the event file.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from tests.support.seeds import fresh_seed
from tests.support.torture.arbiters import NAMES
from tests.support.torture.tally import table
from tests.support.torture.trials import Dose, run


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the trials; return 1 if a gate fails."""
    dose = _dose(_parser().parse_args(arguments))
    start = time.monotonic()
    tallies = run(dose, lambda trial: _progress(f"{time.monotonic() - start:5.0f} s  {trial}"))
    sys.stdout.write(f"{table(tallies)}\n")
    for complaint in (complaint for tally in tallies for complaint in tally.complaints):
        sys.stdout.write(f"{complaint}\n")
    good = all(tally.clean for tally in tallies)
    sys.stdout.write(f"{'all gates hold' if good else 'A GATE FAILS'}; {time.monotonic() - start:.0f} s\n")
    return 0 if good else 1


def _parser() -> argparse.ArgumentParser:
    full = Dose()
    parser = argparse.ArgumentParser("python -m tests.support.torture", description=__doc__.split("\n\n")[1])
    parser.add_argument("--kills", type=int, default=full.kills, help="random kills in all (default: %(default)s)")
    parser.add_argument("--arbiters", type=int, default=full.arbiters, choices=range(1, len(NAMES) + 1))
    parser.add_argument(
        "--commands", type=int, default=full.commands, help="of all arbiters together; 0: no such trial"
    )
    parser.add_argument("--players", type=int, default=full.players, help="in events that die at every call; 0: none")
    parser.add_argument(
        "--step", type=int, default=full.step, help="damage every so many bytes (default: each); 0: none"
    )
    parser.add_argument("--swaps", type=int, default=full.swaps, help="files replaced while they are open")
    parser.add_argument("--remains", type=int, default=full.remains, help="damaged files, logs and backups an event")
    parser.add_argument("--evenings", type=int, default=full.evenings, help="kills of line mode itself, every system")
    parser.add_argument("--screens", type=int, default=full.screens, help="kills of the screen on a terminal")
    parser.add_argument("--sieges", type=int, default=full.sieges, help="rounds of several arbiters in line mode")
    parser.add_argument("--jobs", type=int, default=full.jobs, help="processes that kill at the same time")
    parser.add_argument("--seed", type=int, default=None, help="default: a fresh one, which is printed")
    return parser


def _dose(given: argparse.Namespace) -> Dose:
    return Dose(**{**vars(given), "seed": fresh_seed() if given.seed is None else given.seed})


def _progress(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text:70}")


if __name__ == "__main__":
    sys.exit(main())
