"""Who is drawn up into a bracket.

None, or one, is nearly always enough, and then every set is known at once: who may be spared below, and who has
somebody to meet above. Where it takes more, a matching of all who are unpaired is asked for in which as few pairs as
possible cross from the residents to the others: their lower members are the set. Nobody of a smallest set meets
another of it, for without the two it would be smaller.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.matchable import joining, pairable
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards
from paircard.core.systems.swiss.drawn_up.cards import Bracket


class Chosen(NamedTuple):
    """A set of upfloaters, and whether it leaves of the next scoregroup what needs more upfloaters than its number."""

    upfloaters: int
    broken: int


def choose(cards: Cards[Any], bracket: Bracket) -> Chosen:
    """Return the first of the smallest sets of the highest scores by what is left of the next group, then by floats."""
    return _none_or_one(cards, bracket) or _several(cards, bracket)


def keeps_next(cards: Cards[Any], bracket: Bracket, upfloaters: int) -> bool:
    """Tell whether what is left of the next scoregroup can be paired with none, or one, drawn up to it.

    Where nobody is left of it, because all were drawn up by the bracket above or by this one, that is kept (ruling):
    whatever comes further down is not looked at.
    """
    group = bracket.following & ~upfloaters
    below = bracket.lower & ~bracket.following & ~upfloaters
    if not group:
        return True
    if group.bit_count() % 2 == 0:
        return pairable(cards.legal, group) and pairable(cards.legal, below)
    return bool(joining(cards.legal, group, below))


def _none_or_one(cards: Cards[Any], bracket: Bracket) -> Chosen | None:
    if bracket.residents.bit_count() % 2 == 0:
        if pairable(cards.legal, bracket.residents) and pairable(cards.legal, bracket.lower):
            return Chosen(0, int(not keeps_next(cards, bracket, 0)))
        return None
    if not bracket.lower:
        return None
    levels = cards.levels(joining(cards.legal, bracket.residents, bracket.lower))
    if not levels:
        return None
    ordered = sorted(places_in(levels[0]), key=lambda place: cards.floated >> place & 1)
    kept = next((place for place in ordered if keeps_next(cards, bracket, 1 << place)), None)
    return Chosen(1 << ordered[0], 1) if kept is None else Chosen(1 << kept, 0)


def _several(cards: Cards[Any], bracket: Bracket) -> Chosen:
    """Return the set that is drawn up where it takes any number."""
    found = _crossing(cards, bracket, heed_next=True)
    if _falls_short(cards, bracket, found):
        return Chosen(_crossing(cards, bracket, heed_next=False)[0], 1)
    return Chosen(found[0], 0)


def _falls_short(cards: Cards[Any], bracket: Bracket, found: tuple[int, int]) -> bool:
    upfloaters, drawn_further = found
    return drawn_further > (bracket.following & ~upfloaters).bit_count() % 2


class _Price:
    """What a pair costs.

    The cost of an upfloater has tiers, each heavier than all below it together: that there is one, its score, the
    lowest heaviest, that it floated, its place in the order of sets; between them the pairs that cross further down.
    """

    def __init__(self, cards: Cards[Any], bracket: Bracket, *, heed_next: bool) -> None:
        self._residents = bracket.residents
        self._below = bracket.lower & ~bracket.following
        ordered = cards.in_set_order(bracket.lower)
        most = (bracket.residents | bracket.lower).bit_count() + 1
        in_sets = 1 << len(ordered)
        floated = in_sets * most
        crossing = weight = floated * most
        by_level = {}
        for level in cards.levels(bracket.lower):
            weight *= most
            by_level[cards.score(next(places_in(level)))] = weight
        self._crossing = crossing if heed_next else 0
        self._up = {
            place: weight * most
            + by_level[cards.score(place)]
            + floated * (cards.floated >> place & 1)
            + in_sets
            - (in_sets >> (at + 1))
            for at, place in enumerate(ordered)
        }

    def of(self, one: int, other: int) -> int:
        """Return the cost of a pair: of an upfloater, or of one that crosses below the bracket."""
        one_inside, other_inside = self._residents >> one & 1, self._residents >> other & 1
        if one_inside != other_inside:
            return self._up[other if one_inside else one]
        crosses = not one_inside and (self._below >> one ^ self._below >> other) & 1
        return self._crossing if crosses else 0


def _crossing(cards: Cards[Any], bracket: Bracket, *, heed_next: bool) -> tuple[int, int]:
    """Return the best set, and how many pairs of its matching cross from the next scoregroup to what is below it."""
    present = bracket.residents | bracket.lower
    places = list(places_in(present))
    node = {place: at for at, place in enumerate(places)}
    price = _Price(cards, bracket, heed_next=heed_next)
    edges: list[Edge] = [
        (node[place], node[mate], price.of(place, mate))
        for place in places
        for mate in places_in(cards.legal[place] & present & -(2 << place))
    ]
    found = cheapest_perfect_matching(len(places), edges)
    if found is None:
        raise AssertionError("only what can be completed is paired")
    below, upfloaters, drawn_further = bracket.lower & ~bracket.following, 0, 0
    for one, other in ((places[one], places[other]) for one, other in found):
        if (bracket.residents >> one ^ bracket.residents >> other) & 1:
            upfloaters |= 1 << (other if bracket.residents >> one & 1 else one)
        elif (below >> one ^ below >> other) & 1:
            drawn_further += 1
    return upfloaters, drawn_further
