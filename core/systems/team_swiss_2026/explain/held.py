"""Which criterion of the pairs holds another one above what the same teams would allow: C8, C9 and C10 in turn."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.team_swiss_2026.cards import Cards
from paircard.core.systems.team_swiss_2026.level import FREE, added
from paircard.core.systems.team_swiss_2026.outcome import BracketResult, Costs
from paircard.core.values.frozen import dataclass

OF_PAIRS = ("C8", "C9", "C10")


@dataclass(frozen=True, slots=True)
class Held:
    """What holds a criterion: those that would have to be waived; none where C1 does, whom each may meet."""

    waived: tuple[str, ...]
    costs: Costs
    """What could be reached without them."""
    pairs: tuple[tuple[int, int], ...]
    """How, by TPN."""


def held(cards: Cards, own: BracketResult, name: str) -> Held:
    """Return what holds C8, C9 or C10 of a bracket, its teams given."""
    place = {team.number: at for at, team in enumerate(cards.players)}
    members, upfloaters = (mask_of(place[each] for each in some) for some in (own.players, own.upfloaters))
    at, reached = OF_PAIRS.index(name), own.values.of_pairs
    alone = _best(cards, members, upfloaters, (at,))
    if alone.costs[at] == reached[at]:
        return alone
    for waived in range(at):
        kept = tuple(each for each in range(at + 1) if each != waived)
        found = _best(cards, members, upfloaters, kept)
        if found.costs[at] < reached[at]:
            return Held((OF_PAIRS[waived],), found.costs, found.pairs)
    return Held(OF_PAIRS[:at], alone.costs, alone.pairs)


def _best(cards: Cards, members: int, upfloaters: int, kept: tuple[int, ...]) -> Held:
    """Return the best pairing of some teams by some of C8 - C10 alone."""
    places = list(places_in(members))
    base = len(places) + 1
    edges = []
    for at, one in enumerate(places):
        for other, mate in enumerate(places[at + 1 :], at + 1):
            if cards.legal[one] >> mate & 1:
                weighed = 0
                for each in kept:
                    weighed = weighed * base + cards.cost(one, mate, upfloaters)[each]
                edges.append((at, other, weighed))
    found = cheapest_perfect_matching(len(places), edges) or {}
    costs, pairs = FREE, []
    for one, other in sorted(found):
        costs = added(costs, cards.cost(places[one], places[other], upfloaters))
        pairs.append((cards.number(places[one]), cards.number(places[other])))
    return Held((), costs, tuple(pairs))
