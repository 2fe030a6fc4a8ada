"""Who is drawn up into a bracket.

None, or one, is nearly always enough, and then every set is known at once: who may be spared below, and who has
somebody to meet above. Where it takes more, a matching of all who are unpaired is asked for in which as few pairs as
possible cross from the residents to the others: their lower members are the set. Nobody of a smallest set meets
another of it, for without the two it would be smaller.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.edges import Edges
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


def _crossing(cards: Cards[Any], bracket: Bracket, *, heed_next: bool) -> tuple[int, int]:
    """Return the best set, and how many pairs of its matching cross from the next scoregroup to what is below it."""
    residents, following = bracket.residents, bracket.following
    below = bracket.lower & ~following
    edges = Edges(places_in(residents | bracket.lower))
    for some in (residents, following, below):
        edges.join(some, some, 0, cards.legal)
    most = (residents | bracket.lower).bit_count() + 1
    edges.join(following, below, most if heed_next else 0, cards.legal)
    kinds = [*_by_cost(cards, bracket, most)]
    for cost, alike in kinds:
        edges.join(alike, residents, cost, cards.legal)
    ones = edges.cheapest()
    if ones is None:
        raise AssertionError("only what can be completed is paired")
    mates = ones.mates()
    drawn_further = sum(below >> mates[place] & 1 for place in places_in(following))
    drawn_up = mask_of(mates[place] for place in places_in(residents)) & bracket.lower
    quotas = [(alike, (alike & drawn_up).bit_count()) for _, alike in kinds]
    ordered = cards.in_set_order(bracket.lower)
    _, upfloaters = ones.taking(ordered, dict.fromkeys(ordered, residents), quotas)
    return mask_of(upfloaters), drawn_further


def _by_cost(cards: Cards[Any], bracket: Bracket, most: int) -> Iterator[tuple[int, int]]:
    """Yield those who could be drawn up by what that costs (masks).

    The cost has tiers, each heavier than all below it together: that there is one, their score, the lowest heaviest,
    that they floated; between the last two are the pairs that cross further down.
    """
    levels = cards.levels(bracket.lower)
    for at, level in enumerate(levels, 2):
        for floated, alike in ((0, level & ~cards.floated), (1, level & cards.floated)):
            yield most ** (len(levels) + 2) + most**at + floated, alike
