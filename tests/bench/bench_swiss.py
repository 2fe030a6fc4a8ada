"""How long a round takes to pair: random events of 20 to 200 players, nine rounds, results by rating.

Run from the checkout: `python -m tests.bench.bench_swiss [players ...]`.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import perf_counter

from paircard.core.facets.pairing import NoPairing
from paircard.core.systems.swiss1998.engine import pair
from tests.support.replay import Event

ROUNDS = 9
EVENTS = 5
SIZES = (20, 50, 80, 120, 160, 200)


def play(size: int, seed: int) -> list[float]:
    """Pair and play one event; return the seconds each pairing took."""
    chance = Random(seed)
    event = Event.of(size, rounds=ROUNDS)
    seconds: list[float] = []
    for _ in range(ROUNDS):
        position = event.position()
        start = perf_counter()
        try:
            pairing = pair(position)
        except NoPairing as error:
            sys.stdout.write(f"{size} players, event {seed}, round {position.round}: {error}\n")
            break
        finally:
            seconds.append(perf_counter() - start)
        event.play(pairing, [by_rating(chance, p.white, p.black, size) for p in pairing.pairs])
    return seconds


def by_rating(chance: Random, white: int, black: int, size: int) -> str:
    """Return a result: the higher player wins more often the farther apart the two are."""
    edge = 0.35 + 0.6 * (black - white) / size
    drawn = 0.3
    throw = chance.random()
    if throw < drawn:
        return "="
    return "1" if throw < drawn + (1 - drawn) * min(0.95, max(0.05, 0.15 + edge)) else "0"


def main(sizes: list[int]) -> None:
    """Print the median and the slowest round for every size."""
    for size in sizes:
        seconds = [one for seed in range(EVENTS) for one in play(size, seed)]
        typical, slowest = median(seconds) * 1000, max(seconds) * 1000
        sys.stdout.write(f"{size:4} players: median {typical:7.1f} ms, slowest {slowest:7.1f} ms\n")


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))
