"""Looks for lessons: the smallest and clearest positions, reached by play, in which an article really decides.

Without the article a second engine pairs otherwise.
Run from the checkout: `python -m tests.support.find_lessons [--events 2000] [--seed 1] [--articles B4 C12]`. It prints
one position a line as JSON, the clearest of each article first, as `data/teach/lessons/swiss1998.json` holds them;
title, task and level are for a teacher to write.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from paircard.core.facets.pairing import TooManyTries
from paircard.core.facets.position import Position
from tests.support.case import Case
from tests.support.claims import CLAIMS
from tests.support.hostile import played
from tests.support.turns import turns_on

FEWEST, MOST = 6, 13
"""Players of an event that is worth a lesson."""
KEPT = 8
"""Positions kept for every article."""


def positions_reached(events: int, seed: int) -> Iterator[Position]:
    """Yield the positions of small events: the smallest events are played most."""
    chance = Random(seed)
    for _ in range(events):
        yield from played(chance, chance.randint(FEWEST, MOST))


def clearness(position: Position, case: Case) -> int:
    """Return how far a position is from a clear one: odd cards count most, then articles, players and steps."""
    size = len(position.players)
    odd = [size < FEWEST, position.round > size // 2 + 1, max(player.number for player in position.players) > size]
    games = sum(len(player.colours) for player in position.players)
    missing = (size - size % 2) * (position.round - 1) - games
    passed_on = sum(1 for bracket in case.brackets if bracket.passed_on)
    articles = {step.article for step in case.steps}
    return 100 * sum(odd) + 10 * missing + 8 * passed_on + 4 * len(articles) + 3 * size + len(case.steps)


def smallest(articles: Sequence[str], positions: Iterator[Position]) -> dict[str, list[tuple[int, Position]]]:
    """Return the clearest positions for each article, the clearest first."""
    best: dict[str, list[tuple[int, Position]]] = {article: [] for article in articles}
    for position in positions:
        if len(position.players) < 3:
            continue
        case = Case(position)
        size = clearness(position, case)
        for article, kept in best.items():
            if len(kept) == KEPT and kept[-1][0] <= size:
                continue
            try:
                shown = CLAIMS[article](case)
            except TooManyTries:
                continue
            if shown is not None and turns_on(article, position):
                kept.append((size, position))
                kept.sort(key=lambda each: each[0])
                del kept[KEPT:]
    return best


def wire(position: Position) -> dict[str, Any]:
    """Return a position in the format of the machine interface."""
    players = [
        {
            "no": player.number,
            "score": player.score,
            "opponents": sorted(player.opponents),
            "colours": player.colours,
            "floats": [*player.floats],
            "bye_barred": player.bye_barred,
            "over_half": player.over_half,
        }
        for player in position.players
    ]
    return {
        "round": position.round,
        "last_round": position.last_round,
        "first_colour": position.first_colour,
        "players": players,
    }


def main() -> int:
    """Print what was found; exit with 1 if an article was never seen to decide."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--articles", nargs="*", choices=CLAIMS, default=list(CLAIMS))
    options = parser.parse_args()
    best = smallest(options.articles, positions_reached(options.events, options.seed))
    for article, kept in best.items():
        for size, position in kept:
            shown = CLAIMS[article](Case(position))
            found = {"article": article, "size": size, "shows": str(shown), "position": wire(position)}
            sys.stdout.write(json.dumps(found) + "\n")
    return 0 if all(best.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
