"""Who may be left over by a bracket: the fewest, with the lowest scores, that leave a complete pairing (C4 - C8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, groupby

from core.systems.dutch2026.cards import Cards
from core.systems.dutch2026.outcome import Scores
from core.systems.kit.places import mask_of, places_in
from core.systems.swiss.literal.completion import Completion
from core.systems.swiss.literal.effort import Budget

Pairable = Callable[[int], bool]
"""Whether all of a set can be paired with each other inside the bracket."""


def levels(cards: Cards, players: int, budget: Budget) -> Iterator[list[int]]:
    """Yield the sets that a bracket may leave over, by C6 and then C7; all in a list are equal in both."""
    places = list(places_in(players))
    for size in range(len(places) % 2, len(places) + 1, 2):
        sets = sorted(combinations(places, size), key=lambda left: [cards.score(place) for place in left])
        for _, alike in groupby(sets, key=lambda left: [cards.score(place) for place in left]):
            level = []
            for left in alike:
                budget.spend()
                level.append(mask_of(left))
            yield level


def best_left(
    cards: Cards, players: int, below: int, pairable: Pairable, completion: Completion, budget: Budget
) -> list[int]:
    """Return the sets of least C6 and C7 that leave the others pairable and C4 kept; nothing if there is none."""
    for level in levels(cards, players, budget):
        kept = [left for left in level if completion.possible(left | below) and pairable(players & ~left)]
        if kept:
            return kept
    return []


class NextBracket:
    """What the bracket below can reach, given who comes down to it (C8)."""

    def __init__(self, cards: Cards, group: int, below: int, completion: Completion, budget: Budget) -> None:
        """Look at the scoregroup below; `below` are all under it."""
        self._cards = cards
        self._group = group
        self._below = below
        self._completion = completion
        self._budget = budget
        self._inside = Completion(cards.legal)

    def reached(self, left: int) -> tuple[int, Scores] | tuple[()]:
        """Return the least C6, and then C7, of the bracket made of these and the next scoregroup."""
        if not self._group:
            return ()
        best = best_left(
            self._cards, left | self._group, self._below, self._inside.possible, self._completion, self._budget
        )
        # those who come down and everybody below can be completed, so that something can be left over
        return best[0].bit_count(), self._cards.scores(best[0])


def bye_places(cards: Cards) -> int | None:
    """Return who may have the bye by C2 and C5: all of the least score that allows a complete pairing (C.04.3 C5).

    Nobody (0) where the field is even; None where there is no complete pairing at all (1.9.3).
    """
    everybody = cards.everybody
    if everybody.bit_count() % 2 == 0:
        return 0 if Completion(cards.legal).possible(everybody) else None
    for score in sorted({cards.score(place) for place in places_in(cards.byes)}):
        byes = mask_of(place for place in places_in(cards.byes) if cards.score(place) == score)
        if Completion(cards.legal, byes).possible(everybody):
            return byes
    return None
