"""Looks for lessons on the rules of 2026: the smallest positions, reached by play, that turn on an article.

Run from the checkout: `python -m tests.support.find_dutch_lessons [--events 200] [--seed 1] [--articles C8 4.4]`. It
prints the clearest positions of each as `data/teach/lessons/dutch2026.json` holds an event, and the questions whose
answer is another without the article; title and task are for a teacher to write.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.support.dutch import position_from
from tests.support.dutch_events import Entry, Habits, positions
from tests.support.dutch_turns import turning

ARTICLES = (
    *(f"C{number}" for number in range(1, 22)),
    *("1.3", "1.7.1", "1.8", "3.2", "3.8", "4.2", "4.3", "4.4"),
    *(f"5.2.{number}" for number in range(1, 6)),
)
"""What the second engine can leave out."""
KEPT = 3
_SIDES = {"1": ("1", "0"), "=": ("=", "="), "0": ("0", "1"), "+": ("+", "-"), "-": ("-", "+")}
"""A result as each of the two has it."""


@dataclass(frozen=True)
class Found:
    """A position that turns on an article."""

    size: int
    entry: Entry
    asks: list[str]
    """The questions whose answer turns on it, as lessons ask them."""


def reached(events: int, seed: int) -> Iterator[Entry]:
    """Yield positions of small events after round 1."""
    chance = Random(seed)
    for _ in range(events):
        ways = Habits(chance.choice((0, 0, 0.06)), chance.choice((0, 0, 0.06)), results=chance.choice(("10=", "10")))
        for entry, made in positions(chance, chance.randint(6, 11), chance.randint(3, 6), ways):
            if made is not None and entry["rounds"]:
                yield entry


def smallest(articles: Sequence[str], entries: Iterator[Entry]) -> dict[str, list[Found]]:
    """Return the clearest positions for each article, the clearest first."""
    best: dict[str, list[Found]] = {article: [] for article in articles}
    for entry in entries:
        size = clearness(entry)
        for article, kept in best.items():
            if len(kept) == KEPT and size >= kept[-1].size:
                continue
            asks = list(turning(article, position_from(entry)))
            if asks:
                kept.append(Found(size, entry, asks))
                kept.sort(key=lambda each: each.size)
                del kept[KEPT:]
    return best


def clearness(entry: Entry) -> int:
    """Return how far a position is from a clear one: by its players, its rounds, and what was not played."""
    rounds = entry["rounds"]
    unplayed = sum(len(each["absent"]) + sum(sign in "+-" for *_, sign in each["games"]) for each in rounds)
    return 3 * len(entry["players"]) + 5 * len(rounds) + 4 * unplayed + 3 * len(entry["absent"])


def event_of(entry: Entry) -> dict[str, Any]:
    """Return a position as the lessons hold it: a row a player."""
    rows: dict[int, list[str]] = {player["no"]: [] for player in entry["players"]}
    for each in entry["rounds"]:
        turns = {int(number): code for number, code in each["absent"].items()} | dict.fromkeys(each["byes"], "U")
        for white, black, sign in each["games"]:
            mine, theirs = _SIDES[sign]
            turns |= {white: f"{black}w{mine}", black: f"{white}b{theirs}"}
        for number, row in rows.items():
            row.append(turns.get(number, "Z"))
    players = [" ".join(row) for _, row in sorted(rows.items())]
    event = {"rounds": entry["total_rounds"], "colour": entry["first_colour"].upper(), "players": players}
    return event | ({"away": entry["absent"]} if entry["absent"] else {})


def main() -> int:
    """Print what was found; exit with 1 if an article was never seen to decide."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--articles", nargs="*", choices=ARTICLES, default=list(ARTICLES))
    options = parser.parse_args()
    best = smallest(options.articles, reached(options.events, options.seed))
    for article, kept in best.items():
        for each in kept:
            found = {"article": article, "size": each.size, "asks": each.asks, "event": event_of(each.entry)}
            sys.stdout.write(json.dumps(found) + "\n")
    return 0 if all(best.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
