"""The first pairing of a homogeneous bracket or remainder in a graph without weights: S1, S2 and who floats (3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.dutch2026.search.bracket import Pair
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.assignment import Assignment
from paircard.core.systems.kit.matching.perfect import has_perfect_matching


def first_split(players: Sequence[int], rows: dict[int, int], seats: Seats, limbo: int = 0) -> tuple[Pair, ...] | None:
    """Return the pairs of the first candidate, by S1; None if there is none. MDPs of the limbo take seats."""
    pairs = (len(players) + limbo.bit_count() - seats.floating) // 2
    if pairs < 0:
        return None
    upper = players[:pairs]
    found = _arranged(players, upper, rows, seats, limbo)
    if found is not None:
        return found
    graph = {place: rows[place] & mask_of(players) for place in players} | dict.fromkeys(places_in(limbo), 0)
    seated = seats.of(mask_of(players) | limbo).added_to(graph)
    if not has_perfect_matching(seated):
        return None
    from paircard.core.systems.dutch2026.search.exchange import after_exchange, first_exchanges  # few brackets need one

    for s1 in first_exchanges(players, pairs):
        if found := _arranged(players, s1, rows, seats, limbo):
            return found
    s1 = after_exchange(players, pairs, rows, {node: {0: mates} for node, mates in seated.items()})
    return _arranged(players, s1, rows, seats, limbo)


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
