"""What is known of one bracket at one target while its tries are made: which of them can still succeed."""

from __future__ import annotations

from collections.abc import Sequence

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.swiss1998.brackets import Bracket, Left, Places, Target, downfloaters
from paircard.core.systems.swiss1998.narrator import Narrator
from paircard.core.systems.swiss1998.question import Below, Question
from paircard.core.systems.swiss1998.run import Run
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Terms:
    """What is in force: clashes allowed in the bracket (x) and the levels of relaxation (R3)."""

    x: int
    up: int
    down: int


class Prospects:
    """Asks the look-ahead about those who are still to be paired, on the terms in force."""

    def __init__(self, run: Run, bracket: Bracket, target: Target, below: Below | None, seen: set[Left]) -> None:
        """Know nothing yet but the sets of left-over players `seen` before, which are of no use."""
        self.run = run
        self.bracket = bracket
        self.narrator = Narrator(run, bracket, below)
        self.seen = seen
        self.left_over = len(bracket.players) - 2 * target.pairs
        self.in_trouble = below is not None
        """Has a first try failed, so that it pays to look ahead?"""
        self._below = below

    def count(self) -> None:
        """Count a try."""
        self.run.count(self.bracket.score)

    def possible(self, seekers: Sequence[int], pool: Sequence[int], rest: int, terms: Terms, spent: int) -> bool:
        """Tell whether these might still be paired with the clashes not yet spent."""
        least = self.run.lookahead.least_clashes(self.question(seekers, pool, rest, terms))
        return least is not None and spent + least <= terms.x

    def worth_trying(self, seekers: Places, pool: Places, rest: int, terms: Terms, spent: int) -> bool:
        """Look ahead once a first try has failed, and say so if nothing can succeed."""
        if not self.in_trouble or self.possible(seekers, pool, rest, terms, spent):
            return True
        self.narrator.level_skipped(self.question(seekers, pool, rest, terms), terms.x - spent, terms.down)
        return False

    def question(self, seekers: Sequence[int], pool: Sequence[int], rest: int, terms: Terms) -> Question:
        """Return whether these could be paired on such terms, as the look-ahead is asked."""
        avoid = self._seen_here() if self.left_over > 1 else frozenset[Left]()
        return Question(tuple(seekers), tuple(pool), rest, terms.up, self._floaters(terms.down), self._below, avoid)

    def may_float(self, left: Places, down: int) -> bool:
        """Tell whether those left over may be (B1b, B5, B6); say of the first who may not why."""
        allowed = self._floaters(down)
        barred = next((place for place in left if not allowed >> place & 1), None)
        if barred is None:
            return True
        self.narrator.cannot_stay_over(barred, down)
        return False

    def _floaters(self, down: int) -> int:
        """Return who may be left over at a level, and nobody seen before."""
        mask = downfloaters(self.run.cards, down, lowest=self.bracket.lowest)
        if self.left_over == 1:
            mask &= ~mask_of(place for left in self._seen_here() for place in left)
        return mask

    def _seen_here(self) -> frozenset[Left]:
        """Return the sets already seen that have as many players as are left over at this target."""
        return frozenset(left for left in self.seen if len(left) == self.left_over)
