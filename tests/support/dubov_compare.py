"""The Dubov System held against the literal engine and against py4swiss, on whole random events.

Run from the checkout: `python -m tests.support.dubov_compare [--seed 1] [--events 100] [--least 3] [--most 14]
[--with py4swiss|literal]`. Whole rounds with colours are compared, with the literal engine brackets and values too.
Ends with 1 if anything differs; of what py4swiss pairs otherwise the article is named by which our checker refuses it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from paircard.core.event.ids import PairingNumber
from paircard.core.facets.pairing import Pair, TooManyTries
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.checker import check
from paircard.core.systems.dubov.field import position_of
from paircard.core.systems.dubov.outcome import Pairing
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.swiss.outcome import NothingLegal, SwissPairing
from paircard.core.systems.swiss.wire import read
from tests.support.dutch_events import Entry, Habits, entries, habits
from tests.support.dutch_peer import report_of
from tests.support.other_swiss import Seats, seats


def position_from(entry: Mapping[str, Any]) -> Position:
    """Return the position of an entry."""
    return position_of(*read(entry))


def events(chance: Random, least: int, most: int, ways: Habits | None = None) -> Iterator[tuple[Entry, Pairing | None]]:
    """Yield every position of one event with its pairing; with any habits where none are given."""
    players = chance.randint(least, most)
    fields = [{"no": number, "rating": 2500 - 7 * number - chance.randint(0, 6)} for number in range(1, players + 1)]
    rounds = chance.randint(2, max(2, min(10, players)))
    return entries(chance, fields, rounds, ways or habits(chance), lambda entry: BOOK.search(position_from(entry)))


def by_the_letter(entry: Entry) -> Pairing | None:
    """Return what the literal engine answers; raise TooManyTries."""
    try:
        return BOOK.literal(position_from(entry), tries=200_000)
    except NothingLegal:
        return None


def by_py4swiss(entry: Entry) -> Seats | None:
    """Return the round of py4swiss; None where it has none."""
    engine = import_module("py4swiss.engines").DubovEngine
    parser = import_module("py4swiss.trf").TrfParser
    first = "white1" if entry["first_colour"].upper() == "W" else "black1"
    kept = [line for line in report_of(entry).splitlines() if not line.startswith("152")]
    with TemporaryDirectory() as where:
        file = Path(where) / "position.trf"
        file.write_text("\n".join([*kept, f"XXC {first}"]) + "\n", encoding="utf-8")
        try:
            pairs = engine.generate_pairings(parser.parse(file))
        except Exception:  # whatever it is, it has no pairing
            return None
    return sorted([pair.white, pair.black] for pair in pairs)


def against(entry: Entry, theirs: Seats | None) -> str:
    """Return the article by which our checker refuses a round of theirs; empty where it finds nothing."""
    if theirs is None:
        return "none"
    pairs = tuple(Pair(PairingNumber(one), PairingNumber(two), "-", "-", "") for one, two in theirs if two)
    bye = next((PairingNumber(one) for one, two in theirs if not two), None)
    found = check(position_from(entry), SwissPairing(pairs, bye, ()))
    return found[0].article if found else ""


def main() -> int:
    """Compare as many events as are asked for."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--events", type=int, default=100)
    asked.add_argument("--least", type=int, default=3)
    asked.add_argument("--most", type=int, default=14)
    asked.add_argument("--plain", action="store_true", help="games only: no byes on request, forfeits, absences")
    asked.add_argument("--with", dest="peer", choices=("py4swiss", "literal"), default="literal")
    chosen = asked.parse_args()
    rounds = differ = given_up = 0
    articles = Counter[str]()
    for at in range(chosen.events):
        chance = Random(f"{chosen.seed} {at}")
        for entry, ours in events(chance, chosen.least, chosen.most, Habits() if chosen.plain else None):
            if chosen.peer == "py4swiss" and (entry["forbidden"] or "baku" in entry):
                continue
            rounds += 1
            mine = None if ours is None else seats(ours)
            why = ""
            if chosen.peer == "py4swiss":
                paired = by_py4swiss(entry)
                theirs: object = paired
                same = paired == mine
                why = "" if same else against(entry, paired)
            else:
                try:
                    theirs = by_the_letter(entry)
                    same = theirs == ours
                except TooManyTries:
                    given_up += 1
                    continue
            if not same:
                differ += 1
                articles[why] += 1
                where = f"event {chosen.seed} {at}, round {len(entry['rounds']) + 1}"
                sys.stdout.write(f"{where}: {mine}, theirs {theirs} {why}\n")
    listed = ", ".join(f"{article} {count}" for article, count in articles.most_common())
    sys.stdout.write(f"{chosen.events} events, {rounds} rounds, {given_up} given up, {differ} differ {listed}\n")
    return int(differ > 0)


if __name__ == "__main__":
    sys.exit(main())
