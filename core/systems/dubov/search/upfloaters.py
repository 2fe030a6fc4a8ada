"""Who is drawn up into a bracket (C.04.4.1 3.2.1, 3.2.2).

None, or one, is nearly always enough. Where it takes more, a matching of least cost has them; nobody of a smallest set
meets another of it, for without the two it would be smaller.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush

from paircard.core.systems.dubov.cards import Cards
from paircard.core.systems.dubov.search.inside import pairs_inside
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.matchable import joining, pairable
from paircard.core.systems.kit.matching.perfect import unmatched
from paircard.core.systems.swiss.drawn_up.cards import Bracket


def choose(cards: Cards, bracket: Bracket) -> int:
    """Return the first set that complies with C4 - C6, then with C7 - C10."""
    if bracket.residents.bit_count() % 2:
        able = cards.levels(joining(cards.legal, bracket.residents, bracket.lower)) if bracket.lower else []
        return 1 << _best_one(cards, bracket.residents, able[0]) if able else _several(cards, bracket)
    if pairable(cards.legal, bracket.residents) and pairable(cards.legal, bracket.lower):
        return 0
    return _several(cards, bracket)


def _best_one(cards: Cards, residents: int, able: int) -> int:
    """Return the best of some of equal score; C7 is only worked out for those of whom it could be least."""
    waiting = [
        (cards.by_colour(residents | 1 << place).apart, cards.weights[place], place, False) for place in places_in(able)
    ]
    heapify(waiting)
    while True:
        _, weight, place, known = heappop(waiting)
        if known:
            return place
        c7 = pairs_inside(cards.legal, cards.by_colour(residents | 1 << place))
        heappush(waiting, (c7, weight, place, True))


def _several(cards: Cards, bracket: Bracket) -> int:
    """Return the set where it takes any number: one that leaves all others pairable.

    The best of the first levels is asked for without a look at who is left; nearly always these can be paired.
    """
    rows = {place: cards.legal[place] & bracket.residents for place in places_in(bracket.residents)}
    fewest = unmatched(rows)
    reached = 0
    for level in cards.levels(bracket.lower):
        reached |= level
        found = _matched(cards, bracket, _first_of_their_kind(cards, bracket.residents, reached), others=False)
        if found is not None and found.bit_count() == fewest:
            if pairable(cards.legal, bracket.lower & ~found):
                return found
            break
    found = _matched(cards, bracket, bracket.lower, others=True)
    if found is None:
        raise AssertionError("only what can be completed is paired")
    return found


def _first_of_their_kind(cards: Cards, residents: int, lower: int) -> int:
    """Return those of whom the best set is made: whoever has enough before them that count the same is not in it."""
    kinds: dict[object, int] = {}
    for place in places_in(lower):
        player = cards.players[place]
        kind = player.score, player.preference.colour, player.preference.absolute, cards.weights[place]
        kinds[kind] = kinds.get(kind, 0) | 1 << place
    kept = 0
    for alike in kinds.values():
        kept_apart = [(alike & ~cards.legal[place]).bit_count() for place in places_in(residents)]
        most = max((count for count in kept_apart if count < alike.bit_count()), default=0)
        kept |= mask_of(list(places_in(alike))[: residents.bit_count() + most])
    return kept


def _matched(cards: Cards, bracket: Bracket, lower: int, *, others: bool) -> int | None:
    """Return the best set of some of the lower players, None if there is none.

    With `others` those who stay below must be paired with each other, too.
    """
    residents = bracket.residents
    places = list(places_in(residents | lower))
    node = {place: at for at, place in enumerate(places)}
    up, clash = _prices(cards, cards.in_set_order(lower), len(places) + 1)
    edges: list[Edge] = []
    for place in places:
        above = residents >> place & 1
        legal = cards.legal[place] if above or others else residents & cards.legal[place] | lower
        for mate in places_in(legal & (residents | lower) & -(2 << place)):
            cost = 0
            if above or residents >> mate & 1:
                cost += clash * any(want >> place & want >> mate & 1 for want in cards.wants.values())
                cost += up.get(mate if above else place, 0)
            edges.append((node[place], node[mate], cost))
    if len(places) % 2:
        edges.extend((node[place], len(places), 0) for place in places_in(lower))
    found = cheapest_perfect_matching(len(places) + len(places) % 2, edges)
    if found is None:
        return None
    pairs = ((places[one], places[other]) for one, other in found if other < len(places))
    crossing = (pair for pair in pairs if (residents >> pair[0] ^ residents >> pair[1]) & 1)
    return mask_of(place for pair in crossing for place in pair if not residents >> place & 1)


def _prices(cards: Cards, ordered: Sequence[int], base: int) -> tuple[dict[int, int], int]:
    """Return what each upfloater costs, and what a pair in which both want one colour does.

    Each tier is heavier than all below it together: the place in the order of sets, C10, C9, C8, C7, C6, C5.
    """
    in_sets = 1 << len(ordered)
    c10 = in_sets * base
    c9 = c10 * base
    c8 = c9 * base * (1 + max((weight[1] for weight in cards.weights), default=0))
    c7 = c8 * base
    tier, levels = c7 * base, {}
    for level in cards.levels(mask_of(ordered)):
        levels[cards.score(next(places_in(level)))] = tier
        tier *= base
    up = {}
    for at, place in enumerate(ordered):
        eight, nine, ten = cards.weights[place]
        up[place] = tier + levels[cards.score(place)] + eight * c8 + nine * c9 + ten * c10
        up[place] += in_sets - (in_sets >> (at + 1))
    return up, c7
