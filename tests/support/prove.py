"""Explanations put to the proof on many hard positions: every reason is checked by doing what was not done.

Run from the checkout: `python -m tests.support.prove --positions 20000 --seed N`. Without a seed a new one is
drawn; it is printed. Exits with 1 if a claim was false.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from random import Random, SystemRandom

from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998.explain.model import RoundExplained
from paircard.core.systems.swiss1998.explain.round import explain
from tests.support.hostile import KINDS, positions_of
from tests.support.proof import false_claims


def prove(positions: int, seed: int, most: int) -> tuple[Counter[str], list[tuple[Position, list[str]]]]:
    """Explain so many positions; return how many claims of each kind there were, and where some were false."""
    chance, count, wrong = Random(seed), Counter[str](), list[tuple[Position, list[str]]]()
    while count["positions"] < positions:
        for position in positions_of(chance.choice(KINDS), chance, most):
            count["positions"] += 1
            try:
                told = explain(position)
            except NoPairing:
                count["no pairing"] += 1
                continue
            count.update(_kinds(told))
            if claims := false_claims(told):
                wrong.append((position, claims))
    return count, wrong


def _kinds(told: RoundExplained) -> list[str]:
    """Return the kind of every claim."""
    kinds = [f"level, {lack.reason.kind}" for bracket in told.brackets for lack in bracket.lacks]
    groups = [group for bracket in told.brackets for group in (bracket.movers, bracket.rest) if group]
    kinds += [f"no exchange, {group.unexchanged.kind}" for group in groups if group.unexchanged]
    choices = [choice for group in groups for choice in group.choices]
    return kinds + [f"passed over, {each.reason.kind}" for choice in choices for each in choice.passed]


def main() -> int:
    """Prove, print the counts and the first false claims."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    parser.add_argument("--most", type=int, default=12, help="players")
    options = parser.parse_args()
    sys.stdout.write(f"seed {options.seed}\n")
    sys.stdout.flush()
    count, wrong = prove(options.positions, options.seed, options.most)
    for what, often in sorted(count.items()):
        sys.stdout.write(f"{often:7} {what}\n")
    sys.stdout.write(f"{len(wrong):7} positions with false claims\n")
    for position, claims in wrong[:3]:
        sys.stdout.write(f"{position}\n{claims}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
