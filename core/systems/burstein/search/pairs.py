"""The first pairing of a bracket in the order of 4.3 where colours cost no more than numbers make them (C8).

What is too many for one colour then meets among itself, and nobody else does: which pairs are left is a graph without
costs. BSN by BSN the last opponent is taken with whom all others can still be paired, and floating last of all.
"""

from __future__ import annotations

from paircard.core.systems.burstein.cards import Cards, Pairs
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.perfect import Blossoms

Rows = dict[int, int]


def first_pairs(cards: Cards, members: int, floaters: int) -> tuple[Pairs, int] | None:
    """Return the pairs and who floats, one of some or nobody where these are none; None where C8 has to be worse."""
    beyond = len(cards.players)
    rows = _at_least_cost(cards, members, floaters, beyond)
    graph = Blossoms(rows, _as_they_come(rows))
    if not graph.match_all():
        return None
    pairs, left, open_ = [], 0, members
    for place in places_in(members):
        if open_ >> place & 1:
            mate = _last_mate(graph, rows[place] & (open_ | 1 << beyond), place, beyond)
            graph.settle(place, mate)
            open_ &= ~(1 << place | 1 << mate)
            if mate == beyond:
                left = 1 << place
            else:
                pairs.append((place, mate))
    return tuple(pairs), left


def _last_mate(graph: Blossoms, mates: int, place: int, beyond: int) -> int:
    """Return the last opponent that will do, the place `beyond` only if nobody does."""
    opponents = mates & ~(1 << beyond)
    if graph.mates[place] == opponents.bit_length() - 1:
        return graph.mates[place]
    able = graph.partners(place)
    return (able & ~(1 << beyond) or able).bit_length() - 1


def _at_least_cost(cards: Cards, members: int, floaters: int, beyond: int) -> Rows:
    """Return who meets whom in a pairing with as few clashes as numbers allow; who floats meets the place `beyond`."""
    white, black = (cards.wants[colour] & members for colour in ("W", "B"))
    others = members & ~white & ~black
    neutral = others.bit_count() + bool(floaters)
    rows = {place: cards.legal[place] & members for place in places_in(members)}
    for many, few in ((white, black), (black, white)):
        if many.bit_count() > few.bit_count() + neutral:
            for place in places_in(members & ~many):
                rows[place] &= many
            floaters &= many
            break
    else:
        for due in (white, black):
            for place in places_in(due):
                rows[place] &= ~due
    if members.bit_count() % 2:
        for place in places_in(floaters):
            rows[place] |= 1 << beyond
        rows[beyond] = floaters
    return rows


def _as_they_come(rows: Rows) -> Rows:
    """Return a beginning: everybody with the last who is free."""
    mates: Rows = {}
    free = sum(1 << place for place in rows)
    for place, row in rows.items():
        if free >> place & 1 and (open_ := row & free):
            mate = open_.bit_length() - 1
            mates[place], mates[mate] = mate, place
            free &= ~(1 << place | 1 << mate)
    return mates
