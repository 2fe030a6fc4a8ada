"""The search against the literal procedure on every position small events can reach.

Run from the checkout: `python -m tests.support.exhaust [--players 6] [--rounds 3] [--results 10=]`. From the
first round on, every game of every pairing ends in every way; a position met again is not played again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from itertools import product

from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Position
from paircard.core.systems.swiss1998.engine import pair
from tests.support.compare import different
from tests.support.replay import Event


def reachable(size: int, rounds: int, results: str) -> Iterator[Position]:
    """Yield every position before each of some rounds, the last of which is the last of the event."""
    events = [Event.of(size, rounds)]
    for _ in range(rounds):
        following: dict[Position, Event] = {}
        for event in events:
            yield event.position()
            for later in _played(event, results):
                following.setdefault(later.position(), later)
        events = list(following.values())


def _played(event: Event, results: str) -> Iterator[Event]:
    """Yield the event after its next round, once for every set of results."""
    try:
        pairing = pair(event.position(), method="search")
    except NoPairing:
        return
    for ends in product(results, repeat=len(pairing.pairs)):
        later = deepcopy(event)
        later.play(pairing, ends)
        yield later


def main() -> int:
    """Compare all positions of events of up to so many players; exit with 1 if there was a difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--results", default="10=")
    options = parser.parse_args()
    count, differences = Counter[str](), 0
    for size in range(1, options.players + 1):
        for position in reachable(size, options.rounds, options.results):
            differences += different(position, count)
    for what, often in sorted(count.items()):
        sys.stdout.write(f"{often:7} {what}\n")
    sys.stdout.write(f"{differences:7} differences\n")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
