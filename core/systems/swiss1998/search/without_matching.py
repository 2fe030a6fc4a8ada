"""First opponents (D1) found by counting colours, where no matching has to be asked."""

from __future__ import annotations

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss1998.brackets import Places
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.rows import fewest_thinkable


def as_they_come(cards: Cards, question: Question, least: int) -> Places | None:
    """Return the opponents of S1 if nobody has to give way to anybody, None if somebody has or clashes must be counted.

    They need not be counted where as few are wanted as the colours make thinkable: then there is none, or every pair
    has one of the majority and all who are left over are of it (`rows_at_bound`).
    """
    pool = mask_of(question.pool)
    everybody = pool | mask_of(question.seekers)
    majority = max([likers & everybody for likers in cards.likers], key=int.bit_count)
    clashes = max(0, majority.bit_count() - len(question.pool))
    if least != clashes:
        return None
    free = pool & ~question.leavers
    chosen: list[int] = []
    for place in question.seekers:
        open_to = cards.mates(place, question.up) & free
        if not clashes:
            open_to &= ~cards.clashing(place)
        elif not majority >> place & 1:
            open_to &= majority
        if not open_to:
            return None
        first = open_to & -open_to
        chosen.append(first.bit_length() - 1)
        free ^= first
    floaters = question.floaters & majority if clashes else question.floaters
    left = free | question.leavers & pool
    return None if left & ~floaters else tuple(chosen)


class FirstByColours:
    """S1 paired one after the other, each with the first opponent that the clashes to be made still allow.

    Only colours are counted: whoever is passed over cannot be the opponent, but the one found need not be.
    """

    def __init__(self, cards: Cards, question: Question, most: int) -> None:
        """Begin with nobody paired and `most` clashes to use."""
        self._cards = cards
        self._up = question.up
        self._everybody = question.everybody
        self._open = mask_of(question.pool) & ~question.leavers
        self._pairs = question.pairs
        self._clashes = most

    def first_for(self, player: int) -> int | None:
        """Return the first opponent after whom the clashes may still suffice, None if there is none."""
        others = self._everybody ^ 1 << player
        clashing = self._cards.clashing(player)
        for candidate in places_in(self._cards.mates(player, self._up) & self._open):
            spare = self._clashes - (clashing >> candidate & 1)
            if spare >= 0 and fewest_thinkable(self._cards, others ^ 1 << candidate, self._pairs - 1) <= spare:
                return candidate
        return None

    def pair(self, player: int, opponent: int) -> None:
        """Give a player their opponent."""
        self._everybody ^= 1 << player | 1 << opponent
        self._open ^= 1 << opponent
        self._pairs -= 1
        self._clashes -= self._cards.clashing(player) >> opponent & 1

    def pair_all(self, s1: Places) -> Places:
        """Give each player their first opponent and return these, as far as there are any."""
        chosen: list[int] = []
        for player in s1:
            opponent = self.first_for(player)
            if opponent is None:
                break
            self.pair(player, opponent)
            chosen.append(opponent)
        return tuple(chosen)
