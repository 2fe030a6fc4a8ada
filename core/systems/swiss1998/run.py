"""One run of the procedure: the cards, the look-ahead, the listener, and the count of the tries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import Protocol

from paircard.core.facets.pairing import TooManyTries
from paircard.core.facets.trace import Sink, Step, Verdict, unlimited
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.swiss1998.brackets import Bracket, Left, Made, Target
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import Below, Question
from paircard.core.values.said import Words, said


class Method(Protocol):
    """A way to find the pairings of one bracket: by the tries themselves, or by the search."""

    def __call__(
        self, run: Run, bracket: Bracket, target: Target, below: Below | None = None, seen: set[Left] | None = None
    ) -> Iterator[Made]:
        """Yield the pairings that satisfy C6, in the order of the tries, each set of left-over players once.

        Sets in `seen` are left out, and the set is kept up to date. With `below`, pairings that the next
        bracket certainly cannot use may be left out too.
        """


class Lookahead(Protocol):
    """What the procedure may ask."""

    def least_clashes(self, question: Question) -> int | None:
        """Return a lower bound of the clashes of any such pairing; None if there is certainly none."""

    def first_exchange(self, question: Question, half: int, clashes: int) -> tuple[int, int] | None:
        """Return the (count, difference) before which no exchange (D2) can help; None if none can."""

    def exchange_possible(self, question: Question, half: int, clashes: int, begun: Exchange) -> bool:
        """Tell whether an exchange that begins so might give such a pairing."""


class Run:
    """What every part of the procedure needs at hand."""

    def __init__(
        self,
        cards: Cards,
        lookahead: Lookahead,
        sink: Sink | None,
        tries: int,
        method: Method,
        pulse: Callable[[], None] = unlimited,
    ) -> None:
        """Start a run; `tries` limits how many tries the procedure makes in any one bracket.

        `pulse` is called at each of them; what it raises ends the run.
        """
        self.cards = cards
        self.lookahead = lookahead
        self.sink = sink
        self._allowed = tries
        self._method = method
        self._pulse = pulse
        self._made: Counter[int] = Counter()
        self.known: dict[Hashable, int | None] = {}
        """What the method has found out and may be asked again."""

    def pairings(
        self, bracket: Bracket, target: Target, below: Below | None = None, seen: set[Left] | None = None
    ) -> Iterator[Made]:
        """Yield the pairings of a bracket by the method of this run."""
        return self._method(self, bracket, target, below, seen)

    def count(self, score: int) -> None:
        """Count a try in the bracket of this score; raise TooManyTries if it is one too many."""
        self._pulse()
        self._made[score] += 1
        if self._made[score] > self._allowed:
            raise TooManyTries(score, self._allowed)

    def step(
        self, article: str, bracket: int | None, players: Iterable[int], verdict: Verdict, reason: Words, s1: int = 0
    ) -> None:
        """Tell the listener, if there is one, about a step; players are given by place, the first `s1` stand in S1."""
        if self.sink is not None:
            self.sink(Step(article, bracket, tuple(map(self.cards.number, players)), verdict, reason, s1))

    def numbers(self, places: Iterable[int]) -> str | Words:
        """Return pairing numbers for a sentence."""
        return " ".join(str(self.cards.number(place)) for place in places) or said("nobody")
