"""Brackets undone where only the highest of those moved down can be paired (C12 with R10): the search by the letter.

Run from the checkout: `python -m tests.support.compare_highest --positions 500 --seed N`. Without a seed a new one is
drawn; it is printed. Of all that are drawn those positions are compared in which a bracket is undone for the sake of a
target that leaves some of those moved down out. Exits with 1 if there was a difference.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random, SystemRandom

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import NoPairing, Pairing, TooManyTries
from paircard.core.facets.position import Player, Position
from paircard.core.facets.trace import Step, Verdict
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.said import Said
from tests.support.compare import by_search
from tests.support.hostile import first_colour

TRIES = 2_000
"""So many the procedure has for a bracket, to the letter."""
HISTORIES = (("WB", "BW"), ("WB", "BW", "WBWB"), ("WB",), ("WBB", "BWW", "WB"))
FLOATS = (("--",), ("--", "--", "D-", "-D"), ("--", "D-", "U-", "-U", "UD"))


def few_below(chance: Random) -> Position:
    """Make up a bracket of which some must come down, to one where fewer have an opponent for them.

    Most of the upper bracket can meet only one or two of it, so that who comes down is open; and those below whom
    nearly everybody of it has yet to meet are fewer than come down.
    """
    hubs, come = chance.randint(1, 2), chance.randint(2, 4)
    sizes = (chance.choice((0, 0, 0, 1)), 2 * hubs + come, chance.randint(come + 1, come + 3), chance.randint(1, 4))
    group = [at for at, size in enumerate(sizes) for _ in range(size)]
    upper, lower = ([at for at, each in enumerate(group) if each == which] for which in (1, 2))
    hub, unmet = {*chance.sample(upper, hubs)}, {*chance.sample(lower, chance.randint(1, come - 1))}
    with_hub, in_upper = chance.choice((0.6, 0.8, 1)), chance.choice((0, 0, 0, 0.1))
    with_unmet, across = chance.choice((0.7, 0.9)), chance.choice((0, 0.05, 0.15))
    in_lower, elsewhere = chance.choice((0.1, 0.3, 0.4)), chance.choice((0.8, 1))

    def share(one: int, other: int) -> float:
        match group[other], group[one]:
            case 1, 1:
                return with_hub if {one, other} & hub else in_upper
            case 1, 2:
                return with_unmet if one in unmet else across
            case 2, 2:
                return in_lower
        return elsewhere

    met: list[set[PairingNumber]] = [set() for _ in group]
    for one in range(len(group)):
        for other in range(one):
            if chance.random() >= share(one, other):
                met[one].add(PairingNumber(other + 1))
                met[other].add(PairingNumber(one + 1))
    histories, floats = chance.choice(HISTORIES), chance.choice(FLOATS)
    players = (
        Player(PairingNumber(at + 1), 6 - 2 * each, frozenset(met[at]), chance.choice(histories), chance.choice(floats))
        for at, each in enumerate(group)
    )
    return Position(tuple(players), 4, first_colour(chance))


def undone_for_the_highest(steps: Iterable[Step]) -> Iterator[Verdict]:
    """Yield how it ended, each time a bracket was undone for a target that leaves some of those moved down out."""
    movers, wanted = 0, False
    for step in steps:
        if step.article == "C14" and step.verdict == Verdict.LOWERED:
            movers = int(str(dict(step.said.fields).get("movers", 0))) if isinstance(step.said, Said) else 0
        elif step.article == "C12" and step.verdict == Verdict.UNDONE:
            wanted = 0 < movers < len(step.players)
        elif step.article == "C12" and wanted:
            yield step.verdict
            wanted = False


def undone(position: Position) -> list[Verdict]:
    """Return how it ended with each of these brackets, by the search."""
    steps: list[Step] = []
    with suppress(NoPairing):
        pair(position, method="search", sink=steps.append)
    return [*undone_for_the_highest(steps)]


def compare(positions: int, seed: int) -> tuple[Counter[str], list[Position]]:
    """Compare so many positions; return the counts and the positions that differ."""
    chance, count, differing = Random(seed), Counter[str](), list[Position]()
    while count["positions"] < positions:
        position = few_below(chance)
        count["drawn"] += 1
        verdicts = undone(position)
        if not verdicts:
            continue
        try:
            to_the_letter: Pairing | str = pair(position, look_ahead=False, tries=TRIES)
        except TooManyTries:
            count["too many tries"] += 1
            continue
        except NoPairing as error:
            to_the_letter = str(error)
        count["positions"] += 1
        count["brackets undone"] += len(verdicts)
        count["brackets undone, accepted"] += verdicts.count(Verdict.ACCEPTED)
        if by_search(position) != to_the_letter:
            differing.append(position)
    return count, differing


def main() -> int:
    """Compare, print the counts and the first differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    options = parser.parse_args()
    sys.stdout.write(f"seed {options.seed}\n")
    count, differing = compare(options.positions, options.seed)
    for what, often in sorted(count.items()):
        sys.stdout.write(f"{often:7} {what}\n")
    sys.stdout.write(f"{len(differing):7} differences\n")
    for position in differing[:3]:
        sys.stdout.write(f"{position}\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
