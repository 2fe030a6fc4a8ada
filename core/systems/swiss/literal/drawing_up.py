"""Brackets of books in which players are drawn up: the top scoregroup of who is left, and a set from below it.

The bye is given first, so that every bracket is paired completely.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement
from typing import Any, Protocol

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.swiss.literal import cards
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.position import C, SwissPosition
from paircard.core.values.frozen import dataclass

Weight = tuple[int, ...]
"""What speaks against a set that would do, a number a criterion; of two sets the smaller is better."""


@dataclass(frozen=True, slots=True)
class Bracket:
    """Who is to be paired next, and who could be drawn up; sets of places as bit masks."""

    score: int
    residents: int
    lower: int
    """All of lower scores who are not paired."""
    following: int
    """Those of them whose score is the next one of the field: none where that scoregroup is used up."""


class Cards(cards.Cards[C]):
    """Players by place, the smallest TPN first, and the brackets that are left of them."""

    def __init__(self, position: SwissPosition[C]) -> None:
        """Look at a position."""
        super().__init__(position, sorted(position.players, key=lambda player: player.number))
        self.position = position

    def bracket(self, unpaired: int) -> Bracket:
        """Return the bracket to be paired next."""
        scores = list(self.scoregroups)
        at = next(at for at, score in enumerate(scores) if self.scoregroups[score] & unpaired)
        residents = self.scoregroups[scores[at]] & unpaired
        following = self.scoregroups[scores[at + 1]] & unpaired if at + 1 < len(scores) else 0
        return Bracket(scores[at], residents, unpaired & ~residents, following)

    def levels(self, mask: int) -> list[int]:
        """Return a set by scores, the highest first: the places of each score as a mask."""
        return [group & mask for group in self.scoregroups.values() if group & mask]

    def in_set_order(self, mask: int) -> list[int]:
        """Return a set of upfloaters as it is written: higher scores first, then smaller TPNs."""
        return [place for level in self.levels(mask) for place in places_in(level)]

    def scores_up(self, mask: int) -> tuple[int, ...]:
        """Return the scores of a set from low to high."""
        return tuple(sorted(map(self.score, places_in(mask))))


def bye_order(field: cards.Cards[Any]) -> list[int]:
    """Return all places in the order in which the bye is offered: lowest score, most games or matches, largest TPN."""
    players = field.players
    return sorted(
        range(len(players)),
        key=lambda place: (players[place].score, -players[place].played, -players[place].number),
    )


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
