"""Looks for fields that are slow to pair: structures are changed a figure at a time, and the slowest is kept.

Run from the checkout: `python -m tests.support.adversary [--system dutch-2026] [--seed 1] [--minutes 5] [--most 300]`.
What counts is the number of calls that a pairing makes, not the time: a seed finds the same on every machine. Each new
worst is written as it can stand in `tests/support/found_fields.py`, with its time of the processor. With `--again` the
fields that stand there are paired.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from time import monotonic, process_time
from types import FrameType
from typing import Any

from paircard.core.facets.pairing import NoPairing
from paircard.core.systems.burstein.book import BOOK as BURSTEIN
from paircard.core.systems.double_swiss.book import BOOK as DOUBLE
from paircard.core.systems.dubov.book import BOOK as DUBOV
from paircard.core.systems.dutch2026.book import BOOK as DUTCH
from paircard.core.systems.lim.book import BOOK as LIM
from paircard.core.systems.swiss.outcome import NoCompletePairing
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.systems.team_swiss_2026.book import BOOK as TEAMS
from paircard.core.values.waiting import Stopped, Waiting, heard_by
from tests.support.structures import (
    COLOURS,
    FLOATS,
    Structure,
    of_1998,
    of_2026,
    of_burstein,
    of_double,
    of_dubov,
    of_lim,
    of_teams,
)

SYSTEMS: dict[str, tuple[Callable[[Structure], Any], Callable[[Any], object]]] = {
    "swiss-1998": (of_1998, lambda position: pair(position, method="search")),
    "dutch-2026": (of_2026, DUTCH.search),
    "dubov-2026": (of_dubov, DUBOV.search),
    "burstein-2026": (of_burstein, BURSTEIN.search),
    "double-swiss-2026": (of_double, DOUBLE.search),
    "lim-2026": (of_lim, LIM.search),
    "team-swiss-2026": (of_teams, TEAMS.search),
}
"""How each system sees a structure, and pairs it."""

MOST_CALLS = 30_000_000
"""A field that takes so many is as bad as any: it is not paired to its end."""
LONGEST = 60
"""So many seconds of the processor a field is given that was found before."""
GIVEN_UP = 40
"""After so many changes that made nothing worse another field is begun."""


class EnoughError(Exception):
    """A pairing has made all the calls that are counted."""


class Counting:
    """Counts the calls made inside it, and ends them where there are too many."""

    def __init__(self, most: int = MOST_CALLS) -> None:
        """Begin at nought."""
        self.calls, self._most = 0, most

    def __enter__(self) -> Counting:
        """Begin to count."""
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        sys.setprofile(None)

    def _count(self, _frame: FrameType, event: str, _arg: object) -> None:
        if event in ("call", "c_call"):
            self.calls += 1
            if self.calls > self._most:
                sys.setprofile(None)
                raise EnoughError


def calls_of(system: str, structure: Structure) -> int:
    """Return how many calls it takes to pair a structure, or to find that nothing is legal."""
    make, search = SYSTEMS[system]
    position = make(structure)
    counting = Counting()
    with suppress(NoPairing, NoCompletePairing, EnoughError), counting:
        search(position)
    return counting.calls


class Patience(Waiting):
    """Waits for a pairing as long as that may take."""

    def __init__(self, seconds: float) -> None:
        """Begin to wait, by the time of the processor."""
        self._end = process_time() + seconds

    def pulse(self) -> None:
        """End it where it is over."""
        if process_time() > self._end:
            raise Stopped


def seconds_of(system: str, structure: Structure) -> float:
    """Return the time of the processor that it takes, at most `LONGEST`."""
    make, search = SYSTEMS[system]
    position = make(structure)
    start = process_time()
    with suppress(NoPairing, NoCompletePairing, Stopped), heard_by(Patience(LONGEST)):
        search(position)
    return process_time() - start


def told(seconds: float) -> str:
    """Say how long it took."""
    return f"{seconds:.2f} s" if seconds < LONGEST else "given up"


def drawn(chance: Random, most: int) -> Structure:
    """Return any structure."""
    groups = _groups(chance, chance.randint(most // 2, most))
    return Structure(
        groups=groups,
        colours=_turns(chance, COLOURS),
        floats=_turns(chance, FLOATS),
        classes=_classes(chance),
        blocks=chance.random() < 0.5,
        met_inside=_share(chance),
        met_across=_share(chance),
        barred=_share(chance),
        seed=chance.randrange(1000),
    )


def changed(chance: Random, structure: Structure, most: int) -> Structure:
    """Return a structure with one figure changed."""
    figure = chance.choice(
        ("groups", "one group", "colours", "floats", "classes", "blocks", "inside", "across", "barred", "seed")
    )
    match figure:
        case "groups":
            return replace(structure, groups=_groups(chance, chance.randint(most // 2, most)))
        case "one group":
            at, by = chance.randrange(len(structure.groups)), chance.choice((-5, -1, 1, 5))
            groups = [*structure.groups]
            groups[at] = max(1, groups[at] + by)
            return replace(structure, groups=tuple(groups)) if sum(groups) <= most else structure
        case "colours":
            return replace(structure, colours=_turns(chance, COLOURS))
        case "floats":
            return replace(structure, floats=_turns(chance, FLOATS))
        case "classes":
            return replace(structure, classes=_classes(chance))
        case "blocks":
            return replace(structure, blocks=not structure.blocks)
        case "inside":
            return replace(structure, met_inside=_share(chance))
        case "across":
            return replace(structure, met_across=_share(chance))
        case "barred":
            return replace(structure, barred=_share(chance))
        case _:
            return replace(structure, seed=chance.randrange(1000))


def _groups(chance: Random, size: int) -> tuple[int, ...]:
    number = chance.choice((1, 2, 3, 5, 8, 12, 20))
    if chance.random() < 0.5:
        return tuple(size // number + (at < size % number) for at in range(number))
    cuts = sorted(chance.sample(range(1, size), number - 1))
    return tuple(after - before for before, after in zip([0, *cuts], [*cuts, size], strict=True))


def _turns(chance: Random, of: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(chance.choice(of) for _ in range(chance.choice((1, 1, 2, 3)))) for _ in range(chance.choice((1, 2, 3)))
    )


def _classes(chance: Random) -> tuple[int, ...]:
    return tuple(chance.randint(1, 5) for _ in range(chance.choice((1, 2, 2, 3, 4, 6))))


def _share(chance: Random) -> int:
    return chance.choice((0, 0, 0, 10, 50, 90, 97, 100))


def climb(system: str, chance: Random, minutes: float, most: int) -> Iterator[tuple[int, Structure]]:
    """Yield what is worse than all before it, until the time is over."""
    end, worst = monotonic() + 60 * minutes, 0
    while monotonic() < end:
        here = drawn(chance, most)
        calls, in_vain = calls_of(system, here), 0
        while in_vain < GIVEN_UP and monotonic() < end:
            if calls > worst:
                worst = calls
                yield calls, here
            other = changed(chance, here, most)
            took = calls_of(system, other)
            in_vain = 0 if took > calls else in_vain + 1
            if took >= calls:
                here, calls = other, took


def main() -> None:
    """Look for slow fields, or pair those found before."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--system", choices=[*SYSTEMS], default="dutch-2026")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--most", type=int, default=300, help="players")
    parser.add_argument("--again", action="store_true", help="pair what was found before")
    options = parser.parse_args()
    if options.again:
        from tests.support.found_fields import FOUND

        for system, structure in FOUND:
            sys.stdout.write(f"{system}, {structure.size} players: {told(seconds_of(system, structure))}\n")
            sys.stdout.flush()
        return
    for calls, structure in climb(options.system, Random(options.seed), options.minutes, options.most):
        cost = told(seconds_of(options.system, structure) if calls < MOST_CALLS else LONGEST)
        sys.stdout.write(f'# {calls} calls, {cost}\n("{options.system}", {structure}),\n')
        sys.stdout.flush()


if __name__ == "__main__":
    main()
