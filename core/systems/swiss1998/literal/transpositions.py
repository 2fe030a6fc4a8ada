"""Transpositions of S2 against S1, place by place: C6 and C7."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from paircard.core.systems.kit.orders import transpositions
from paircard.core.systems.swiss1998.brackets import Places
from paircard.core.systems.swiss1998.literal.prospects import Prospects, Terms
from paircard.core.systems.swiss1998.question import Question


class Placement:
    """S1 waiting for opponents from S2; `rest` more pairs are to be made among those who stay in S2."""

    def __init__(self, prospects: Prospects, s1: Places, s2: Places, rest: int, terms: Terms, spent: int = 0) -> None:
        """Set S1 against S2; `spent` clashes of x are already used by other pairs of the bracket."""
        self._prospects = prospects
        self._cards = prospects.run.cards
        self._narrator = prospects.narrator
        self._s1 = s1
        self._s2 = s2
        self._rest = rest
        self._terms = terms
        self._spent = [spent]
        """Clashes used before and after each place."""
        self._looked_at: dict[int, int] = {}
        """Who was looked at last for each place."""
        self._given_up: Places | None = None
        """A beginning which nothing else can follow, not told yet: a shorter one may be given up as well."""

    def arrangements(self) -> Iterator[tuple[Places, int]]:
        """Yield the opponents of S1 in the order D1, with the clashes used by then."""
        self._narrator.sides_set(self._s1, self._s2)
        for chosen in transpositions(self._s2, len(self._s1), self._keeps, self._lost):
            yield chosen, self._spent[len(chosen)]
        self._tell_given_up()

    def _keeps(self, chosen: Sequence[int], candidate: int) -> bool:
        """Tell whether the next of S1 may meet this candidate, as far as can be seen."""
        seeker, narrator = self._s1[len(chosen)], self._narrator
        self._looked_at[len(chosen)] = candidate
        if narrator.heard:
            self._tell_order(chosen, candidate)
        before = self._spent[len(chosen)]
        spent = before + self._cards.clash(seeker, candidate)
        if spent > self._terms.x or not self._cards.mates(seeker, self._terms.up) >> candidate & 1:
            if narrator.heard:
                budget = self._terms.x - before
                narrator.pair_refused(
                    self._cards.refusal(seeker, candidate, self._terms.up, budget), (seeker, candidate)
                )
            return False
        self._prospects.count()
        if self._prospects.in_trouble and not self._possible([*chosen, candidate], spent):
            narrator.pair_spoils_others(seeker, candidate, *self._terms_after([*chosen, candidate], spent))
            return False
        self._spent[len(chosen) + 1 :] = [spent]
        narrator.pair_stands(seeker, candidate)
        return True

    def _lost(self, chosen: Sequence[int]) -> bool:
        """Tell whether nothing more can follow after these opponents."""
        self._prospects.in_trouble = True
        if self._possible(chosen, self._spent[len(chosen)]):
            return False
        last = self._s2.index(self._looked_at[len(chosen)])
        if any(place not in chosen for place in self._s2[last + 1 :]):
            self._given_up = tuple(chosen)
        return True

    def _possible(self, chosen: Sequence[int], spent: int) -> bool:
        return self._prospects.possible(self._s1[len(chosen) :], self._free(chosen), self._rest, self._terms, spent)

    def _free(self, chosen: Sequence[int]) -> list[int]:
        taken = set(chosen)
        return [place for place in self._s2 if place not in taken]

    # --- what is told ----------------------------------------------------------------------------------------

    def _terms_after(self, chosen: Sequence[int], spent: int) -> tuple[Question, int, int]:
        """Return what is asked of the others after a beginning, the clashes left, and the downfloat level."""
        question = self._prospects.question(self._s1[len(chosen) :], self._free(chosen), self._rest, self._terms)
        return question, self._terms.x - spent, self._terms.down

    def _tell_order(self, chosen: Sequence[int], candidate: int) -> None:
        """Tell the order of S2 that is tried, unless it is the one already told."""
        self._tell_given_up()
        free = self._free(chosen)
        if candidate != free[0]:
            free.remove(candidate)
            self._narrator.next_transposition((*chosen, candidate, *free))

    def _tell_given_up(self) -> None:
        """Tell why the orders that begin so are left out."""
        if self._given_up is not None:
            chosen = self._given_up
            self._given_up = None
            spent = self._spent[len(chosen)]
            self._narrator.no_more_orders(chosen, *self._terms_after(chosen, spent))
