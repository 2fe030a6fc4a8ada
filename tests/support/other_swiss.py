"""Positions of the other Swiss systems with their answers: every line of a file is paired and held against its own.

Run from the checkout: `python -m tests.support.other_swiss FILE.jsonl`. Prints what differs and `N of M as expected`;
ends with 1 unless all are. The system is named by what the id of a line begins with.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from paircard.core.facets.pairing import NoPairing
from paircard.core.systems.burstein.book import BOOK as BURSTEIN
from paircard.core.systems.burstein.seeding import position_of as by_kind_of_round
from paircard.core.systems.double_swiss.book import BOOK as DOUBLE_SWISS
from paircard.core.systems.double_swiss.wire import read_position as read_matches
from paircard.core.systems.dubov.book import BOOK
from paircard.core.systems.dubov.field import position_of
from paircard.core.systems.kit.position_fields import Malformed
from paircard.core.systems.lim.book import BOOK as LIM
from paircard.core.systems.lim.field import position_of as for_lim
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.systems.swiss.wire import read

Seats = list[list[int]]
"""Pairs, White first, and the bye against 0; sorted."""


def by_dubov(position: Mapping[str, Any]) -> SwissPairing[Any]:
    """Pair a position by C.04.4.1."""
    return BOOK.search(position_of(*read(position)))


def by_burstein(position: Mapping[str, Any]) -> SwissPairing[Any]:
    """Pair a position by C.04.4.2, a round that seeds everybody too."""
    return BURSTEIN.search(by_kind_of_round(*read(position)))


def by_double_swiss(position: Mapping[str, Any]) -> SwissPairing[Any]:
    """Pair a position of matches by C.04.5."""
    return DOUBLE_SWISS.search(read_matches(position))


def by_lim(position: Mapping[str, Any]) -> SwissPairing[Any]:
    """Pair a position by C.04.4.3."""
    return LIM.search(for_lim(*read(position), maxi=bool(position.get("maxi"))))


PAIRERS: Mapping[str, Callable[[Mapping[str, Any]], SwissPairing[Any]]] = {
    "dubov": by_dubov,
    "burstein": by_burstein,
    "doubleswiss": by_double_swiss,
    "lim": by_lim,
}
"""By the kind of a line: what its id begins with, up to the first hyphen."""


def answer(line: Mapping[str, Any]) -> Seats | None:
    """Return the round of a line; None for a kind nobody pairs, and where there is no pairing."""
    pairer = PAIRERS.get(str(line["id"]).partition("-")[0])
    try:
        return None if pairer is None else seats(pairer(line["position"]))
    except (NoPairing, Malformed):
        return None


def seats(made: SwissPairing[Any]) -> Seats:
    """Return a round as the lines have it."""
    pairs: Seats = [[pair.white, pair.black] for pair in made.pairs]
    return sorted(pairs if made.bye is None else [*pairs, [made.bye, 0]])


def main() -> int:
    """Pair every line of the file."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("file", type=Path)
    lines = [json.loads(each) for each in asked.parse_args().file.read_text(encoding="utf-8").splitlines() if each]
    right = 0
    for line in lines:
        found = answer(line)
        if found == line["expected"]:
            right += 1
        else:
            sys.stdout.write(f"{line['id']} ({', '.join(line['turns_on'])}): {found}, not {line['expected']}\n")
    sys.stdout.write(f"{right} of {len(lines)} as expected\n")
    return int(right < len(lines))


if __name__ == "__main__":
    sys.exit(main())
