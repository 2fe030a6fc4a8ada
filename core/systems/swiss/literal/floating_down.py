"""Brackets of books in which players float down: residents, those who came down to them, and who may be left over.

Left over are the fewest, with the lowest scores, that leave a complete pairing of all below.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations, groupby
from typing import Any, TypeVar

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.literal.cards import Cards
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.literal.effort import Budget
from paircard.core.values.frozen import dataclass

R = TypeVar("R")  # no words: a name
Field = Cards[Any]
Scores = tuple[int, ...]
"""In half points, high to low."""
Pairable = Callable[[int], bool]
"""Whether all of a set can be paired with each other inside the bracket."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """The residents and those whom the bracket above left over; sets of places as bit masks."""

    score: int
    """Of the residents, in half points."""
    mdps: int
    residents: int
    next_group: int
    """The scoregroup below; empty for the last bracket."""
    below: int
    """Everybody under this bracket."""

    @property
    def players(self) -> int:
        """Everybody in it."""
        return self.mdps | self.residents

    @property
    def last(self) -> bool:
        """Whether nobody is left below: who is left over here has the bye."""
        return not self.below


def bracket_of(cards: Field, at: int, mdps: int) -> Bracket:
    """Return the bracket of a scoregroup, given who comes down to it."""
    score, *_ = scores = list(cards.scoregroups)[at:]
    residents, *lower = (cards.scoregroups[each] for each in scores)
    return Bracket(score, mdps, residents, lower[0] if lower else 0, sum(lower))


def walked(cards: Field, paired: Callable[[Bracket], tuple[int, R]]) -> list[R]:
    """Return how all brackets ended, from the top; each says who goes down (a mask of places), and how it ended."""
    results, down = list[R](), 0
    for at in range(len(cards.scoregroups)):
        down, result = paired(bracket_of(cards, at, down))
        results.append(result)
    return results


def scores_down(cards: Field, places: Iterable[int]) -> Scores:
    """Return the scores of some from high to low, in whichever order the book has its places."""
    return tuple(sorted(map(cards.score, places), reverse=True))


def levels(cards: Field, players: int, budget: Budget) -> Iterator[list[int]]:
    """Yield what a bracket may leave over, the fewest first, then the lowest scores; equal sets in one list."""
    places = list(places_in(players))
    for size in range(len(places) % 2, len(places) + 1, 2):
        sets = sorted(combinations(places, size), key=lambda left: scores_down(cards, left))
        for _, alike in groupby(sets, key=lambda left: scores_down(cards, left)):
            level = []
            for left in alike:
                budget.spend()
                level.append(mask_of(left))
            yield level


def best_left(
    cards: Field, players: int, below: int, pairable: Pairable, completion: Completion, budget: Budget
) -> list[int]:
    """Return the first that leave the others pairable, and all below, too; nothing if there is none."""
    for level in levels(cards, players, budget):
        kept = [left for left in level if completion.possible(left | below) and pairable(players & ~left)]
        if kept:
            return kept
    return []


class NextBracket:
    """What the bracket below can reach, given who comes down to it."""

    def __init__(self, cards: Field, group: int, below: int, completion: Completion, budget: Budget) -> None:
        """Look at the scoregroup below; `below` are all under it."""
        self._cards = cards
        self._group = group
        self._below = below
        self._completion = completion
        self._budget = budget
        self._inside = Completion(cards.legal)

    def reached(self, left: int) -> tuple[int, Scores] | tuple[()]:
        """Return how few the bracket made of these and the next scoregroup leaves over, and their scores."""
        if not self._group:
            return ()
        best = best_left(
            self._cards, left | self._group, self._below, self._inside.possible, self._completion, self._budget
        )
        # those who come down and everybody below can be completed, so that something can be left over
        return best[0].bit_count(), scores_down(self._cards, places_in(best[0]))


def bye_places(cards: Field) -> int | None:
    """Return who may have the bye by C2: all of the least score that allows a complete pairing.

    Nobody (0) where the field is even; None where there is no complete pairing at all.
    """
    everybody = cards.everybody
    if everybody.bit_count() % 2 == 0:
        return 0 if Completion(cards.legal).possible(everybody) else None
    for score in sorted({cards.score(place) for place in places_in(cards.byes)}):
        byes = mask_of(place for place in places_in(cards.byes) if cards.score(place) == score)
        if Completion(cards.legal, byes).possible(everybody):
            return byes
    return None
