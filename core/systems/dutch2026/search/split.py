"""The first pairing of a homogeneous bracket or remainder in a graph without weights: S1, S2 and who floats (3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from core.systems.dutch2026.search.bracket import Pair
from core.systems.dutch2026.search.orders import OfExchange
from core.systems.kit.matching.assignment import Assignment
from core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from core.systems.kit.places import mask_of, places_in


def first_split(players: Sequence[int], rows: dict[int, int], seats: Sequence[int]) -> tuple[Pair, ...] | None:
    """Return the pairs of the first candidate, by S1; None if there is none. `seats` are those who may float."""
    pairs = (len(players) - len(seats)) // 2
    s1, s2 = players[:pairs], players[pairs:]
    found = _arranged(s1, s2, rows, seats)
    if found is not None:
        return found
    upper = _exchanged(players, rows, seats)
    if upper is None:
        return None
    return _arranged(upper, [place for place in players if place not in upper], rows, seats)


def _arranged(
    s1: Sequence[int], s2: Sequence[int], rows: dict[int, int], seats: Sequence[int]
) -> tuple[Pair, ...] | None:
    """Return the first arrangement of S2 (4.2), each of S1 higher than their opponent."""
    lower = mask_of(s2)
    free = [rows[place] & lower >> place << place for place in s1] + [seat & lower for seat in seats]
    assignment = Assignment(free, [0] * len(free), lower)
    if assignment.cheapest() is None:
        return None
    return tuple(zip(s1, assignment.first(len(s1)), strict=True))


def _exchanged(players: Sequence[int], rows: dict[int, int], seats: Sequence[int]) -> list[int] | None:
    """Return S1 after the first exchange (4.3) that allows a pairing."""
    order = OfExchange(players, (len(players) - len(seats)) // 2)
    node = {place: at for at, place in enumerate(players)}
    everybody = mask_of(players)
    edges: list[Edge] = [
        (node[place], node[other], order.pair(place, other))
        for place in players
        for other in places_in(rows[place] & everybody >> place + 1 << place + 1)
    ]
    for seat, takers in enumerate(seats, len(players)):
        edges += [(node[place], seat, order.down(place)) for place in places_in(takers & everybody)]
    matching = cheapest_perfect_matching(len(players) + len(seats), edges)
    if matching is None:
        return None
    return [players[one] for one, two in sorted(matching) if two < len(players)]
