"""The best candidate of any bracket, by general matching of least cost (Edmonds 1965).

First which are the best candidates, all of them; then the first of these: the MDPs and their opponents, and the
remainder, whose BSNs begin anew once it is known who is in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from paircard.core.systems.dutch2026.search.bye_here import bye_may_be_here
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.joint_graph import JointGraph, field_of
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.looking_below import more_and_more

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes


def best_candidate(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate:
    """Return the first of the best candidates (3.4, 3.8)."""
    bye_here = bye_may_be_here(cards, bracket, completion)
    candidate = _in_all(cards, bracket, completion, bye_here)
    if bye_here and len(candidate.down) > 1:
        return _in_all(cards, bracket, completion, False)
    return candidate


def _in_all(cards: Cards, bracket: Bracket, completion: Completion, bye_here: bool) -> Candidate:
    costs = Costs(cards, bracket, bye_here)
    for looked_at in more_and_more(field_of(bracket), completion.needy):
        graph = JointGraph(cards, bracket, completion, costs, looked_at)
        ones = graph.best()
        if ones is None:
            raise AssertionError("only what can be completed is paired")
        if graph.can_be_completed(ones):
            candidate, ones = first_of(bracket, graph, ones)
            if graph.can_be_completed(ones):
                return candidate
    raise AssertionError("where all are looked at, everybody is paired")


def cheapest_candidate(bracket: Bracket, graph: WeightedGraph) -> Candidate | None:
    """Return the candidate of least cost in a graph, None if it has none."""
    ones = graph.best()
    return None if ones is None else first_of(bracket, graph, ones)[0]


def first_of(bracket: Bracket, graph: WeightedGraph, ones: CheapestOnes) -> tuple[Candidate, CheapestOnes]:
    """Return the first of the best candidates, and what is left of all of them when its pairs are settled."""
    ones, mdp_pairs = _with_mdps(bracket, graph, ones)
    paired = mask_of(place for pair in mdp_pairs for place in pair)
    residents = [place for place in bracket.residents if not paired >> place & 1]
    ones, remainder = _with_remainder(graph, ones, residents)
    paired |= mask_of(place for pair in remainder for place in pair)
    down = tuple(place for place in bracket.players if not paired >> place & 1)
    return Candidate(mdp_pairs, remainder, down), ones


def _with_mdps(bracket: Bracket, graph: WeightedGraph, ones: CheapestOnes) -> tuple[CheapestOnes, tuple[Pair, ...]]:
    """Settle which MDPs are paired (4.4), then their opponents (4.2)."""
    ones, paired = ones.taking(bracket.mdps, graph.rows)
    return ones, tuple(_in_turn(graph, ones, paired))


def _with_remainder(
    graph: WeightedGraph, ones: CheapestOnes, residents: Sequence[int]
) -> tuple[CheapestOnes, tuple[Pair, ...]]:
    """Settle the remainder: without exchange if that can be, else after the first (4.3), then who is in S2 (4.2)."""
    mates = ones.mates()
    pairs = sum(graph.meet(place, mates[place]) for place in residents) // 2
    arranged, s1 = _divided(graph, ones, residents, pairs)
    return arranged, tuple(_in_turn(graph, arranged, s1))


def _divided(
    graph: WeightedGraph, ones: CheapestOnes, residents: Sequence[int], pairs: int
) -> tuple[CheapestOnes, Sequence[int]]:
    """Settle who stands in S1."""
    whole = residents[:pairs]
    if arranged := ones.narrowed(_arranged(graph, residents, whole)):
        return arranged, whole
    from paircard.core.systems.dutch2026.search.exchange import after_exchange, first_exchanges  # few brackets need one

    for s1 in first_exchanges(residents, pairs):
        if arranged := ones.narrowed(_arranged(graph, residents, s1)):
            return arranged, s1
    s1 = after_exchange(residents, pairs, graph.rows, graph.left_of(ones))
    return ones.having(_arranged(graph, residents, s1)), s1


def _arranged(graph: WeightedGraph, residents: Sequence[int], s1: Sequence[int]) -> dict[int, int]:
    """Return with whom all can be matched where the higher of each pair is one of S1."""
    upper = mask_of(s1)
    lower = mask_of(residents) & ~upper
    keep = {place: graph.rows[place] & lower & -2 << place for place in s1}
    return keep | {place: ~(graph.rows[place] & lower) for place in places_in(lower)}


def _in_turn(graph: WeightedGraph, ones: CheapestOnes, places: Sequence[int]) -> Iterator[Pair]:
    """Settle with whom some are paired, in turn each with the first they can have."""
    for place in places:
        first = ones.first_partner(place, graph.rows[place])
        ones.settle(place, first)
        yield place, first
