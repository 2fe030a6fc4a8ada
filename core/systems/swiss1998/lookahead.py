"""Look-ahead: shows by a matching that a whole family of tries must fail, before they are made.

It never changes an answer. What it says "no" to, the literal procedure would try in full and refuse;
what it cannot judge exactly it lets pass. The argument for x: it starts at a lower bound of the clashes
and grows by one only when everything has failed (C11), so "at most x" can be judged by the least.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Protocol

from core.facets.trace import unlimited
from core.systems.kit.orders import Exchange
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.subproblem import Question, Sides
from core.systems.swiss1998.subproblem_graph import QuestionGraph, Weights

FIRST_EXCHANGE = (1, 1)
MOST_MATCHINGS = 100
"""Matchings made for one question, before what is known by then has to do."""


class Lookahead(Protocol):
    """What the procedure may ask."""

    def least_clashes(self, question: Question) -> int | None:
        """Return a lower bound of the clashes of any such pairing; None if there is certainly none."""

    def first_exchange(self, question: Question, half: int, clashes: int) -> tuple[int, int] | None:
        """Return the (count, difference) before which no exchange (D2) can help; None if none can."""

    def exchange_possible(self, question: Question, half: int, clashes: int, begun: Exchange) -> bool:
        """Tell whether an exchange that begins so might give such a pairing."""


class NoLookahead:
    """The literal procedure: nothing is known before it has been tried."""

    def least_clashes(self, _question: Question) -> int | None:
        """Know nothing."""
        return 0

    def first_exchange(self, _question: Question, _half: int, _clashes: int) -> tuple[int, int] | None:
        """Start at the beginning of the list."""
        return FIRST_EXCHANGE

    def exchange_possible(self, _question: Question, _half: int, _clashes: int, _begun: Exchange) -> bool:
        """Try everything."""
        return True


class Matchings:
    """Look-ahead by perfect matchings of least cost."""

    def __init__(self, cards: Cards, pulse: Callable[[], None] = unlimited) -> None:
        """Look at these cards; answers are remembered. `pulse` is called before every matching and may raise."""
        self._cards = cards
        self._pulse = pulse
        self._known: dict[Question, int | None] = {}

    def least_clashes(self, question: Question) -> int | None:
        """Return the least number of clashes, 0 if it cannot be told exactly; None if there is no pairing."""
        if question not in self._known:
            self._known[question] = self._least(question)
        return self._known[question]

    def _least(self, question: Question) -> int | None:
        if question.left < 0:
            return None
        scale = len(self._cards.players) + 1
        cost = self._least_cost(question, Weights(clash=1, left=scale))
        if cost is None:
            return None
        floats, clashes = divmod(cost, scale)
        if floats > question.left:
            return None
        return clashes if floats == question.left else 0

    def first_exchange(self, question: Question, half: int, clashes: int) -> tuple[int, int] | None:
        """Return the least (count, difference) of all exchanges after which the group could be paired."""
        return self._least_exchange(question, Sides(half, frozenset(), frozenset()), clashes)

    def exchange_possible(self, question: Question, half: int, clashes: int, begun: Exchange) -> bool:
        """Compare the least exchange that begins so with the (count, difference) it should have."""
        least = self._least_exchange(question, Sides.settled_by(begun, half, len(question.pool)), clashes)
        return least is not None and least <= (begun.count, begun.difference)

    def _least_exchange(self, question: Question, sides: Sides, clashes: int) -> tuple[int, int] | None:
        """Return the least (count, difference) of an exchange; a sum over players, so a matching finds it.

        Clashes weigh first where the least number of them is all that is allowed; elsewhere they are
        left out, which can only make the bound lower.
        """
        fewest = self.least_clashes(question)
        if fewest is None or fewest > clashes:
            return None
        size = len(question.pool) + 1
        count = 2 * size * size
        left = count * size * size
        weights = Weights(count * size if fewest == clashes else 0, left, count, sides)
        cost = self._least_cost(question, weights)
        if cost is None or cost // left > question.left:
            return None
        if cost // left < question.left:
            return FIRST_EXCHANGE
        used, exchange = divmod(cost % left, count * size)
        return None if used > clashes else divmod(exchange, count)

    def _least_cost(self, question: Question, weights: Weights) -> int | None:
        """Return the least cost of a pairing that leaves over a set of players not to be avoided.

        Whatever leaves over another set than the one found keeps at least one of its players: so each of
        them in turn is kept, the cheapest found first. After enough matchings the bound so far must do.
        """
        asked = {question.floaters}
        found: list[tuple[int, int, frozenset[int], Question]] = []
        fresh = [question]
        while True:
            for one in fresh:
                self._pulse()
                answer = QuestionGraph(self._cards, one, weights).cheapest()
                if answer is not None:
                    heappush(found, (answer.cost, one.floaters, answer.left, one))
            if not found:
                return None
            cost, _, left, one = heappop(found)
            if left not in question.avoid or len(asked) > MOST_MATCHINGS:
                return cost
            fresh = [kept for place in left if (kept := one.keeping(place)).floaters not in asked]
            asked.update(kept.floaters for kept in fresh)
