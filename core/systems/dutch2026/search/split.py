"""The first pairing of a homogeneous bracket or remainder in a graph without weights: S1, S2 and who floats (3.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from paircard.core.systems.dutch2026.search.bracket import Pair
from paircard.core.systems.dutch2026.search.orders import OfExchange
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.assignment import Assignment
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.perfect import Blossoms

TRIED = 3
"""So many exchanges are tried one after the other: nearly always one of them is enough."""


def first_split(players: Sequence[int], rows: dict[int, int], seats: Seats, limbo: int = 0) -> tuple[Pair, ...] | None:
    """Return the pairs of the first candidate, by S1; None if there is none. MDPs of the limbo take seats."""
    pairs = (len(players) + limbo.bit_count() - seats.floating) // 2
    if pairs < 0:
        return None
    upper = players[:pairs]
    found = _arranged(players, upper, rows, seats, limbo)
    if found is not None:
        return found
    if not _possible(players, rows, seats, limbo):
        return None
    for exchanged in islice(_single_exchanges(players, pairs), TRIED):
        found = _arranged(players, exchanged, rows, seats, limbo)
        if found is not None:
            return found
    best = _exchanged(players, pairs, rows, seats, limbo)
    return None if best is None else _arranged(players, best, rows, seats, limbo)


def _possible(players: Sequence[int], rows: dict[int, int], seats: Seats, limbo: int) -> bool:
    """Tell whether there is any pairing, whoever stands in S1."""
    here = mask_of(players)
    graph = {place: rows[place] & here for place in players} | dict.fromkeys(places_in(limbo), 0)
    return Blossoms(seats.of(here | limbo).added_to(graph)).match_all()


def _arranged(
    players: Sequence[int], s1: Sequence[int], rows: dict[int, int], seats: Seats, limbo: int
) -> tuple[Pair, ...] | None:
    """Return the first arrangement of S2 (4.2), each of S1 higher than their opponent."""
    s2 = mask_of(players) & ~mask_of(s1)
    sitters = s2 | limbo | seats.rivals
    free = [rows[place] & s2 >> place << place for place in s1] + [mask & sitters for mask in seats.takers]
    assignment = Assignment(free, [0] * len(free), sitters)
    if assignment.cheapest() is None:
        return None
    return tuple(zip(s1, assignment.first(len(s1)), strict=True))


def _single_exchanges(players: Sequence[int], pairs: int) -> Iterator[list[int]]:
    """Yield S1 after each exchange of one player for one, in their order (4.3)."""
    for difference in range(1, len(players)):
        for leaves in range(min(pairs, len(players) - difference) - 1, max(-1, pairs - 1 - difference), -1):
            yield [*players[:leaves], *players[leaves + 1 : pairs], players[leaves + difference]]


def _exchanged(players: Sequence[int], pairs: int, rows: dict[int, int], seats: Seats, limbo: int) -> list[int] | None:
    """Return S1 after the first exchange (4.3) that allows a pairing."""
    order = OfExchange(players, pairs)
    here = mask_of(players)
    sitters = here | limbo | seats.rivals
    node = {place: at for at, place in enumerate([*players, *places_in(limbo | seats.rivals)])}
    edges: list[Edge] = [
        (node[place], node[other], order.pair(place, other))
        for place in players
        for other in places_in(rows[place] & here >> place + 1 << place + 1)
    ]
    for seat, takers in enumerate(seats.takers, len(node)):
        edges += [(node[place], seat, order.down(place)) for place in places_in(takers & sitters)]
    matching = cheapest_perfect_matching(len(node) + len(seats.takers), edges)
    if matching is None:
        return None
    return [players[one] for one, two in sorted(matching) if two < len(players)]
