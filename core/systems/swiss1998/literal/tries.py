"""The tries of one bracket at one target, in the order of R4 and R5: C6 - C11."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from core.systems.kit.orders import Exchange, exchanged, exchanges
from core.systems.kit.places import mask_of
from core.systems.swiss1998.brackets import (
    Bracket,
    Left,
    Made,
    Places,
    Target,
    downfloat_levels,
    downfloaters,
    refusals_to_expect,
    upfloat_levels,
)
from core.systems.swiss1998.cards import LEVELS
from core.systems.swiss1998.literal.transpositions import Placement, Terms
from core.systems.swiss1998.narrator import Narrator
from core.systems.swiss1998.question import Below, Question
from core.systems.swiss1998.run import Run


def pairings(
    run: Run, bracket: Bracket, target: Target, below: Below | None = None, seen: set[Left] | None = None
) -> Iterator[Made]:
    """Yield the pairings that satisfy C6, in the order of the tries, each set of left-over players once.

    Sets in `seen` are left out, and the set is kept up to date. With `below`, pairings that the next
    bracket certainly cannot use are left out too.
    """
    attempt = Attempt(run, bracket, target, below, set() if seen is None else seen)
    for made in attempt.tries():
        left = frozenset(made.left)
        if left not in attempt.seen:
            attempt.seen.add(left)
            attempt.narrator.made(made.pairs, made.left)
            yield made
            if not made.left:
                return
        else:
            attempt.narrator.tried_before(made.left)


class Attempt:
    """One bracket, one target, and what has been found out about it so far.

    A homogeneous bracket is a remainder without moved-down players before it: one order of the tries
    (x, upfloats, opponents of the moved-down players, downfloats, exchanges, transpositions) serves both.
    """

    def __init__(self, run: Run, bracket: Bracket, target: Target, below: Below | None, seen: set[Left]) -> None:
        """Prepare the tries; none is made yet."""
        self.run = run
        self.bracket = bracket
        self.narrator = Narrator(run, bracket, below)
        self.seen = seen
        self._target = target
        self._below = below
        self._s1 = bracket.players[: target.movers]
        self._s2 = bracket.players[target.movers :]
        self._left_over = len(bracket.players) - 2 * target.pairs
        self.in_trouble = below is not None
        """Has a first try failed, so that it pays to look ahead?"""

    def tries(self) -> Iterator[Made]:
        """Yield all pairings: x outermost (C11), then the upfloat levels (C10)."""
        if not self._left_over and frozenset() in self.seen:
            self.narrator.tried_before(())
            return
        first = max(0, refusals_to_expect(self.run.cards, self.bracket) - self._target.steps)
        last = max(first, self._target.pairs) if self.run.cards.corrected else first
        self.narrator.begins(self._target, first)
        for x in range(first, last + 1):
            if x > first:
                self.narrator.more_clashes(x)
            for up in upfloat_levels(self.run.cards, self.bracket):
                self.narrator.upfloats(up)
                yield from self._at(Terms(x, up, LEVELS[-1]))

    def _down_levels(self, terms: Terms) -> Iterator[Terms]:
        """Yield the terms for every downfloat level (C9); one if nobody is left over."""
        for down in downfloat_levels(self.run.cards, self._left_over):
            self.narrator.downfloats(down)
            yield replace(terms, down=down)

    def _at(self, terms: Terms) -> Iterator[Made]:
        """Yield the pairings for one x and upfloat level; downfloat levels come as R5 has them."""
        rest = self._target.rest
        if not self._worth_trying(self._s1, self._s2, rest, terms, 0):
            return
        if self._s1 and self._left_over <= 1 and not rest:
            for lower in self._down_levels(terms):
                if self._worth_trying(self._s1, self._s2, 0, lower, 0):
                    self.narrator.divided(self._s1, self._s2, movers=True)
                    yield from self._arranged(Made(), self._s1, self._s2, lower)
                self.in_trouble = True
        else:
            self.narrator.divided(self._s1, self._s2, movers=True)
            for chosen, clashes in Placement(self, self._s1, self._s2, rest, terms).arrangements():
                taken = set(chosen)
                group = tuple(place for place in self._s2 if place not in taken)
                movers = Made(tuple(zip(self._s1, chosen, strict=True)), (), clashes)
                yield from self._remainder(movers, group, terms)
                self.narrator.another_opponent(movers.pairs)
        self.in_trouble = True

    def _remainder(self, movers: Made, group: Places, terms: Terms) -> Iterator[Made]:
        """Yield the pairings of a homogeneous group, or of the remainder after the moved-down players: C6 - C9."""
        half = self._target.rest
        for lower in self._down_levels(terms):
            if self._worth_trying((), group, half, lower, movers.clashes):
                self.narrator.divided(group[:half], group[half:], movers=False)
                yield from self._arranged(movers, group[:half], group[half:], lower)
                self.in_trouble = True
                yield from self._exchanged(movers, group, lower)

    def _exchanged(self, movers: Made, group: Places, terms: Terms) -> Iterator[Made]:
        """Yield the pairings of a group after each exchange that might help (C8, D2)."""
        half, look = self._target.rest, self.run.look
        clashes = terms.x - movers.clashes
        left_out = self.narrator.exchanges(self.question((), group, half, terms), half, clashes, terms.down)

        def first_of_use() -> tuple[int, int] | None:
            return look.first_exchange(self.question((), group, half, terms), half, clashes)

        def might_help(begun: Exchange) -> bool:
            self.run.count(self.bracket.score)
            return look.exchange_possible(self.question((), group, half, terms), half, clashes, begun)

        for exchange in exchanges(len(group), half, first_of_use, might_help):
            s1, s2 = exchanged(group, half, exchange)
            if self.possible(s1, s2, 0, terms, movers.clashes):
                left_out.until(exchange)
                self.narrator.exchange(sorted({*s2} & {*group[:half]}), sorted({*s1} & {*group[half:]}))
                self.narrator.in_order(s1, s2)
                yield from self._arranged(movers, s1, s2, terms)
        left_out.until(None)

    def _arranged(self, movers: Made, s1: Places, s2: Places, terms: Terms) -> Iterator[Made]:
        """Yield the pairings of S1 with S2 (C6, C7) whose left-over players may float."""
        for chosen, clashes in Placement(self, s1, s2, 0, terms, movers.clashes).arrangements():
            taken = set(chosen)
            left = tuple(place for place in s2 if place not in taken)
            if self._may_float(left, terms.down):
                pairs = (*movers.pairs, *zip(s1, chosen, strict=True))
                yield Made(pairs, left, clashes, terms.x, terms.up, terms.down)

    def _may_float(self, left: Places, down: int) -> bool:
        """Tell whether those left over may be (B1b, B5, B6)."""
        allowed = self._floaters(down)
        for place in left:
            if not allowed >> place & 1:
                self.narrator.cannot_stay_over(place, down)
                return False
        return True

    def _floaters(self, down: int) -> int:
        """Return who may be left over at a level, and nobody seen before."""
        mask = downfloaters(self.run.cards, self.bracket, down)
        if self._left_over == 1:
            mask &= ~mask_of(place for left in self._seen_here() for place in left)
        return mask

    def _seen_here(self) -> frozenset[Left]:
        """Return the sets already seen that have as many players as are left over at this target."""
        return frozenset(left for left in self.seen if len(left) == self._left_over)

    def possible(self, seekers: Sequence[int], pool: Sequence[int], rest: int, terms: Terms, spent: int) -> bool:
        """Look ahead: tell whether these might still be paired with the clashes not yet spent."""
        least = self._least(seekers, pool, rest, terms)
        return least is not None and spent + least <= terms.x

    def _worth_trying(self, seekers: Places, pool: Places, rest: int, terms: Terms, spent: int) -> bool:
        """Look ahead once a first try has failed, and say so if nothing can succeed."""
        if not self.in_trouble or self.possible(seekers, pool, rest, terms, spent):
            return True
        self.narrator.skipped(self.question(seekers, pool, rest, terms), terms.x - spent, terms.down)
        return False

    def _least(self, seekers: Sequence[int], pool: Sequence[int], rest: int, terms: Terms) -> int | None:
        return self.run.look.least_clashes(self.question(seekers, pool, rest, terms))

    def question(self, seekers: Sequence[int], pool: Sequence[int], rest: int, terms: Terms) -> Question:
        """Return whether these could be paired on such terms, as the look-ahead is asked."""
        avoid = self._seen_here() if self._left_over > 1 else frozenset[Left]()
        floaters = self._floaters(terms.down)
        return Question(tuple(seekers), tuple(pool), rest, terms.up, floaters, self._below, avoid)
