"""The team Swiss of 2026 held against gacrux and against the literal engine, on whole random events.

Run from the checkout: `python -m tests.support.team_swiss_compare [--seed 1] [--events 100] [--least 3] [--most 14]
[--with gacrux|literal]`. Whole rounds with colours are compared with gacrux, brackets and values too with the literal
engine. Ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from paircard.core.facets.pairing import TooManyTries
from paircard.core.systems.team_swiss_2026.book import BOOK
from paircard.core.systems.team_swiss_2026.outcome import NoCompletePairing, Pairing
from paircard.core.systems.team_swiss_2026.position import Position
from tests.support.team_swiss_events import RandomEvent, seats
from tests.support.team_swiss_peer import by_gacrux


def by_the_letter(position: Position) -> Pairing | None:
    """Return what the literal engine answers."""
    try:
        return BOOK.literal(position)
    except NoCompletePairing:
        return None


def main() -> int:
    """Compare as many events as are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--events", type=int, default=100)
    asked.add_argument("--least", type=int, default=3)
    asked.add_argument("--most", type=int, default=14)
    asked.add_argument("--with", dest="peer", choices=("gacrux", "literal"), default="gacrux")
    chosen = asked.parse_args()
    rounds = differ = given_up = 0
    for at in range(chosen.events):
        event = RandomEvent.any(Random(f"{chosen.seed} {at}"), chosen.least, chosen.most)
        for position, ours in event.positions(BOOK.search):
            rounds += 1
            if chosen.peer == "gacrux":
                theirs = by_gacrux(event.report(), position.round)
                same = theirs == seats(ours)
            else:
                try:
                    theirs, same = None, by_the_letter(position) == ours
                except TooManyTries:
                    given_up += 1
                    continue
            if not same:
                differ += 1
                sys.stdout.write(f"event {chosen.seed} {at}, round {position.round}: {seats(ours)}, theirs {theirs}\n")
    sys.stdout.write(f"{chosen.events} events, {rounds} rounds, {given_up} given up, {differ} differ\n")
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
