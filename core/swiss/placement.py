"""Transpositions of S2 against S1, place by place: C6 and C7."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.swiss.orders import transpositions

if TYPE_CHECKING:
    from core.swiss.tries import Attempt


@dataclass(frozen=True, slots=True)
class Terms:
    """What is in force: clashes allowed in the bracket (x) and the levels of relaxation (R3)."""

    x: int
    up: int
    down: int


class Placement:
    """S1 waiting for opponents from S2; `rest` more pairs are to be made among those who stay in S2."""

    def __init__(
        self, attempt: Attempt, s1: tuple[int, ...], s2: tuple[int, ...], rest: int, terms: Terms, spent: int = 0
    ) -> None:
        """Set S1 against S2; `spent` clashes of x are already used by other pairs of the bracket."""
        self._attempt = attempt
        self._cards = attempt.run.cards
        self._s1 = s1
        self._s2 = s2
        self._rest = rest
        self._terms = terms
        self._spent = [spent]
        """Clashes used before and after each place."""

    def arrangements(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield the opponents of S1 in the order D1, with the clashes used by then."""
        self._attempt.narrator.sides(self._s1, self._s2)
        for chosen in transpositions(self._s2, len(self._s1), self._keeps, self._lost):
            yield chosen, self._spent[len(chosen)]

    def _keeps(self, chosen: Sequence[int], candidate: int) -> bool:
        """Tell whether the next of S1 may meet this candidate, as far as can be seen."""
        seeker, narrator = self._s1[len(chosen)], self._attempt.narrator
        before = self._spent[len(chosen)]
        spent = before + self._cards.clash(seeker, candidate)
        if spent > self._terms.x or not self._cards.mates(seeker, self._terms.up) >> candidate & 1:
            if narrator.heard:
                budget = self._terms.x - before
                narrator.refused(self._cards.refusal(seeker, candidate, self._terms.up, budget), (seeker, candidate))
            return False
        self._attempt.run.count(self._attempt.bracket.score)
        if self._attempt.in_trouble and not self._possible([*chosen, candidate], spent):
            narrator.spoils(seeker, candidate)
            return False
        self._spent[len(chosen) + 1 :] = [spent]
        narrator.stands(seeker, candidate)
        return True

    def _lost(self, chosen: Sequence[int]) -> bool:
        """Tell whether nothing more can follow after these opponents."""
        self._attempt.in_trouble = True
        return not self._possible(chosen, self._spent[len(chosen)])

    def _possible(self, chosen: Sequence[int], spent: int) -> bool:
        taken = set(chosen)
        pool = [place for place in self._s2 if place not in taken]
        return self._attempt.possible(self._s1[len(chosen) :], pool, self._rest, self._terms, spent)
