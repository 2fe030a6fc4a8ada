"""The Lim System held against brute force, on whole random events.

Run from the checkout: `python -m tests.support.lim_compare [--seed 1] [--events 100] [--least 3] [--most 10]`. Whole
rounds with colours are compared. Ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from paircard.core.systems.lim.book import BOOK
from paircard.core.systems.lim.field import position_of
from paircard.core.systems.lim.outcome import Pairing
from paircard.core.systems.lim.position import Position
from paircard.core.systems.swiss.wire import read
from tests.support.dutch_events import Habits, entries, habits
from tests.support.lim_by_hand import LimByHand
from tests.support.other_swiss import seats


def events(
    chance: Random, least: int, most: int, ways: Habits | None = None
) -> Iterator[tuple[Position, Pairing | None]]:
    """Yield every position of one event with its pairing; every third event is a maxi-tournament."""
    players, maxi = chance.randint(least, most), chance.random() < 0.3
    fields = [{"no": number, "rating": 2500 - 40 * number - chance.randint(0, 39)} for number in range(1, players + 1)]
    rounds = chance.randint(2, max(2, min(10, players)))

    def position(entry: Any) -> Position:
        return position_of(*read(entry), maxi=maxi)

    for entry, made in entries(
        chance, fields, rounds, ways or habits(chance), lambda each: BOOK.search(position(each))
    ):
        yield position(entry), made


def main() -> int:
    """Compare as many events as are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--events", type=int, default=100)
    asked.add_argument("--least", type=int, default=3)
    asked.add_argument("--most", type=int, default=10)
    chosen = asked.parse_args()
    rounds = cracked = lifted = none = differ = 0
    for at in range(chosen.events):
        for position, made in events(Random(f"{chosen.seed} {at}"), chosen.least, chosen.most):
            rounds += 1
            lifted += position.lifted
            none += made is None
            cracked += made is not None and any(each.cracked for each in made.brackets)
            mine, theirs = None if made is None else seats(made), LimByHand(position).seats()
            if mine != theirs:
                differ += 1
                sys.stdout.write(f"event {chosen.seed} {at}, round {position.round}: {mine}, by hand {theirs}\n")
    sys.stdout.write(
        f"{chosen.events} events, {rounds} rounds, {cracked} with cracked pairs, {lifted} without limits, "
        f"{none} without a pairing, {differ} differ\n"
    )
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
