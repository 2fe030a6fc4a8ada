"""The first pairing of a bracket by one matching of least cost, where it takes more than the numbers alone allow.

An edge costs what it adds to C5 - C8, and least of all its place in the order of 4.3. Those below are looked at only as
far as they have to be: nobody, then the next scoregroup, then everybody; nearly always the first answer holds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from paircard.core.systems.burstein.cards import Cards, Made, Pairs
from paircard.core.systems.burstein.search.floaters import keeps_least_ahead, least_ahead
from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.kit.matching.matchable import pairable
from paircard.core.systems.swiss.literal.floating_down import Bracket, scores_down


def with_one_of(cards: Cards, bracket: Bracket, floaters: int) -> tuple[Pairs, int]:
    """Return the pairs, and which of some floats; nobody where these are none."""
    pairs, left, _ = _Matching(cards, bracket, bracket.players).solved(floaters, several=False)
    return pairs, left


def with_any(cards: Cards, bracket: Bracket) -> Made:
    """Return the first pairing with the least C5 - C8, whoever and however many float."""
    members, group = bracket.players, bracket.next_group
    pairs, left, _ = _Matching(cards, bracket, members).solved(members)
    if keeps_least_ahead(cards, bracket, left):
        return Made(pairs, left, least_ahead(cards, bracket, left))
    rest = bracket.below & ~group
    pairs, left, further = _Matching(cards, bracket, members | group).solved((members | group) if rest else 0)
    if not pairable(cards.legal, further | rest):
        pairs, left, further = _Matching(cards, bracket, members | bracket.below).solved(0)
    return Made(pairs, left, (further.bit_count(), scores_down(cards, places_in(further))))


class _Matching:
    """The members of a bracket and those below who are looked at."""

    def __init__(self, cards: Cards, bracket: Bracket, looked_at: int) -> None:
        """Price everybody: each tier is heavier than all below it together."""
        self._cards = cards
        self._members = bracket.players
        self._ahead = (bracket.players | bracket.next_group) & looked_at
        self._places = list(places_in(looked_at))
        members = list(places_in(bracket.players))
        size = self._size = len(members)
        self._bsn = {place: at for at, place in enumerate(members, start=1)}
        self._order: dict[int, int] = {place: (size + 1) ** (size - at) for place, at in self._bsn.items()}
        self._clash: int = (size + 1) ** size
        base = len(self._places) + 2
        self._further, tier = self._priced(self._ahead, self._clash * base, base)
        self._down, _ = self._priced(bracket.players, tier, base)
        if self._ahead == bracket.players:
            self._further = dict.fromkeys(members, 0)

    def _priced(self, some: int, tier: int, base: int) -> tuple[dict[int, int], int]:
        """Return what everybody costs who goes down: for being one, and less for their score, a higher one more."""
        by_score: dict[int, int] = {}
        for score in sorted({self._cards.score(place) for place in places_in(some)}):
            by_score[score] = tier
            tier *= base
        return {place: tier + by_score[self._cards.score(place)] for place in places_in(some)}, tier * base

    def solved(self, may_leave: int, *, several: bool = True) -> tuple[Pairs, int, int]:
        """Return the pairs of the bracket, who floats, and who floats on from the next one.

        Who `may_leave` need not meet anybody who is looked at.
        """
        node = {place: at for at, place in enumerate(self._places)}
        edges: list[Edge] = [(node[one], node[other], cost) for one, other, cost in self._met()]
        odd = len(self._places) % 2
        if odd:
            edges += [(node[place], len(node), self._leaving(place)) for place in places_in(may_leave)]
        if several and may_leave:
            edges += [
                (node[one], node[other], self._leaving(one) + self._leaving(other))
                for one, other in combinations(self._places, 2)
                if not self._cards.legal[one] >> other & 1
            ]
        found = cheapest_perfect_matching(len(node) + odd, edges)
        if found is None:
            raise AssertionError("only what can be completed is paired")
        two = ((self._places[one], self._places[other]) for one, other in found if other < len(node))
        return self._read([pair for pair in two if self._cards.legal[pair[0]] >> pair[1] & 1])

    def _read(self, met: list[tuple[int, int]]) -> tuple[Pairs, int, int]:
        pairs = tuple(sorted((one, other) for one, other in met if self._members >> one & self._members >> other & 1))
        left, further = self._members, self._ahead
        for one, other in met:
            both = 1 << one | 1 << other
            if self._members >> one & self._members >> other & 1:
                left &= ~both
            if not both & ~self._ahead:
                further &= ~both
        return pairs, left, further

    # --- what it costs -------------------------------------------------------------------------------------------

    def _met(self) -> Iterator[tuple[int, int, int]]:
        looked_at = sum(1 << place for place in self._places)
        for one in self._places:
            for other in places_in(self._cards.legal[one] & looked_at & -(2 << one)):
                yield one, other, self._meeting(one, other)

    def _meeting(self, one: int, other: int) -> int:
        inside = [place for place in (one, other) if place in self._bsn]
        if len(inside) == 2:
            return self._clash * self._cards.clash(one, other) + (self._size - self._bsn[other]) * self._order[one]
        ahead = [place for place in (one, other) if self._ahead >> place & 1]
        cost = sum(map(self._floating, inside))
        return cost + (self._further[ahead[0]] if len(ahead) == 1 else 0)

    def _leaving(self, place: int) -> int:
        """Return what it costs to meet nobody who is looked at."""
        return self._further[place] + (self._floating(place) if place in self._bsn else 0)

    def _floating(self, place: int) -> int:
        """Return what it costs to leave the bracket: that comes last of all in the order."""
        return self._down[place] + self._size * self._order[place]
