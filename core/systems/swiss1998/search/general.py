"""Pairings of least cost where the sides S1 and S2 are still open, by general matching (Edmonds 1965)."""

from __future__ import annotations

from collections.abc import Callable

from core.systems.kit.matching.cheapest import cheapest_perfect_matching
from core.systems.kit.places import mask_of, places_in
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.search.feasible import fewest_thinkable, possible, possible_at_bound
from core.systems.swiss1998.search.task import Task
from core.systems.swiss1998.subproblem_graph import QuestionGraph, Weights
from core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Prices:
    """What a pair and a player left over cost; None if it must not be. `left` must outweigh everything else."""

    pair: Callable[[int, int], int | None]
    over: Callable[[int], int | None]
    left: int


@dataclass(frozen=True, slots=True)
class Solution:
    """A cheapest pairing: its cost without `left`, the opponents inside the bracket, and how many are left over."""

    cost: int
    opponent: dict[int, int]
    left: int


class PricedGraph(QuestionGraph):
    """The graph of a task with prices of its own."""

    def __init__(self, cards: Cards, task: Task, prices: Prices) -> None:
        """Lay out the players."""
        self._task = task
        self._prices = prices
        super().__init__(cards, task.question, Weights(0, prices.left))

    def solve(self) -> Solution | None:
        """Return a cheapest pairing, None if there is none."""
        self.lay_edges()
        matching = cheapest_perfect_matching(self._size, self._edges)
        if matching is None:
            return None
        inside = [pair for pair in matching if pair in self._inside]
        opponent = {}
        for pair in inside:
            one, other = (self._places[node] for node in pair)
            opponent[one], opponent[other] = other, one
        left = len(self._places) - 2 * len(inside)
        return Solution(sum(matching.values()) - left * self._prices.left, opponent, left)

    def _leftover_costs(self) -> dict[int, int]:
        question, costs = self._question, {}
        for place in question.pool:
            over = self._prices.over(place) if question.floaters >> place & 1 else None
            if over is not None:
                costs[place] = self._prices.left + over
        return costs

    def _pairs_within(self) -> None:
        question, price, node = self._question, self._prices.pair, self._node
        pool = mask_of(question.pool) & ~self._task.leavers
        for place in self._places if question.rest else question.seekers:
            later = pool >> place << place if pool >> place & 1 else pool
            if self._task.leavers >> place & 1:
                continue
            for other in places_in(self._cards.mates(place, question.up) & later):
                cost = price(place, other)
                if cost is not None:
                    self._edges.append((node[place], node[other], cost))
        self._inside = {(min(one, other), max(one, other)) for one, other, _ in self._edges}


def least_clashes(cards: Cards, task: Task) -> int | None:
    """Return the least number of clashes of the pairings a task asks for, None if there is none."""
    question = task.question
    if question.left < 0:
        return None
    if question.below is None and possible_at_bound(cards, task):
        everybody = mask_of((*question.seekers, *question.pool))
        return fewest_thinkable(cards, everybody, len(question.seekers) + question.rest)
    if not possible(cards, task):
        return None
    solution = of_fewest_clashes(cards, task)
    return None if solution is None else solution.cost


def of_fewest_clashes(cards: Cards, task: Task) -> Solution | None:
    """Return a pairing with the fewest clashes of those a task asks for, None if there is none."""
    scale = len(cards.players) + 1
    solution = PricedGraph(cards, task, Prices(cards.clash, lambda _place: 0, scale)).solve()
    return None if solution is None or solution.left != task.question.left else solution
