"""The first pairing of a bracket by matchings of least cost, where it takes more than the numbers alone allow.

An edge costs what it adds to C5 - C8; of all cheapest matchings the first in the order of 4.3 is taken. Those below are
looked at only as far as they have to be: nobody, then the next scoregroup, then everybody; nearly always the first
answer holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from paircard.core.systems.burstein.cards import Cards, Made, Pairs
from paircard.core.systems.burstein.search.floaters import keeps_least_ahead, least_ahead
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.looking_below import Field, Looking, more_and_more
from paircard.core.systems.kit.matching.matchable import needy, pairable
from paircard.core.systems.swiss.literal.floating_down import Bracket, scores_down

if TYPE_CHECKING:
    from paircard.core.systems.kit.matching.cheapest_ones import CheapestOnes


def with_one_of(cards: Cards, bracket: Bracket, floaters: int) -> tuple[Pairs, int]:
    """Return the pairs, and which of some floats; nobody where these are none."""
    alone = Looking(cards.legal, Field(bracket.players, 0, 0), 0, (_down(cards, bracket.players, 1), {}), floaters)
    return _first(cards, bracket, _cheapest(cards, bracket, alone))


def with_any(cards: Cards, bracket: Bracket) -> Made:
    """Return the first pairing with the least C5 - C8, whoever and however many float."""
    return _looking_at_nobody(cards, bracket) or _looking_below(cards, bracket)


def _looking_at_nobody(cards: Cards, bracket: Bracket) -> Made | None:
    """Return the first pairing by C5, C6 and C8 alone, if C7 is as good with it as numbers allow."""
    if not bracket.below:
        return None
    field = Field(bracket.players, bracket.next_group, bracket.below)
    alone = Looking(cards.legal, field, 0, (_down(cards, bracket.players, 1), {}))
    pairs, left = _first(cards, bracket, _cheapest(cards, bracket, alone))
    return Made(pairs, left, least_ahead(cards, bracket, left)) if keeps_least_ahead(cards, bracket, left) else None


def _looking_below(cards: Cards, bracket: Bracket) -> Made:
    field = Field(bracket.players, bracket.next_group, bracket.below)
    ahead = bracket.players | bracket.next_group
    out = _down(cards, ahead, 1)
    down = _down(cards, bracket.players, max(out.values()) * (ahead.bit_count() + 1))
    for looked_at in more_and_more(field, lambda left: needy(cards.legal, left)):
        graph = Looking(cards.legal, field, looked_at, (down, out))
        ones = _cheapest(cards, bracket, graph)
        others = bracket.below & ~looked_at
        if pairable(cards.legal, graph.beyond(ones) | others):
            pairs, left = _first(cards, bracket, ones)
            if pairable(cards.legal, graph.beyond(ones) | others):
                further = _further(cards, ahead, ones)
                return Made(pairs, left, (further.bit_count(), scores_down(cards, places_in(further))))
    raise AssertionError("only what can be completed is paired")


def _down(cards: Cards, some: int, least: int) -> dict[int, int]:
    """Return what everybody costs who goes down: for being one, and less for their score, a higher one more.

    Each tier is heavier than all below it together; the least weighs more than so many clashes (C8).
    """
    base = some.bit_count() + 1
    tier, by_score = least * base, dict[int, int]()
    for score in sorted({cards.score(place) for place in places_in(some)}):
        by_score[score] = tier
        tier *= base
    return {place: tier + by_score[cards.score(place)] for place in places_in(some)}


def _cheapest(cards: Cards, bracket: Bracket, graph: Looking) -> CheapestOnes:
    """Return all pairings with the least C5 - C8."""
    for place in places_in(bracket.players):
        met = cards.legal[place] & bracket.players & -2 << place
        clashing = met & sum(due for due in cards.wants.values() if due >> place & 1)
        graph.join_one(place, met & ~clashing, 0)
        graph.join_one(place, clashing, 1)
    ones = graph.cheapest()
    if ones is None:
        raise AssertionError("only what can be completed is paired")
    return ones


def _first(cards: Cards, bracket: Bracket, ones: CheapestOnes) -> tuple[Pairs, int]:
    """Return the pairs of the bracket and who floats: BSN by BSN the last opponent, and floating last of all (4.3)."""
    pairs, left, open_ = [], 0, bracket.players
    for place in places_in(bracket.players):
        if not open_ >> place & 1:
            continue
        open_ ^= 1 << place
        if opponents := ones.partners(place, cards.legal[place] & open_):
            mate = opponents.bit_length() - 1
            ones.settle(place, mate)
            open_ ^= 1 << mate
            pairs.append((place, mate))
        else:
            left |= 1 << place
    return tuple(pairs), left


def _further(cards: Cards, ahead: int, ones: CheapestOnes) -> int:
    """Return who goes on from the next bracket: who meets nobody of it nor of those who come down to it."""
    mates = ones.mates()
    return sum(1 << place for place in places_in(ahead) if not cards.legal[place] & ahead & 1 << mates[place])
