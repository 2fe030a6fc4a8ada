"""Any of the best candidates: enough where only their values are asked for, and much less work than the first."""

from __future__ import annotations

from collections.abc import Iterable

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.matching.perfect import Blossoms


def any_candidate(bracket: Bracket, rows: dict[int, int], seats: Seats) -> Candidate | None:
    """Return a candidate of a graph without weights, None if there is none."""
    if not all(seats.takers):
        return None
    blossoms = Blossoms(seats.added_to(rows))
    if not blossoms.match_all():
        return None
    pairs = ((place, blossoms.mates[place]) for place in bracket.players)
    return _candidate(bracket, (pair for pair in pairs if pair[0] < pair[1] and bracket.everybody >> pair[1] & 1))


def any_cheapest(bracket: Bracket, graph: WeightedGraph) -> Candidate | None:
    """Return a candidate of least cost in a graph, None if it has none."""
    ones = graph.best()
    if ones is None:
        return None
    pairs = ((one, two) for one, two in ones.mates().items() if one < two)
    return _candidate(bracket, (pair for pair in pairs if graph.meet(*pair)))


def _candidate(bracket: Bracket, pairs: Iterable[Pair]) -> Candidate:
    made = tuple(sorted(pairs))
    paired = {place for pair in made for place in pair}
    return Candidate(
        tuple(pair for pair in made if bracket.mdp_mask >> pair[0] & 1),
        tuple(pair for pair in made if not bracket.mdp_mask >> pair[0] & 1),
        tuple(place for place in bracket.players if place not in paired),
    )
