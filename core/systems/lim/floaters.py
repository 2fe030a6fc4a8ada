"""Who is transferred towards the median before a group is paired (2.3, Article 3): one at a time, the fewest."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import places_in
from paircard.core.systems.kit.matching.matchable import blossoms_of
from paircard.core.systems.kit.matching.perfect import NOBODY
from paircard.core.systems.lim.cards import Cards
from paircard.core.systems.lim.choosing import choose
from paircard.core.systems.lim.outcome import Direction, Floater, Rank, Type

_TYPES: dict[tuple[bool, bool], Type] = {
    (True, False): "a",
    (True, True): "b",
    (False, False): "c",
    (False, True): "d",
}
"""By whether somebody has floated into this group, and has somebody compatible next door (3.9)."""


class Group:
    """Everybody who stands in a group, and who stands next door, as masks of places."""

    def __init__(self, cards: Cards, members: int, incoming: int, door: int, direction: Direction) -> None:
        """Take a group that is about to be paired."""
        self.cards = cards
        self.members = members
        self._incoming = incoming
        self._door = door
        self._down = direction is Direction.DOWN

    def next_floater(self) -> Floater | None:
        """Transfer the first without whom the group keeps as many pairs as it can have; None once all can be paired."""
        blossoms = blossoms_of(self.cards.legal, self.members)
        could_go = blossoms.left_alone_by_some()
        if NOBODY not in blossoms.mates.values():
            return None
        ranks = self._ranks(could_go)
        place = min(ranks, key=lambda each: ranks[each].key)
        self.members ^= 1 << place
        self._take_opponent_off(place)
        number = self.cards.number
        return Floater(number(place), {number(each): rank for each, rank in ranks.items()})

    def _ranks(self, could_go: int) -> dict[int, Rank]:
        cards = self.cards
        plain = {place: self._rank(place, minority=False) for place in places_in(could_go)}
        first = min(plain, key=lambda each: plain[each].key)
        due = {colour: mask & self.members for colour, mask in cards.due.items()}
        more = due["W"].bit_count() - due["B"].bit_count()
        if not more:
            return plain
        majority = due["W" if more > 0 else "B"]
        return {
            place: self._rank(place, minority=not (majority >> place & 1 and cards.near(first, place)))
            for place in plain
        }

    def _rank(self, place: int, *, minority: bool) -> Rank:
        cards = self.cards
        kind = _TYPES[bool(self._incoming >> place & 1), bool(cards.legal[place] & self._door)]
        return Rank(kind, cards.players[place].floated, minority, -place if self._down else place)

    def _take_opponent_off(self, place: int) -> None:
        """Take whom somebody would get next door out of it: for the next one they are not there (3.3, 3.4)."""
        order = list(places_in(self.cards.legal[place] & self._door))
        if order:
            order = order if self._down else order[::-1]
            self._door ^= 1 << choose(self.cards, place, order, lambda _: True, colour=True).place
