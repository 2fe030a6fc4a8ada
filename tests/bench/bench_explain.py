"""How long a round takes to explain, its pairing included: nine rounds of random events, and all games drawn.

Run from the checkout: `python -m tests.bench.bench_explain [players ...]`.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import median
from time import perf_counter

from paircard.core.systems.swiss1998.explain.round import explain
from tests.bench.bench_swiss import by_rating
from tests.support.replay import Event

ROUNDS = 9
SIZES = (20, 50, 100, 200, 500)


def rounds(size: int, drawn: bool) -> list[float]:
    """Explain and play one event; return the seconds each explanation took."""
    chance, event, seconds = Random(size), Event.of(size, ROUNDS), list[float]()
    for _ in range(ROUNDS):
        position = event.position()
        start = perf_counter()
        pairing = explain(position).pairing
        seconds.append(perf_counter() - start)
        event.play(pairing, ["=" if drawn else by_rating(chance, p.white, p.black, size) for p in pairing.pairs])
    return seconds


def main(sizes: list[int]) -> None:
    """Print the median and the slowest round for every size."""
    for size in sizes:
        for drawn in (False, True):
            seconds = rounds(size, drawn)
            kind = "all drawn" if drawn else "by rating"
            typical, slowest = median(seconds) * 1000, max(seconds) * 1000
            sys.stdout.write(f"{size:4} players, {kind}: median {typical:6.1f} ms, slowest {slowest:6.1f} ms\n")


if __name__ == "__main__":
    main([int(size) for size in sys.argv[1:]] or list(SIZES))
