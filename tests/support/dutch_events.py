"""Random events by the rules of 2026, as plain data: what was played before each of their rounds.

Rounds are paired by the search; then byes of all kinds, forfeits, late entries and withdrawals happen as the habits
of the event have it. Small fields of many rounds become near round robins, and end in last rounds with topscorers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from random import Random
from typing import Any

from paircard.core.systems.dutch2026.outcome import Pairing
from paircard.core.systems.dutch2026.position import Position
from paircard.core.systems.dutch2026.search import search
from paircard.core.systems.swiss.outcome import B, NoCompletePairing, SwissPairing
from tests.support.dutch import position_from

Entry = dict[str, Any]
"""A position as the fixtures of these rules write it."""
Engine = Callable[[Position], Pairing]


@dataclass(frozen=True)
class Habits:
    """How often things happen, from 0 to 1, and how results fall."""

    away: float = 0.0
    """A player asks for a bye."""
    forfeit: float = 0.0
    late: float = 0.0
    leaves: float = 0.0
    results: str = "10="
    baku: bool = False
    apart: float = 0.0
    """Two players must not meet."""
    points: tuple[float, ...] = ()
    """Of a win, a draw, a loss and a bye, where not 1, ½ and 0."""
    odd: bool = False
    """Rounds are not paired by the rules but at random, so that colours and floats are such as none would leave."""


def habits(chance: Random, points: Sequence[tuple[float, ...]] = ()) -> Habits:
    """Draw the habits of an event; `points` are those that results and byes may give, accelerated or not."""
    drawn = Habits(
        away=chance.choice((0, 0, 0.05, 0.2)),
        forfeit=chance.choice((0, 0, 0.05, 0.2)),
        late=chance.choice((0, 0, 0.2)),
        leaves=chance.choice((0, 0, 0.04)),
        results=chance.choice(("10=", "10=", "1100=", "=", "111110=", "10")),
        baku=chance.random() < 0.15,
        apart=chance.choice((0, 0, 0, 0.1)),
        odd=chance.random() < 0.15,
        points=chance.choice(points) if points else (),
    )
    even = not drawn.points or (drawn.points[0] == 2 * drawn.points[1] and not drawn.points[2])
    return drawn if even else replace(drawn, baku=False)  # C.04.7 1.1


def positions(
    chance: Random, players: int, rounds: int, ways: Habits, engine: Engine = search
) -> Iterator[tuple[Entry, Pairing | None]]:
    """Yield every position of an event with its pairing; only the last one may have none."""
    fields = [{"no": number} for number in range(1, players + 1)]
    return entries(chance, fields, rounds, ways, lambda entry: engine(position_from(entry)))


def entries(
    chance: Random,
    fields: list[dict[str, int]],
    rounds: int,
    ways: Habits,
    paired: Callable[[Entry], SwissPairing[B]],
) -> Iterator[tuple[Entry, SwissPairing[B] | None]]:
    """Yield the same of an event by whichever book, of players with these fields; they are numbered from 1."""
    players = len(fields)
    numbers = list(range(1, players + 1))
    comes = {number: chance.randint(2, 3) if chance.random() < ways.late else 1 for number in numbers}
    gone = set[int]()
    played: list[Entry] = []
    baku = {"baku": min(players, 2 * -(-players // 4))} if ways.baku else {}
    worth = {"points": list(ways.points[:3]), "bye": ways.points[3]} if ways.points else {}
    colour = chance.choice("wb")
    apart = [list(pair) for pair in combinations(numbers, 2) if chance.random() < ways.apart]
    for at in range(1, rounds + 1):
        gone |= {number for number in numbers if chance.random() < ways.leaves}
        away = _away(chance, numbers, ways)
        missing = {number: "Z" for number in numbers if number in gone or comes[number] > at} | away
        entry = {
            "players": fields,
            "rounds": list(played),
            "absent": sorted(missing),
            "total_rounds": rounds,
            "first_colour": colour,
            **baku,
            **worth,
            "forbidden": apart,
        }
        try:
            pairing = paired(entry)
        except NoCompletePairing:
            yield entry, None
            return
        yield entry, pairing
        made = _at_random(chance, pairing) if ways.odd else pairing
        played.append(_played(chance, made, missing, ways))


def _away(chance: Random, numbers: list[int], ways: Habits) -> dict[int, str]:
    return {number: chance.choice("FHHZZ") for number in numbers if chance.random() < ways.away}


def _at_random(chance: Random, pairing: SwissPairing[B]) -> SwissPairing[B]:
    """Return the round with everybody in another place."""
    numbers = [number for pair in pairing.pairs for number in (pair.white, pair.black)]
    chance.shuffle(numbers)
    pairs = zip(pairing.pairs, numbers[::2], numbers[1::2], strict=True)
    return replace(pairing, pairs=tuple(replace(pair, white=one, black=other) for pair, one, other in pairs))


def _played(chance: Random, pairing: SwissPairing[Any], missing: dict[int, str], ways: Habits) -> Entry:
    games = [
        [pair.white, pair.black, chance.choice("+-") if chance.random() < ways.forfeit else chance.choice(ways.results)]
        for pair in pairing.pairs
    ]
    return {
        "games": games,
        "byes": [] if pairing.bye is None else [pairing.bye],
        "absent": {str(number): code for number, code in missing.items()},
    }
