"""Explanations by the rules of 2026 put to the proof on random events: every claim against every candidate.

Run from the checkout: `python -m tests.support.prove_2026 [--claims 20000] [--seed N] [--least 4] [--most 13]`; with
`--teams` those of the team Swiss.
Without a seed a new one is drawn; it is printed. Exits with 1 if a claim was false.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random, SystemRandom

from paircard.core.systems.dutch2026.explain import explain
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.explain import explain as explain_teams
from tests.support.dutch import position_from
from tests.support.dutch_compare import random_positions
from tests.support.dutch_proof import claims
from tests.support.dutch_shortages import shortages
from tests.support.team_proof import claims as team_claims
from tests.support.team_swiss_events import RandomEvent

Proved = tuple[Counter[str], list[str]]
"""How many claims of each kind there were, and what was false."""


def prove(least: int, seed: int, players: tuple[int, int]) -> Proved:
    """Explain until so many claims are made."""
    return _counted(least, _of_players(seed, players))


def prove_teams(least: int, seed: int, teams: tuple[int, int]) -> Proved:
    """Explain rounds of teams until so many claims are made."""
    return _counted(least, _of_teams(Random(seed), teams))


def _counted(least: int, told: Iterator[tuple[str, str, object]]) -> Proved:
    count, wrong = Counter[str](), list[str]()
    for kind, false, where in told:
        count[kind] += 1
        if false:
            wrong.append(f"{kind}: {false}\n{where}")
        if count.total() >= least:
            break
    return count, wrong


def _of_players(seed: int, players: tuple[int, int]) -> Iterator[tuple[str, str, object]]:
    for entry, pairing in random_positions(seed, *players):
        if pairing is not None:
            told = explain(position_from(entry))
            for kind, false in (*claims(told), *shortages(told, entry)):
                yield kind, false, json.dumps(entry)


def _of_teams(chance: Random, teams: tuple[int, int]) -> Iterator[tuple[str, str, object]]:
    while True:
        for position, pairing in RandomEvent.any(chance, *teams).positions(BOOK.search):
            if pairing is not None:
                for kind, false in team_claims(explain_teams(position)):
                    yield kind, false, position


def main() -> int:
    """Prove, print the counts and the first false claims."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--claims", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    parser.add_argument("--least", type=int, default=4, help="players")
    parser.add_argument("--most", type=int, default=13)
    parser.add_argument("--teams", action="store_true", help="the team Swiss")
    options = parser.parse_args()
    sys.stdout.write(f"seed {options.seed}\n")
    proving = prove_teams if options.teams else prove
    count, wrong = proving(options.claims, options.seed, (options.least, options.most))
    for kind, often in count.most_common():
        sys.stdout.write(f"{often:7} {kind}\n")
    sys.stdout.write(f"{count.total():7} claims, {len(wrong)} false\n")
    for false in wrong[:3]:
        sys.stdout.write(f"{false}\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
