"""The rules of 2026 held against gacrux on random events: by the search, or by the literal engine for small fields.

Run from the checkout: `python -m tests.support.dutch_compare [--seed 1] [--positions 500] [--least 4] [--most 60]
[--engine literal]`. With `--brackets` the search is held against the literal engine instead, brackets and values too.
Ends with 1 if anything differs.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from random import Random

from paircard.core.facets.pairing import TooManyTries
from paircard.core.systems.dutch2026 import literal
from paircard.core.systems.dutch2026.outcome import NoCompletePairing, Pairing
from paircard.core.systems.dutch2026.search import search
from tests.support.dutch import position_from
from tests.support.dutch_events import Engine, Entry, habits, positions
from tests.support.dutch_peer import by_gacrux

ENGINES: dict[str, Engine] = {"search": search, "literal": literal.pair}


POINTS = ((3, 1, 0, 3), (3, 1, 0, 0.5), (2, 1, 0, 2), (3, 2, 1, 2), (1, 0.5, 0, 0.5), (4, 1.5, 0.5, 1))
"""What may be announced for a win, a draw, a loss and a bye."""


def random_positions(
    seed: int, least: int, most: int, engine: Engine = search, points: Sequence[tuple[float, ...]] = ()
) -> Iterator[tuple[Entry, Pairing | None]]:
    """Yield positions of random events without end."""
    chance = Random(seed)
    while True:
        players = chance.randint(least, most)
        rounds = chance.randint(2, min(players, 13)) if players > 12 else chance.randint(2, players)
        yield from positions(chance, players, rounds, habits(chance, points), engine)


def possible_colours(entry: Entry) -> bool:
    """Tell whether everybody has had colours that the rules could give them.

    Beyond them gacrux counts C10 by a shorter rule of its own: nobody whose difference shrinks, and none alone.
    """
    return all(
        abs(player.difference) <= 2 and not {"WWW", "BBB"} & {player.colours[at : at + 3] for at in range(13)}
        for player in position_from(entry).players
    )


def seats(pairing: Pairing | None) -> list[tuple[int, int]] | None:
    """Return a pairing as `by_gacrux` does."""
    if pairing is None:
        return None
    pairs = [(pair.white, pair.black) for pair in pairing.pairs]
    return sorted(pairs if pairing.bye is None else [*pairs, (pairing.bye, 0)])


def by_the_letter(entry: Entry) -> Pairing | None:
    """Return what the literal engine answers."""
    try:
        return literal.pair(position_from(entry))
    except NoCompletePairing:
        return None


def _by_brackets(seed: int, count: int, least: int, most: int) -> bool:
    """Compare pairs, colours, brackets and values; tell whether anything differs."""
    differ = given_up = 0
    for _, (entry, ours) in zip(range(count), random_positions(seed, least, most), strict=False):
        try:
            right = by_the_letter(entry)
        except TooManyTries:
            given_up += 1
            continue
        if right != ours:
            differ += 1
            sys.stdout.write(json.dumps({"ours": seats(ours), "literal": seats(right), "position": entry}) + "\n")
    sys.stdout.write(f"{count} positions, {given_up} too much for the literal engine, {differ} differ\n")
    return differ > 0


def main() -> None:
    """Compare, and write every position that differs as a line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--least", type=int, default=4, help="players")
    parser.add_argument("--most", type=int, default=60)
    parser.add_argument("--engine", choices=sorted(ENGINES), default="search")
    parser.add_argument("--brackets", action="store_true", help="search and literal engine, everything they answer")
    parser.add_argument("--points", action="store_true", help="other points than 1, ½ and 0")
    options = parser.parse_args()
    if options.brackets:
        sys.exit(_by_brackets(options.seed, options.positions, options.least, options.most))
    differ = left_out = 0
    points = POINTS if options.points else ()
    found = random_positions(options.seed, options.least, options.most, ENGINES[options.engine], points)
    for _, (entry, ours) in zip(range(options.positions), found, strict=False):
        if not possible_colours(entry):
            left_out += 1
            continue
        theirs = by_gacrux(entry)
        if theirs != seats(ours):
            differ += 1
            sys.stdout.write(json.dumps({"ours": seats(ours), "theirs": theirs, "position": entry}) + "\n")
    sys.stdout.write(f"{options.positions} positions, {left_out} left out, {differ} differ\n")
    sys.exit(differ > 0)


if __name__ == "__main__":
    main()
