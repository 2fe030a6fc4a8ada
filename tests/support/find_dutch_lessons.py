"""Looks for lessons on the rules of 2026: the smallest positions, reached by play, that turn on a criterion.

Run from the checkout: `python -m tests.support.find_dutch_lessons [--events 200] [--seed 1] [--articles C8 C14]`. It
prints the clearest positions of each as `data/samples/dutch2026_lessons.json` holds an event; title, task and what is
asked are for a teacher to write.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.support.dutch import position_from
from tests.support.dutch_events import Entry, Habits, positions
from tests.support.dutch_turns import turns_on

ARTICLES = tuple(f"C{number}" for number in range(1, 22) if number not in (6, 7))
"""C6 and C7 are never set aside: without them there is no bracket to be paired."""
KEPT = 3
_SIDES = {"1": ("1", "0"), "=": ("=", "="), "0": ("0", "1"), "+": ("+", "-"), "-": ("-", "+")}
"""A result as each of the two has it."""


def reached(events: int, seed: int) -> Iterator[Entry]:
    """Yield positions of small events after round 1."""
    chance = Random(seed)
    for _ in range(events):
        ways = Habits(chance.choice((0, 0, 0.06)), chance.choice((0, 0, 0.06)), results=chance.choice(("10=", "10")))
        for entry, made in positions(chance, chance.randint(6, 11), chance.randint(3, 6), ways):
            if made is not None and entry["rounds"]:
                yield entry


def smallest(articles: Sequence[str], entries: Iterator[Entry]) -> dict[str, list[tuple[int, Entry]]]:
    """Return the clearest positions for each article, the clearest first."""
    best: dict[str, list[tuple[int, Entry]]] = {article: [] for article in articles}
    for entry in entries:
        size = clearness(entry)
        for article, kept in best.items():
            if (len(kept) < KEPT or size < kept[-1][0]) and turns_on(article, position_from(entry)):
                kept.append((size, entry))
                kept.sort(key=lambda each: each[0])
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
        for size, entry in kept:
            sys.stdout.write(json.dumps({"article": article, "size": size, "event": event_of(entry)}) + "\n")
    return 0 if all(best.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
