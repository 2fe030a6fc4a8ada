"""The most memory a process needs to hold an event in the middle of play and to pair its next round.

Run from the checkout: `python -m tests.bench.bench_memory [players]`. Prints bytes.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.swiss1998.from_tournament import position
from tests.support.midway import midway

STATUS = Path("/proc/self/status")


def peak() -> int:
    """Return the most memory this process has held so far."""
    if STATUS.exists():  # Linux counts into `ru_maxrss` what the process was before it became this program
        line = next(line for line in STATUS.read_text(encoding="utf-8").splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def main(players: int) -> None:
    """Pair one round and print the peak."""
    pair(position(midway(players, rounds=9, played=4)), method="search")
    sys.stdout.write(f"{peak()}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
