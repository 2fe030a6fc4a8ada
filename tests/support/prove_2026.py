"""Explanations by the rules of 2026 put to the proof on random events: every claim against every candidate.

Run from the checkout: `python -m tests.support.prove_2026 [--claims 20000] [--seed N] [--least 4] [--most 13]`.
Without a seed a new one is drawn; it is printed. Exits with 1 if a claim was false.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from random import SystemRandom

from core.systems.dutch2026.explain import explain
from tests.support.dutch import position_from
from tests.support.dutch_compare import random_positions
from tests.support.dutch_events import Entry
from tests.support.dutch_proof import claims
from tests.support.dutch_shortages import shortages


def prove(least: int, seed: int, players: tuple[int, int]) -> tuple[Counter[str], list[tuple[str, Entry]]]:
    """Explain until so many claims are made; return how many of each kind there were, and what was false."""
    count, wrong = Counter[str](), list[tuple[str, Entry]]()
    for entry, pairing in random_positions(seed, *players):
        if pairing is None:
            continue
        told = explain(position_from(entry))
        for kind, false in (*claims(told), *shortages(told, entry)):
            count[kind] += 1
            if false:
                wrong.append((f"{kind}: {false}", entry))
        if count.total() >= least:
            return count, wrong
    raise AssertionError("events never end")


def main() -> int:
    """Prove, print the counts and the first false claims."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--claims", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    parser.add_argument("--least", type=int, default=4, help="players")
    parser.add_argument("--most", type=int, default=13)
    options = parser.parse_args()
    sys.stdout.write(f"seed {options.seed}\n")
    count, wrong = prove(options.claims, options.seed, (options.least, options.most))
    for kind, often in count.most_common():
        sys.stdout.write(f"{often:7} {kind}\n")
    sys.stdout.write(f"{count.total():7} claims, {len(wrong)} false\n")
    for false, entry in wrong[:3]:
        sys.stdout.write(f"{false}\n{json.dumps(entry)}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
