"""Which criterion of the pairs holds another one above what the same teams would allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.cheapest import cheapest_perfect_matching
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards, Costs
from paircard.core.systems.swiss.drawn_up.outcome import BracketResult
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Held:
    """What holds a criterion: those that would have to be waived; none where C1 does, whom each may meet."""

    waived: tuple[str, ...]
    costs: Costs
    """What could be reached without them."""
    pairs: tuple[tuple[int, int], ...]
    """How, by TPN."""


def held(cards: Cards[Any], own: BracketResult[Any], name: str, names: Sequence[str]) -> Held:
    """Return what holds one of the criteria of pairs of a bracket, its members given; `names` are all of them."""
    place = {player.number: at for at, player in enumerate(cards.players)}
    members, upfloaters = (mask_of(place[each] for each in some) for some in (own.players, own.upfloaters))
    at, reached = names.index(name), own.values[-len(names) :]
    alone = _best(cards, members, upfloaters, (at,))
    if alone.costs[at] == reached[at]:
        return alone
    for waived in range(at):
        kept = tuple(each for each in range(at + 1) if each != waived)
        found = _best(cards, members, upfloaters, kept)
        if found.costs[at] < reached[at]:
            return Held((names[waived],), found.costs, found.pairs)
    return Held(tuple(names[:at]), alone.costs, alone.pairs)


def _best(cards: Cards[Any], members: int, upfloaters: int, kept: tuple[int, ...]) -> Held:
    """Return the best pairing of some by some of the criteria of pairs alone."""
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
    pairs = [(places[one], places[other]) for one, other in sorted(found)]
    written = tuple((cards.number(one), cards.number(other)) for one, other in pairs)
    return Held((), cards.together(pairs, upfloaters), written)
