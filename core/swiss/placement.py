"""Transpositions of S2 against S1, place by place: C6 and C7."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.swiss import criteria
from core.swiss.orders import transpositions
from core.swiss.trace import Verdict

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
        self._run = attempt.run
        self._s1 = s1
        self._s2 = s2
        self._rest = rest
        self._terms = terms
        self._spent = [spent]

    def arrangements(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Yield the opponents of S1 in the order D1, with the clashes used by then."""
        if self._s1:
            self._step("C6", (*self._s1, *self._s2), Verdict.TRY, self._sides())
        for chosen in transpositions(self._s2, len(self._s1), self._keeps, self._lost):
            yield chosen, self._spent[len(chosen)]

    def _keeps(self, chosen: Sequence[int], candidate: int) -> bool:
        """Tell whether the next of S1 may meet this candidate, as far as can be seen."""
        cards, seeker = self._run.cards, self._s1[len(chosen)]
        spent = self._spent[len(chosen)] + cards.clash(seeker, candidate)
        if spent > self._terms.x or not cards.mates(seeker, self._terms.up) >> candidate & 1:
            if self._run.sink is not None:
                self._explain(seeker, candidate)
            return False
        self._run.count(self._attempt.bracket.score)
        if not self._possible([*chosen, candidate], spent):
            reason = f"{self._pair(seeker, candidate)} is fine, but the others could then not be paired."
            self._step("C7", (seeker, candidate), Verdict.SKIPPED, reason)
            return False
        self._spent[len(chosen) + 1 :] = [spent]
        return True

    def _lost(self, chosen: Sequence[int]) -> bool:
        """Tell whether nothing more can follow after these opponents."""
        self._attempt.in_trouble = True
        return not self._possible(chosen, self._spent[len(chosen)])

    def _possible(self, chosen: Sequence[int], spent: int) -> bool:
        if not self._attempt.in_trouble:
            return True
        taken = set(chosen)
        pool = [place for place in self._s2 if place not in taken]
        return self._attempt.possible(self._s1[len(chosen) :], pool, self._rest, self._terms, spent)

    def _explain(self, seeker: int, candidate: int) -> None:
        """Say which article refuses the pair."""
        cards, terms = self._run.cards, self._terms
        one, other = cards.players[seeker], cards.players[candidate]
        likes, other_likes = cards.preferences[seeker], cards.preferences[candidate]
        refusal = criteria.refused_pair(one, other, likes, other_likes)
        if refusal is None and cards.mates(seeker, terms.up) >> candidate & 1:
            refusal = criteria.refused_clash(one, other, likes)
        if refusal is None:
            refusal = criteria.refused_float(min(one, other, key=lambda p: p.score), criteria.UP, terms.up)
        if refusal is not None:
            self._step(refusal.article, (seeker, candidate), Verdict.REFUSED, refusal.sentence)

    def _pair(self, one: int, other: int) -> str:
        return f"{self._run.cards.number(one)}-{self._run.cards.number(other)}"

    def _sides(self) -> str:
        return f"S1 {self._run.numbers(self._s1)} against S2 {self._run.numbers(self._s2)}."

    def _step(self, article: str, players: Sequence[int], verdict: Verdict, reason: str) -> None:
        self._run.step(article, self._attempt.bracket.score, players, verdict, reason)
