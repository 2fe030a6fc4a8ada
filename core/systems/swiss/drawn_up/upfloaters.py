"""Who is drawn up, word by word: every set of every size and of all scores, in the order of the text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Protocol

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.drawn_up.cards import Bracket, Cards
from paircard.core.systems.swiss.literal.completion import Completion

Weight = tuple[int, ...]
"""What speaks against a set that would do, a number a criterion; of two sets the smaller is better."""


class Told(Protocol):
    """Who is told what speaks against sets."""

    def number_fails(self, count: int) -> None:
        """Hear that with so many not everybody can be paired."""

    def profile_fails(self, scores: Sequence[int]) -> None:
        """Hear the same of such scores."""

    def set_fails(self, upfloaters: int, *, bracket: bool) -> None:
        """Hear that a set leaves no legal pairing, in the bracket or below."""

    def set_weighed(self, upfloaters: int, weight: Weight) -> None:
        """Hear what speaks against a set that would do."""


class Upfloaters:
    """Chooses who is drawn up: the fewest, of the highest scores, then by what the book weighs, then the first set."""

    def __init__(
        self,
        field: Cards[Any],
        completion: Completion,
        told: Told,
        spend: Callable[[], None],
        weight: Callable[[Bracket, int], Weight],
    ) -> None:
        """Choose in a field; `spend` is called for every set.

        `weight` is what speaks against a set that leaves everybody pairable; zeros where nothing does.
        """
        self.field = field
        self.completion = completion
        self._told = told
        self._spend = spend
        self._weight = weight

    def chosen(self, bracket: Bracket) -> tuple[int, Weight]:
        """Return the set, and what it weighs."""
        for count in range(bracket.residents.bit_count() % 2, bracket.lower.bit_count() + 1, 2):
            for profile in self._profiles(bracket.lower, count):
                if best := self._best_set(bracket, profile):
                    return best
                self._told.profile_fails(profile)
            self._told.number_fails(count)
        raise AssertionError("only what can be completed is paired")

    def _profiles(self, lower: int, count: int) -> list[tuple[int, ...]]:
        """Return the scores that so many upfloaters can have, each from low to high, the best first."""
        there = {self.field.score(next(places_in(level))): level.bit_count() for level in self.field.levels(lower)}
        every = combinations_with_replacement(sorted(there), count)
        can_be = (each for each in every if all(each.count(score) <= there[score] for score in {*each}))
        return sorted(can_be, reverse=True)

    def _best_set(self, bracket: Bracket, profile: Sequence[int]) -> tuple[int, Weight] | None:
        found: tuple[int, Weight] | None = None
        for upfloaters in self._sets(bracket.lower, profile):
            self._spend()
            here = self.completion.possible(bracket.residents | upfloaters)
            if not here or not self.completion.possible(bracket.lower & ~upfloaters):
                self._told.set_fails(upfloaters, bracket=here)
                continue
            weight = self._weight(bracket, upfloaters)
            if not any(weight):
                return upfloaters, weight
            self._told.set_weighed(upfloaters, weight)
            if found is None or weight < found[1]:
                found = upfloaters, weight
        return found

    def _sets(self, lower: int, profile: Sequence[int]) -> Iterator[int]:
        """Yield the sets with these scores in their order: higher scores first, then smaller TPNs."""
        levels = [level for level in self.field.levels(lower) if self.field.score(next(places_in(level))) in profile]

        def from_level(at: int) -> Iterator[int]:
            if at == len(levels):
                yield 0
                return
            places = tuple(places_in(levels[at]))
            for chosen in combinations(places, profile.count(self.field.score(places[0]))):
                yield from (mask_of(chosen) | rest for rest in from_level(at + 1))

        return from_level(0)
