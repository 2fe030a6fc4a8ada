"""The best candidate of any bracket, by general matching of least cost (Edmonds 1965).

First the MDPs and their opponents, the remainder by its values only; then the remainder, whose BSNs begin anew once
it is known who is in it.
"""

from __future__ import annotations

from core.systems.dutch2026.search.bracket import Bracket, Candidate, Pair
from core.systems.dutch2026.search.bye_here import bye_may_be_here
from core.systems.dutch2026.search.cards import Cards
from core.systems.dutch2026.search.completion import Completion
from core.systems.dutch2026.search.costs import Costs
from core.systems.dutch2026.search.joint_graph import JointGraph
from core.systems.dutch2026.search.orders import OfMdps, OfRemainder
from core.systems.kit.places import mask_of


def best_candidate(cards: Cards, bracket: Bracket, completion: Completion) -> Candidate:
    """Return the first of the best candidates (3.4, 3.8)."""
    bye_here = bye_may_be_here(cards, bracket, completion)
    candidate = _best(cards, bracket, completion, bye_here)
    if bye_here and len(candidate.down) > 1:
        return _best(cards, bracket, completion, False)
    return candidate


def _best(cards: Cards, bracket: Bracket, completion: Completion, bye_here: bool) -> Candidate:
    graph = JointGraph(cards, bracket, completion, Costs(cards, bracket, bye_here))
    mdp_pairs: tuple[Pair, ...] = ()
    if bracket.mdps:
        pairs = graph.best(bracket.everybody, 0, OfMdps(bracket.mdps, bracket.residents))
        mdp_pairs = tuple(pair for pair in pairs if pair[0] in bracket.mdps)
        expected = len(pairs) - len(mdp_pairs)
    else:
        expected = len(bracket.residents) // 2
    paired = {place for pair in mdp_pairs for place in pair}
    rest = tuple(place for place in bracket.players if place not in paired)
    limbo = mask_of(place for place in rest if place in bracket.mdps)
    residents = tuple(place for place in rest if place not in bracket.mdps)
    while True:
        remainder = graph.best(mask_of(rest), limbo, OfRemainder(residents, expected)) if residents else ()
        if len(remainder) == expected:
            break
        expected = len(remainder)
    for pair in remainder:
        paired.update(pair)
    return Candidate(mdp_pairs, remainder, tuple(place for place in bracket.players if place not in paired))
