"""The checker of the rules of 2026 on random events: right rounds, and legal rounds that are not the right ones.

Run from the checkout: `python -m tests.support.dutch_checked [--seed 1] [--positions 500] [--least 4] [--most 40]`.
Ends with 1 if anything is found in a right round, or nothing in another one; counts by which rule these are found out.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random

from paircard.core.systems.dutch2026.checker import can_be_paired, check
from tests.support.dutch import position_from
from tests.support.dutch_compare import random_positions
from tests.support.dutch_mutants import mutants


def main() -> int:
    """Check; exit with 1 if a right round was doubted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--least", type=int, default=4, help="players")
    parser.add_argument("--most", type=int, default=40)
    options = parser.parse_args()
    chance, found_out, doubted = Random(options.seed), Counter[str](), 0
    events = random_positions(options.seed, options.least, options.most)
    for _, (entry, right) in zip(range(options.positions), events, strict=False):
        position = position_from(entry)
        if right is None:
            doubted += can_be_paired(position)
            continue
        findings = check(position, right)
        for finding in findings:
            sys.stdout.write(f"{finding}\n  {entry}\n")
        doubted += bool(findings)
        for other in mutants(position, right, chance):
            found = check(position, other)
            found_out[found[0].article if found else "not found"] += 1
    for article, often in found_out.most_common():
        sys.stdout.write(f"{often:7} {article}\n")
    sys.stdout.write(f"{options.positions} positions, {doubted} right rounds doubted\n")
    return 1 if doubted or found_out["not found"] else 0


if __name__ == "__main__":
    sys.exit(main())
