"""The Burstein System held against every matching written down, on whole random events.

Run from the checkout: `python -m tests.support.burstein_compare [--seed 1] [--events 100] [--least 3] [--most 9]
[--with hand|literal]`. Rounds after the seeding are compared with colours, brackets and values. Ends with 1 if anything
differs.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from paircard.core.facets.pairing import TooManyTries
from paircard.core.systems.burstein.book import BOOK
from paircard.core.systems.burstein.outcome import Pairing
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.seeding import AnyPosition, position_of
from paircard.core.systems.swiss.outcome import NothingLegal
from paircard.core.systems.swiss.wire import read
from tests.support.burstein_by_hand import ByHand
from tests.support.dutch_events import Entry, Habits, entries, habits


def position_from(entry: Mapping[str, Any]) -> AnyPosition:
    """Return the position of an entry."""
    return position_of(*read(entry))


def events(
    chance: Random, least: int, most: int, ways: Habits | None = None
) -> Iterator[tuple[Entry, Position, Pairing | None]]:
    """Yield every position after the seeding of one event, with its pairing; with any habits where none are given."""
    players = chance.randint(least, most)
    fields = [{"no": number} for number in range(1, players + 1)]
    rounds = chance.randint(1, max(2, min(9, players)))
    every = entries(chance, fields, rounds, ways or habits(chance), lambda entry: BOOK.search(position_from(entry)))
    for entry, made in every:
        position = position_from(entry)
        if isinstance(position, Position):
            yield entry, position, made


def by_hand(position: Position) -> Pairing | None:
    """Return the first of the best of all matchings; None where there is no complete pairing."""
    try:
        return ByHand(position).paired()
    except NothingLegal:
        return None


def by_the_letter(position: Position) -> Pairing | None:
    """Return what the literal engine answers; raise TooManyTries."""
    try:
        return BOOK.literal(position, tries=200_000)
    except NothingLegal:
        return None


def main() -> int:
    """Compare as many events as are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--events", type=int, default=100)
    asked.add_argument("--least", type=int, default=3)
    asked.add_argument("--most", type=int, default=9)
    asked.add_argument("--with", dest="peer", choices=("hand", "literal"), default="hand")
    chosen = asked.parse_args()
    rounds = differ = given_up = 0
    for at in range(chosen.events):
        chance = Random(f"{chosen.seed} {at}")
        for entry, position, ours in events(chance, chosen.least, chosen.most):
            try:
                theirs = by_hand(position) if chosen.peer == "hand" else by_the_letter(position)
            except TooManyTries:
                given_up += 1
                continue
            rounds += 1
            if theirs != ours:
                differ += 1
                sys.stdout.write(f"event {chosen.seed} {at}, round {len(entry['rounds']) + 1}: {ours}, not {theirs}\n")
    sys.stdout.write(f"{chosen.events} events, {rounds} rounds, {given_up} given up, {differ} differ\n")
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
