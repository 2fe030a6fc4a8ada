"""Who changes sides so that G1 can be paired with G2 (C.04.4.1 3.2.4)."""

from __future__ import annotations

from paircard.core.systems.dubov.cards import Cards, Halves
from paircard.core.systems.dubov.search.inside import pairs_inside
from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.perfect import Blossoms


def shifts(cards: Cards, members: int, halves: Halves) -> tuple[int, int]:
    """Return who is shifted from the smaller group, and then from the larger one, as masks."""
    smaller, larger = halves.by_size
    inside = pairs_inside(cards.legal, halves)
    count = (inside - halves.apart) // 2
    first = _first_out(cards, members, smaller, cards.to_shift(halves, smaller)) if count else 0
    pool = cards.to_shift(halves, larger)
    return first, _first_back(cards, smaller ^ first, first, pool, halves.apart + count)


def _first_out(cards: Cards, members: int, smaller: int, order: tuple[int, ...]) -> int:
    """Return the first set of the smaller group of which every pair inside it has one.

    Pairs inside it are as few as possible; of each the one with the earlier number is shifted.
    """
    at = {place: number for number, place in enumerate(order)}
    in_sets = 1 << len(order)
    one_more = in_sets * (len(order) + 1)
    places = list(places_in(members))
    node = {place: number for number, place in enumerate(places)}

    def cost(one: int, other: int) -> int:
        if not smaller >> one & smaller >> other & 1:
            return 0
        return one_more + in_sets - (in_sets >> (min(at[one], at[other]) + 1))

    edges: list[Edge] = [
        (node[place], node[mate], cost(place, mate))
        for place in places
        for mate in places_in(cards.legal[place] & members & -(2 << place))
    ]
    found = cheapest_perfect_matching(len(places), edges)
    if found is None:
        raise AssertionError("only a bracket that can be paired is")
    pairs = ((places[one], places[other]) for one, other in found)
    return mask_of(min(pair, key=at.__getitem__) for pair in pairs if smaller >> pair[0] & smaller >> pair[1] & 1)


def _first_back(cards: Cards, inside: int, away: int, pool: tuple[int, ...], count: int) -> int:
    """Return the first set of so many of a pool that can be paired, with those `inside`, with all others.

    Whoever is not yet decided about may be on either side.
    """
    members = inside | away | mask_of(pool)
    taken = 0
    mates: dict[int, int] = {}
    for place in pool:
        if taken.bit_count() == count:
            break
        mine = inside | taken | 1 << place
        if not mates or mine >> mates[place] & 1:
            rows = {
                at: cards.legal[at] & members & ~(mine if mine >> at & 1 else away if away >> at & 1 else 0)
                for at in places_in(members)
            }
            found = Blossoms(rows, mates)
            if not found.match_all():
                away |= 1 << place
                continue
            mates = dict(found.mates)
        taken |= 1 << place
    return taken
