"""What the downfloaters of a bracket mean for what follows: C4, C5, and C8 at its bound."""

from __future__ import annotations

from enum import Enum

from paircard.core.systems.dutch2026.search.bracket import Bracket
from paircard.core.systems.dutch2026.search.cards import Cards
from paircard.core.systems.dutch2026.search.completion import Completion
from paircard.core.systems.dutch2026.search.floats import fewest_scores
from paircard.core.systems.dutch2026.search.seats import Seats
from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.perfect import NOBODY, Blossoms


class Outlook(Enum):
    """What can be said of some downfloaters."""

    BEST = "best"
    """Nobody else could do better by C4, C5 and C8."""
    WORSE = "worse"
    """They cannot reach what the numbers allow; others perhaps can."""
    UNKNOWN = "unknown"


def outlook(cards: Cards, bracket: Bracket, completion: Completion, down: tuple[int, ...]) -> Outlook:
    """Judge the downfloaters of a bracket."""
    if not down or not bracket.next_group or len(down) == len(bracket.players):
        return Outlook.BEST if completion.keeps(bracket.below | mask_of(down)) else Outlook.UNKNOWN
    if len(down) == 1 and does_as_it_comes(cards, bracket, completion, down[0]):
        return Outlook.BEST
    return _Below(cards, bracket, completion, down).judged()


def does_as_it_comes(cards: Cards, bracket: Bracket, completion: Completion, down: int) -> bool:
    """Tell whether a pairing of the next bracket, made without a second thought, shows that all is at its best.

    Everybody in turn has the last opponent left; of an odd number a resident may leave, as numbers alone ask for.
    """
    free, rows = 1 << down | mask_of(bracket.next_group), cards.rows
    rest, leavers = bracket.below & ~free, 0
    may_leave = len(bracket.next_group) % 2 == 0
    while free:
        one = free & -free
        free ^= one
        open_to = rows[one.bit_length() - 1] & free
        if open_to:
            free ^= 1 << open_to.bit_length() - 1
        elif may_leave and one != 1 << down:
            leavers, may_leave = one, False
        else:
            return False
    return completion.keeps(rest | leavers)


class _Below:
    """The next bracket, as these downfloaters make it."""

    def __init__(self, cards: Cards, bracket: Bracket, completion: Completion, down: tuple[int, ...]) -> None:
        self._cards = cards
        self._completion = completion
        self._players = (*down, *bracket.next_group)
        self._everybody = mask_of(self._players)
        self._rest = bracket.below & ~self._everybody
        mdps = mask_of(down)
        self._rows = {place: cards.legal(place) & self._everybody for place in self._players}
        for place in down:
            self._rows[place] &= ~mdps
        scores = cards.scores
        self._lowest = fewest_scores([scores[each] for each in down], [scores[each] for each in bracket.next_group])

    def judged(self) -> Outlook:
        """Tell whether the numbers of C8 are those of the least bracket thinkable, and C4 is kept with them."""
        if len(self._lowest) == 1:
            if self._takers()[0] & self._one_leaving() & self._completion.joining(self._rest):
                return Outlook.BEST
            return self._worse_if_enough()
        leavers = self._leavers()
        if leavers is None:
            return self._worse_if_enough()
        return Outlook.BEST if self._completion.keeps(self._rest | leavers) else Outlook.UNKNOWN

    def _worse_if_enough(self) -> Outlook:
        """Tell that it is worse, unless all below need more than the numbers let leave."""
        needs_more = self._completion.lacks_more_than(len(self._lowest), self._rest)
        return Outlook.UNKNOWN if needs_more else Outlook.WORSE

    def _takers(self) -> list[int]:
        """Return who may leave by score, for each of as low scores as numbers alone ask for."""
        scores = self._cards.scores
        by_score: dict[int, int] = {}
        for place in self._players:
            by_score[scores[place]] = by_score.get(scores[place], 0) | 1 << place
        return [by_score[score] for score in self._lowest]

    def _one_leaving(self) -> int:
        """Return everybody without whom all others of the next bracket can be paired (a mask)."""
        blossoms = Blossoms(self._rows)
        alone = blossoms.left_alone_by_some()
        return alone if list(blossoms.mates.values()).count(NOBODY) == 1 else 0

    def _leavers(self) -> int | None:
        """Return who leaves the next bracket if as few do, of as low scores, as numbers alone ask for.

        Of several only one set is tried; None where there is none.
        """
        first, takers = len(self._cards.players) + 1, self._takers()
        blossoms = Blossoms(Seats(tuple(takers), first).added_to(self._rows))
        if not blossoms.match_all():
            return None
        return mask_of(blossoms.mates[seat] for seat in range(first, first + len(takers)))
