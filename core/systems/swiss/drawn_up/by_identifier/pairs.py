"""The pairs of a bracket of which all members are known.

Where the criteria of pairs can have the least values that numbers alone allow, they become a restriction of who may
meet whom, and the first pairing is sought in that graph without any costs. Otherwise one matching of least cost has
them, and the order of identifiers, in its tiers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.assignment import Assignment
from paircard.core.systems.kit.matching.edges import Edges
from paircard.core.systems.kit.matching.matchable import blossoms_of
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes

Pairs = tuple[tuple[int, int], ...]


def best_pairs(cards: Cards[Any], members: int, upfloaters: int) -> Pairs:
    """Return the first pairing, in the order of identifiers, with the least criteria of pairs."""
    found = first_pairs(restricted(cards, members, upfloaters), members)
    return _weighed(cards, members, upfloaters) if found is None else found


def restricted(cards: Cards[Any], members: int, upfloaters: int) -> list[int]:
    """Return who may meet whom, by place, where every criterion is to have the least value that numbers allow."""
    half = members.bit_count() // 2
    rows = [legal & members for legal in cards.legal]
    for _, crowd in cards.crowds:
        _apart_or_covering(rows, members, crowd & members, half)
    for place in places_in(upfloaters):
        rows[place] &= ~cards.floated
    for place in places_in(cards.floated & members):
        rows[place] &= ~upfloaters
    return rows


def _apart_or_covering(rows: list[int], members: int, alike: int, half: int) -> None:
    """Let no two who are alike meet; where they are more than there are pairs, let every pair have one of them."""
    if alike.bit_count() <= half:
        for place in places_in(alike):
            rows[place] &= ~alike
    else:
        for place in places_in(members & ~alike):
            rows[place] &= alike


def first_pairs(rows: list[int], members: int) -> Pairs | None:
    """Return the first pairing of a graph in the order of identifiers, None if it has none."""
    places = list(places_in(members))
    half = len(places) // 2
    tops = places[:half]
    if pairs := _partners(rows, tops, members & ~mask_of(tops)):
        return pairs
    found = _first_tops(rows, members)
    return None if found is None else _partners(rows, found, members & ~mask_of(found))


def _partners(rows: list[int], tops: list[int], bottoms: int) -> Pairs | None:
    """Give every top member, one after the other, the first partner that will do; None if they cannot all have one."""
    free = [rows[top] & bottoms & -(2 << top) for top in tops]
    assignment = Assignment(free, [0] * len(tops), bottoms)
    if assignment.cheapest() is None:
        return None
    return tuple(zip(tops, assignment.first(len(tops)), strict=True))


def _first_tops(rows: list[int], members: int) -> list[int] | None:
    """Return the first list of top members that can all have partners, None where nobody can be paired.

    Who is not yet decided about has a larger TPN than all that are, so that they are a partner for every top
    member, and none for the others.
    """
    blossoms = blossoms_of(rows, members)
    if not blossoms.match_all():
        return None
    mates = dict(blossoms.mates)
    tops: list[int] = []
    top_mask, open_ = 0, members
    graph = list(rows)
    for place in places_in(members):
        if len(tops) == members.bit_count() // 2:
            break
        open_ ^= 1 << place
        trial = list(graph)
        trial[place] &= open_
        for other in places_in(top_mask):
            trial[other] &= ~(1 << place)
        if mates[place] < place:
            found = blossoms_of(trial, members, mates)
            if not found.match_all():
                # they are a partner: nobody above it who is not yet decided about may have them
                graph[place] &= top_mask
                for other in places_in(open_):
                    graph[other] &= ~(1 << place)
                continue
            mates = dict(found.mates)
        graph = trial
        tops.append(place)
        top_mask |= 1 << place
    return tops


def _weighed(cards: Cards[Any], members: int, upfloaters: int) -> Pairs:
    """Return the same of all matchings of least cost: who are top members, then the partner of each."""
    edges, base = Edges(places_in(members)), members.bit_count() + 1
    for place in places_in(members):
        for cost, mates in cards.costs(place, cards.legal[place] & members, upfloaters, base):
            edges.join_one_way(place, mates, cost)
    ones = edges.cheapest()
    if ones is None:
        raise AssertionError("only a bracket that can be paired is")
    arranged, tops = _with_tops(ones, list(places_in(members)))
    pairs = []
    for place in tops:
        pairs.append((place, arranged.first_partner(place, -1)))
        arranged.settle(*pairs[-1])
    return tuple(pairs)


def _with_tops(ones: CheapestOnes, places: list[int]) -> tuple[CheapestOnes, list[int]]:
    """Return the matchings with the first list of top members, and these."""
    half = len(places) // 2
    return ones.taking(places, {place: -2 << place for place in places}, [(mask_of(places), half)])
