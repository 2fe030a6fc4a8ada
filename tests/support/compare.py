"""The search against the literal procedure, on positions of many kinds.

Run from the checkout: `python -m tests.support.compare --positions 20000 --seed N`. Without a seed a new one
is drawn; it is printed, so that a difference can be seen again. Exits with 1 if there was a difference.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random, SystemRandom
from signal import ITIMER_REAL, SIGALRM, setitimer, signal
from typing import Any

from paircard.core.facets.pairing import NoPairing, Pairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998.engine import pair
from tests.support.hostile import KINDS, positions_of

NO_LIMIT = 10**12
PATIENCE = 20.0
"""Seconds the procedure may take for a position."""
TO_THE_LETTER = 8
"""Positions of up to so many players are tried without look-ahead too."""


class OutOfTimeError(Exception):
    """The procedure has taken too long."""


@contextmanager
def at_most(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer."""

    def stop(_signal: int, _frame: Any) -> None:
        raise OutOfTimeError

    signal(SIGALRM, stop)
    setitimer(ITIMER_REAL, seconds)
    try:
        yield
    finally:
        setitimer(ITIMER_REAL, 0)


def by_search(position: Position) -> Pairing | str:
    """Return the pairing with all it says of the brackets, or the error."""
    try:
        return pair(position, method="search")
    except NoPairing as error:
        return str(error)


def by_procedure(position: Position, look_ahead: bool, seconds: float = PATIENCE) -> Pairing | str | None:
    """Return the same by the literal procedure; None if it takes too long."""
    try:
        with at_most(seconds):
            return pair(position, method="procedure", look_ahead=look_ahead, tries=NO_LIMIT)
    except OutOfTimeError:
        return None
    except NoPairing as error:
        return str(error)


def different(position: Position, count: Counter[str], literal_seconds: float = 1.0) -> bool:
    """Tell whether the two differ; count what was compared, and which articles took part."""
    answer = by_search(position)
    expected = by_procedure(position, look_ahead=True)
    count["positions"] += 1
    count["not finished by the procedure"] += expected is None
    events = [event for bracket in answer.brackets for event in bracket.events] if isinstance(answer, Pairing) else []
    joins = isinstance(answer, Pairing) and any(bracket.joined for bracket in answer.brackets)
    count.update({*events} | ({"joined"} if joins else set()) | ({"no pairing"} if isinstance(answer, str) else set()))
    if expected is not None and answer != expected:
        return True
    if len(position.players) > TO_THE_LETTER:
        return False
    literal = by_procedure(position, look_ahead=False, seconds=literal_seconds)
    count["to the letter" if literal is not None else "to the letter not finished"] += 1
    return literal is not None and answer != literal


def compare(positions: int, seed: int, most: int) -> tuple[Counter[str], list[Position]]:
    """Compare so many positions; return the counts and the positions that differ."""
    chance, count, differing = Random(seed), Counter[str](), list[Position]()
    while count["positions"] < positions:
        for position in positions_of(chance.choice(KINDS), chance, most):
            if different(position, count):
                differing.append(position)
    return count, differing


def main() -> int:
    """Compare, print the counts and the first differences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=SystemRandom().randrange(10**9))
    parser.add_argument("--most", type=int, default=16, help="players")
    options = parser.parse_args()
    sys.stdout.write(f"seed {options.seed}\n")
    sys.stdout.flush()
    count, differing = compare(options.positions, options.seed, options.most)
    for what, often in sorted(count.items()):
        sys.stdout.write(f"{often:7} {what}\n")
    sys.stdout.write(f"{len(differing):7} differences\n")
    for position in differing[:3]:
        sys.stdout.write(f"{position}\n{by_search(position)}\n{by_procedure(position, look_ahead=True)}\n")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
