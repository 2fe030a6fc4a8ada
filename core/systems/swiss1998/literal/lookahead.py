"""Look-ahead: shows by a matching that a whole family of tries must fail, before they are made.

It never changes an answer. What it says "no" to, the literal procedure would try in full and refuse;
what it cannot judge exactly it lets pass. The argument for x: it starts at a lower bound of the clashes
and grows by one only when everything has failed (C11), so "at most x" can be judged by the least.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush

from paircard.core.facets.trace import unlimited
from paircard.core.systems.kit.orders import Exchange
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.priced_graph import Prices, cheapest
from paircard.core.systems.swiss1998.question import Question, Sides

FIRST_EXCHANGE = (1, 1)
MOST_MATCHINGS = 100
"""Matchings made for one question, before what is known by then has to do."""


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
        found = self._least_cost(question, Prices(self._cards.clash, left=len(self._cards.players) + 1))
        if found is None or found[0] > question.left:
            return None
        return found[1] if found[0] == question.left else 0

    def first_exchange(self, question: Question, half: int, clashes: int) -> tuple[int, int] | None:
        """Return the least (count, difference) of all exchanges after which the group could be paired."""
        return self._least_exchange(question, Sides(half), clashes)

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
        clash = count * size
        prices = self._prices_of_exchanges(question, sides, clash if fewest == clashes else 0, count, clash * size)
        found = self._least_cost(question, prices)
        if found is None or found[0] > question.left:
            return None
        if found[0] < question.left:
            return FIRST_EXCHANGE
        used, exchange = divmod(found[1], clash)
        return None if used > clashes else divmod(exchange, count)

    def _prices_of_exchanges(self, question: Question, sides: Sides, clash: int, leaving: int, left: int) -> Prices:
        """Return what each pair costs of an exchange that sets its two players on different sides of S1 | S2."""
        position = {place: at for at, place in enumerate(question.pool, 1)}

        def price(one: int, other: int) -> int | None:
            a, b = position[one], position[other]
            costs = [
                first + second
                for in_s1, in_s2 in ((a, b), (b, a))
                if (first := sides.cost(in_s1, leaving, first=True)) is not None
                and (second := sides.cost(in_s2, leaving, first=False)) is not None
            ]
            return min(costs) + self._cards.clash(one, other) * clash if costs else None

        return Prices(price, lambda place: sides.cost(position[place], leaving, first=False), left)

    def _least_cost(self, question: Question, prices: Prices) -> tuple[int, int] | None:
        """Return how many are left over by the cheapest pairing that leaves over a set not to be avoided, and its cost.

        Whatever leaves over another set than the one found keeps at least one of its players: so each of
        them in turn is kept, the cheapest found first. After enough matchings the bound so far must do.
        """
        asked = {question.floaters}
        found: list[tuple[int, int, int, frozenset[int], Question]] = []
        fresh = [question]
        while True:
            for one in fresh:
                self._pulse()
                answer = cheapest(self._cards, one, prices)
                if answer is not None:
                    heappush(found, (len(answer.over), answer.cost, one.floaters, answer.over, one))
            if not found:
                return None
            count, cost, _, left, one = heappop(found)
            if left not in question.avoid or len(asked) > MOST_MATCHINGS:
                return count, cost
            fresh = [kept for place in left if (kept := one.keeping(place)).floaters not in asked]
            asked.update(kept.floaters for kept in fresh)
