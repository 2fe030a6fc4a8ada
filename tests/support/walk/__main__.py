"""Walk through events of every system until the time is over, and print what went wrong with the seed that shows it.

python -m tests.support.walk --seed 1 --walks 200 --steps 60
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter

from tests.support.walk.walk import BEGINNINGS, KINDS, Walk


def main() -> int:
    """Return 0 where every walk came to its end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--walks", type=int, default=200, help="walks, their beginnings in turn")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--from", dest="beginning", choices=BEGINNINGS, help="a system or a golden journal, this only")
    parser.add_argument("--tell", action="store_true", help="say everything that was done before a fault")
    options = parser.parse_args()
    beginnings = [options.beginning] if options.beginning else BEGINNINGS
    faults, kinds = 0, Counter[str]()
    for at in range(options.walks):
        walk = None
        beginning, seed = beginnings[at % len(beginnings)], options.seed + at // len(beginnings)
        try:
            walk = Walk(beginning, seed)
            walk.go(options.steps)
            kinds += walk.kinds
        except Exception as fault:
            faults += 1
            place = " ".join(
                f"{where.filename.rpartition('/')[2]}:{where.lineno}"
                for where in traceback.extract_tb(fault.__traceback__)[-4:]
            )
            print(f"--from {beginning} --seed {seed}: {type(fault).__name__}: {fault} ({place})", file=sys.stderr)  # noqa: T201
            if options.tell and walk:
                print("\n".join(walk.done), file=sys.stderr)  # noqa: T201
    never = ", ".join(kind.__name__ for kind in KINDS if kind.__name__ not in kinds)
    print(f"{options.walks} walks, {kinds.total()} commands, {faults} faults; never accepted: {never or 'none'}")  # noqa: T201
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
