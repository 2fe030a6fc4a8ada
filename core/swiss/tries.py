"""The tries of one bracket at one target, in the order of R4 and R5: C6 - C11."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from core.swiss import criteria
from core.swiss.brackets import Bracket, Target, refusals_to_expect
from core.swiss.cards import LEVELS, mask_of
from core.swiss.lookahead import Below, Question
from core.swiss.orders import exchanges
from core.swiss.placement import Placement, Terms
from core.swiss.run import Run
from core.swiss.trace import Verdict

Left = frozenset[int]


@dataclass(frozen=True, slots=True)
class Made:
    """A bracket paired at one target; players by place."""

    pairs: tuple[tuple[int, int], ...]
    left: tuple[int, ...]
    """Those left over, in the order A2."""
    clashes: int
    x: int
    up: int
    down: int


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
            yield made
            if not made.left:
                return


class Attempt:
    """One bracket, one target, and what has been found out about it so far."""

    def __init__(self, run: Run, bracket: Bracket, target: Target, below: Below | None, seen: set[Left]) -> None:
        """Prepare the tries; none is made yet."""
        self.run = run
        self.bracket = bracket
        self.target = target
        self.below = below
        self.seen = seen
        self.s1 = bracket.players[: target.movers]
        self.s2 = bracket.players[target.movers :]
        self.left_over = len(bracket.players) - 2 * target.pairs
        self.in_trouble = bool(below)
        """Has a first try failed, so that it pays to look ahead?"""

    def tries(self) -> Iterator[Made]:
        """Yield all pairings: x outermost (C11), then the upfloat levels (C10)."""
        if not self.left_over and frozenset() in self.seen:
            return
        first = max(0, refusals_to_expect(self.run.cards, self.bracket) - self.target.steps)
        last = max(first, self.target.pairs) if self.run.cards.corrected else first
        for x in range(first, last + 1):
            self._announce_x(x, first)
            for up in self._up_levels():
                if up:
                    self._announce_drop("C10", up, criteria.UP)
                yield from self._at(x, up)
                self.in_trouble = True

    def _up_levels(self) -> tuple[int, ...]:
        """Return the upfloat levels to try; one if nobody can float up (R3)."""
        scores = {self.run.cards.score(place) for place in self.bracket.players}
        return LEVELS if len(scores) > 1 and self.run.cards.corrected else LEVELS[:1]

    def _down_levels(self) -> tuple[int, ...]:
        """Return the downfloat levels to try; one if nobody is left over."""
        return LEVELS if self.left_over and self.run.cards.corrected else LEVELS[:1]

    def floaters(self, down: int) -> int:
        """Return who may be left over at a level: B5, B6, in the lowest bracket B1b, and nobody seen before."""
        cards = self.run.cards
        mask = cards.floaters(down)
        if self.bracket.lowest:
            mask &= cards.bye_eligible
        if self.left_over == 1:
            mask &= ~mask_of(place for left in self.seen for place in left)
        return mask

    def possible(self, seekers: Sequence[int], pool: Sequence[int], rest: int, terms: Terms, spent: int = 0) -> bool:
        """Look ahead: might these still be paired with the clashes left?"""
        if not self.in_trouble:
            return True
        least = self.run.look.least_clashes(self._question(seekers, pool, rest, terms))
        return least is not None and spent + least <= terms.x

    def _question(self, seekers: Sequence[int], pool: Sequence[int], rest: int, terms: Terms) -> Question:
        return Question(tuple(seekers), tuple(pool), rest, terms.up, self.floaters(terms.down), self.below)

    def _at(self, x: int, up: int) -> Iterator[Made]:
        """Yield the pairings for one x and upfloat level."""
        rest = self.target.rest
        if not self.possible(self.s1, self.s2, rest, Terms(x, up, LEVELS[-1])):
            self._announce_skip()
        elif self.s1 and self.left_over <= 1 and not rest:
            yield from self._without_remainder(x, up)
        else:
            for chosen, clashes in Placement(self, self.s1, self.s2, rest, Terms(x, up, LEVELS[-1])).arrangements():
                taken = set(chosen)
                group = tuple(place for place in self.s2 if place not in taken)
                pairs = tuple(zip(self.s1, chosen, strict=True))
                yield from self._remainder(pairs, clashes, group, x, up)

    def _without_remainder(self, x: int, up: int) -> Iterator[Made]:
        """Yield the pairings of moved-down players after which at most one is left (R5)."""
        for down in self._down_levels():
            if down:
                self._announce_drop("C9", down, criteria.DOWN)
            terms = Terms(x, up, down)
            if self.possible(self.s1, self.s2, 0, terms):
                yield from self._arranged((), 0, self.s1, self.s2, terms)
            else:
                self._announce_skip()
            self.in_trouble = True

    def _remainder(
        self, pairs: tuple[tuple[int, int], ...], clashes: int, group: tuple[int, ...], x: int, up: int
    ) -> Iterator[Made]:
        """Yield the pairings of a homogeneous group or remainder: C6 - C9."""
        for down in self._down_levels():
            if down:
                self._announce_drop("C9", down, criteria.DOWN)
            terms = Terms(x, up, down)
            if self.possible((), group, self.target.rest, terms, clashes):
                yield from self._exchanged(pairs, clashes, group, terms)
            else:
                self._announce_skip()
            self.in_trouble = True

    def _exchanged(
        self, pairs: tuple[tuple[int, int], ...], clashes: int, group: tuple[int, ...], terms: Terms
    ) -> Iterator[Made]:
        """Yield the pairings of a group without exchange, then after each exchange (C8, D2)."""
        half = self.target.rest
        yield from self._arranged(pairs, clashes, group[:half], group[half:], terms)
        self.in_trouble = True
        question = self._question((), group, half, terms)
        if not half or not self.possible((), group, half, terms, clashes):
            return
        start = self.run.look.first_exchange(question, half, terms.x - clashes)
        for leaving, coming in exchanges(len(group), half, start):
            gone, come = ({group[at - 1] for at in side} for side in (leaving, coming))
            s1 = tuple(place for at, place in enumerate(group) if (at < half and place not in gone) or place in come)
            s2 = tuple(place for at, place in enumerate(group) if (at >= half and place not in come) or place in gone)
            self.run.count(self.bracket.score)
            if self.possible(s1, s2, 0, terms, clashes):
                self._announce_exchange(sorted(gone), sorted(come))
                yield from self._arranged(pairs, clashes, s1, s2, terms)

    def _arranged(
        self,
        pairs: tuple[tuple[int, int], ...],
        clashes: int,
        s1: tuple[int, ...],
        s2: tuple[int, ...],
        terms: Terms,
    ) -> Iterator[Made]:
        """Yield the pairings of S1 with S2 (C6, C7) whose left-over players may float."""
        for chosen, spent in Placement(self, s1, s2, 0, terms, clashes).arrangements():
            taken = set(chosen)
            left = tuple(place for place in s2 if place not in taken)
            if self._may_float(left, terms.down):
                made = (*pairs, *zip(s1, chosen, strict=True))
                yield Made(made, left, spent, terms.x, terms.up, terms.down)

    def _may_float(self, left: tuple[int, ...], down: int) -> bool:
        """Tell whether those left over may be (B1b, B5, B6), and say who may not."""
        allowed = self.floaters(down)
        barred = [place for place in left if not allowed >> place & 1]
        if barred and self.run.sink is not None:
            player = self.run.cards.players[barred[0]]
            refusal = criteria.refused_float(player, criteria.DOWN, down) or criteria.refused_bye(player)
            if refusal is not None:
                self._step(refusal.article, barred[:1], Verdict.REFUSED, f"Left over: {refusal.sentence}")
        return not barred

    def _step(self, article: str, players: Sequence[int], verdict: Verdict, reason: str) -> None:
        self.run.step(article, self.bracket.score, players, verdict, reason)

    def _announce_x(self, x: int, first: int) -> None:
        if x > first:
            self._step("C11", (), Verdict.RAISED, f"Everything has failed, so x becomes {x}.")
        else:
            self._step("C2", self.bracket.players, Verdict.NOTED, f"At most {x} clashes are allowed (A8).")

    def _announce_drop(self, article: str, level: int, way: str) -> None:
        dropped = "B6" if level == 1 else "B5"
        floats = "upfloats" if way == criteria.UP else "downfloats"
        self._step(article, (), Verdict.DROPPED, f"{dropped} no longer counts for {floats}.")

    def _announce_skip(self) -> None:
        reason = "No pairing can satisfy what is in force now: the players who could meet do not go round."
        self._step("B4", (), Verdict.SKIPPED, reason)

    def _announce_exchange(self, gone: Sequence[int], come: Sequence[int]) -> None:
        run = self.run
        reason = f"Exchange {run.numbers(gone)} of S1 for {run.numbers(come)} of S2."
        self._step("C8", (*gone, *come), Verdict.TRY, reason)
