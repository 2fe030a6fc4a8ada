"""Positions made up to be hard: few opponents left, equal preferences, byes used up, long histories."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from paircard.core.event.ids import PairingNumber
from paircard.core.event.regulations import C6
from paircard.core.facets.pairing import NoPairing
from paircard.core.facets.position import Player, Position
from paircard.core.systems.swiss1998.engine import pair
from paircard.core.values.colour import Colour
from tests.support.replay import Event
from tests.support.swiss import crowded

RESULTS = ("10=", "1", "=", "10=+-", "10==", "110=")


def scattered(chance: Random, most: int) -> Position:
    """Make up a position nobody ever played to, with score groups of any size and one kind of history."""
    size = chance.randint(4, most)
    groups = chance.randint(1, max(1, size // 2))
    scores = sorted((chance.randrange(groups) for _ in range(size)), reverse=True)
    density, barred, over = chance.random(), chance.random(), chance.choice((0, 0, 0.3))
    histories = [_history(chance) for _ in range(chance.choice((1, 2, 3, size)))]
    met = _met(chance, scores, density, chance.choice((1.0, 1.0, 0.3)))
    floats = chance.choice(("---", "DU-", "DDU-", "UUD-"))
    players = [
        Player(
            PairingNumber(place + 1),
            scores[place],
            frozenset(map(PairingNumber, met[place])),
            chance.choice(histories),
            "".join(chance.choice(floats) for _ in range(3)),
            chance.random() < barred,
            chance.random() < over,
        )
        for place in range(size)
    ]
    c6: C6 = "literal" if chance.random() < 0.1 else "corrected"
    return Position(tuple(players), 4, first_colour(chance), over > 0, c6)


def first_colour(chance: Random) -> Colour:
    """Draw the colour of odd numbers in round 1."""
    return "W" if chance.random() < 0.5 else "B"


def _history(chance: Random) -> str:
    return "".join(chance.choice("WB") for _ in range(chance.randint(0, 4)))


def _met(chance: Random, scores: list[int], inside: float, factor: float) -> list[set[int]]:
    """Return who has met whom: likely inside a score group, less so across them by the factor."""
    met: list[set[int]] = [set() for _ in scores]
    for one in range(len(scores)):
        for other in range(one):
            if chance.random() < inside * (1 if scores[one] == scores[other] else factor):
                met[one].add(other + 1)
                met[other].add(one + 1)
    return met


def played(chance: Random, most: int) -> Iterator[Position]:
    """Play an event with absences, withdrawals and forfeits, up to as many rounds as it has opponents."""
    size = chance.randint(4, most)
    rounds = chance.choice((size - 1, size - 1, chance.randint(2, size)))
    results, away = chance.choice(RESULTS), chance.choice((0, 0, 0.05, 0.15))
    event = Event.of(size, rounds, first_colour(chance))
    withdrawn: set[int] = set()
    for _ in range(rounds):
        withdrawn |= {number for number in event.cards if chance.random() < away / 5}
        absent = {number for number in event.cards if chance.random() < away} | withdrawn
        position = event.position(absent)
        yield position
        try:
            pairing = pair(position, method="search")
        except NoPairing:
            return
        event.play(pairing, [chance.choice(results) for _ in pairing.pairs])


def few_residents(chance: Random, most: int) -> Position:
    """Make up many score groups of one to three players who have mostly met: C1, C12 and C13 everywhere."""
    position = scattered(chance, most)
    score, players = 0, []
    for player in reversed(position.players):
        players.append(replace(player, score=score))
        score += chance.random() < 0.5
    return replace(position, players=tuple(reversed(players)))


def positions_of(kind: str, chance: Random, most: int) -> Iterator[Position]:
    """Yield one position of a kind, or all of a played event."""
    made: dict[str, Callable[[], Iterator[Position]]] = {
        "played": lambda: played(chance, most),
        "scattered": lambda: iter([scattered(chance, most)]),
        "crowded": lambda: iter([crowded(chance.randrange(10**9), most)]),
        "few residents": lambda: iter([few_residents(chance, most)]),
    }
    return made[kind]()


KINDS = ("played", "scattered", "crowded", "few residents")
