"""Who is transferred towards the median before a group is paired (2.3, Article 3): one at a time, the fewest."""

from __future__ import annotations

from heapq import nsmallest

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.matchable import blossoms_of
from paircard.core.systems.kit.matching.perfect import NOBODY
from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.choosing import choose
from paircard.core.systems.lim.outcome import Direction, Floater, Rank

TOLD = 4
"""So many who come first are told of, and whom the order of numbers alone would take."""


class Group:
    """Everybody who stands in a group, and who stands next door, as masks of places."""

    def __init__(self, cards: Cards, members: int, incoming: int, door: int, direction: Direction) -> None:
        """Take a group that is about to be paired."""
        self.cards = cards
        self.members = members
        self._incoming = incoming
        self._door = door
        self._down = direction is Direction.DOWN
        way = blossoms_of(cards.legal, members)
        self._could_go, self._mates = way.left_alone_by_some(), way.mates
        self._short = list(way.mates.values()).count(NOBODY)

    def next_floater(self) -> Floater | None:
        """Transfer the first without whom the group keeps as many pairs as it can have; None once all can be paired."""
        if not self._short:
            return None
        ranks = self._ranks()
        place = min(ranks, key=ranks.__getitem__)
        self._transfer(place)
        self._take_opponent_off(place)
        number = self.cards.number
        return Floater(number(place), {number(each): rank for each, rank in ranks.items()})

    def _transfer(self, place: int) -> None:
        """Let somebody go; who else could is another question only where they had anybody in the group."""
        self._short -= 1
        self.members ^= 1 << place
        self._could_go ^= 1 << place
        if self._short and self.cards.legal[place] & self.members:
            way = blossoms_of(self.cards.legal, self.members, self._mates)
            self._could_go, self._mates = way.left_alone_by_some(), way.mates

    def _ranks(self) -> dict[int, Rank]:
        """Return how those stand who come first of all who could go."""
        could_go = list(places_in(self._could_go))
        majority = self._majority(min(could_go, key=self._rank))

        def rank(place: int) -> Rank:
            return self._rank(place, minority=not majority >> place & 1)

        told = {*nsmallest(TOLD, could_go, key=rank), could_go[-1 if self._down else 0]}
        return {place: rank(place) for place in told}

    def _majority(self, first: int) -> int:
        """Return who is due the colour that more are due (3.2.2), near the one who comes first without it (3.2.3)."""
        due = [mask & self.members for mask in self.cards.due.values()]
        few, many = sorted(due, key=int.bit_count)
        if few.bit_count() == many.bit_count():
            return self.members
        return mask_of(place for place in places_in(many & self._could_go) if self.cards.near(first, place))

    def _rank(self, place: int, *, minority: bool = False) -> Rank:
        alone = not self.cards.legal[place] & self._door
        harm = 2 * (self._incoming >> place & 1) + alone
        return Rank(harm, self.cards.players[place].floated, minority, -place if self._down else place)

    def _take_opponent_off(self, place: int) -> None:
        """Take whom somebody would get next door out of it: for the next one they are not there (3.3, 3.4)."""
        order = list(places_in(self.cards.legal[place] & self._door))
        if order:
            order = order if self._down else order[::-1]
            self._door ^= 1 << choose(self.cards, place, order, lambda _: True, colour=True).place
