"""The best candidate of any bracket, by general matching of least cost (Edmonds 1965).

First the MDPs and their opponents, the remainder by its values only; then the remainder, whose BSNs begin anew once
it is known who is in it.
"""

from __future__ import annotations

from paircard.core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from paircard.core.systems.dutch2026.search.bye_here import bye_may_be_here
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.costs import Costs
from paircard.core.systems.dutch2026.search.joint_graph import JointGraph
from paircard.core.systems.dutch2026.search.weighted_graph import WeightedGraph
from paircard.core.systems.kit.bit_masks import mask_of


def best_candidate(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate:
    """Return the first of the best candidates (3.4, 3.8)."""
    bye_here = bye_may_be_here(cards, bracket, completion)
    candidate = _in_all(cards, bracket, completion, bye_here)
    if bye_here and len(candidate.down) > 1:
        return _in_all(cards, bracket, completion, False)
    return candidate


def _in_all(cards: Cards, bracket: Bracket, completion: Completion, bye_here: bool) -> Candidate:
    found = cheapest_candidate(bracket, JointGraph(cards, bracket, completion, Costs(cards, bracket, bye_here)))
    if found is None:
        raise AssertionError("only what can be completed is paired")
    return found


def cheapest_candidate(bracket: Bracket, graph: WeightedGraph) -> Candidate | None:
    """Return the candidate of least cost in a graph, None if it has none."""
    mdp_pairs: tuple[Pair, ...] = ()
    if bracket.mdps:
        found = graph.of_mdps(bracket)
        if found is None:
            return None
        mdp_pairs = found
    paired = {place for pair in mdp_pairs for place in pair}
    residents = tuple(place for place in bracket.residents if place not in paired)
    limbo = mask_of(place for place in bracket.mdps if place not in paired)
    remainder = graph.remainder(residents, limbo)
    if remainder is None:
        return None
    paired.update(place for pair in remainder for place in pair)
    return Candidate(mdp_pairs, remainder, tuple(place for place in bracket.players if place not in paired))
