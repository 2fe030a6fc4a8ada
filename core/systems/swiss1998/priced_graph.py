"""The graph whose perfect matchings are the pairings a question asks for, each at a price (Edmonds 1965)."""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.systems.kit.bit_masks import mask_of, places_in
from paircard.core.systems.kit.matching.assignment import Assignment
from paircard.core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import ALL, Below, Question
from paircard.core.systems.swiss1998.rows import bound_of, possible, possible_at_bound
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Prices:
    """What a pair and a player left over cost; None if it must not be. `left` must outweigh everything else."""

    pair: Callable[[int, int], int | None]
    over: Callable[[int], int | None] = lambda _place: 0
    left: int = 1


@dataclass(frozen=True, slots=True)
class Solution:
    """A cheapest pairing: its cost without `left`, the opponents inside the bracket, and who is left over."""

    cost: int
    opponent: dict[int, int]
    over: frozenset[int]


def cheapest(cards: Cards, question: Question, prices: Prices) -> Solution | None:
    """Return a cheapest pairing, None if there is none; with the next bracket any number may be left over."""
    return _Graph(cards, question, prices).cheapest()


def least_clashes(cards: Cards, question: Question) -> int | None:
    """Return the least number of clashes of the pairings a question asks for, None if there is none."""
    if question.left < 0:
        return None
    if question.below is None and possible_at_bound(cards, question):
        return bound_of(cards, question)
    if not possible(cards, question):
        return None
    solution = of_fewest_clashes(cards, question)
    return None if solution is None else solution.cost


def of_fewest_clashes(cards: Cards, question: Question) -> Solution | None:
    """Return a pairing with the fewest clashes of those a question asks for, None if there is none."""
    solution = cheapest(cards, question, Prices(cards.clash, left=len(cards.players) + 1))
    return None if solution is None or len(solution.over) != question.left else solution


def assignment_of(cards: Cards, question: Question) -> Assignment:
    """Return S1 (and a seat for everybody left over) against S2."""
    meets = [cards.mates(place, question.up) & ~question.leavers for place in question.seekers]
    clashing = [cards.clashing(place) for place in question.seekers]
    seats = [question.floaters] * question.left
    free = [mask & ~same for mask, same in zip(meets, clashing, strict=True)] + seats
    dear = [mask & same for mask, same in zip(meets, clashing, strict=True)] + [0] * len(seats)
    return Assignment(free, dear, mask_of(question.pool))


class _Graph:
    """Players are nodes, pairs are edges; a player left over meets a seat, or somebody of the next bracket."""

    def __init__(self, cards: Cards, question: Question, prices: Prices) -> None:
        self._cards = cards
        self._question = question
        self._prices = prices
        self._places = question.places
        self._node = {place: node for node, place in enumerate(self._places)}
        self._size = len(self._places)
        self._leftover = self._leftover_costs()
        self._edges: list[Edge] = []
        self._made_below: set[tuple[int, int]] = set()
        """Pairs of two players of the bracket, lower node first, that would be made in the next one."""

    def _lay_out(self) -> None:
        self._pairs_within()
        if self._question.below is None:
            self._seats(self._question.left)
        else:
            self._next_bracket(self._question.below)

    def cheapest(self) -> Solution | None:
        """Return the cheapest perfect matching as a pairing."""
        self._lay_out()
        matching = cheapest_perfect_matching(self._size, self._edges)
        if matching is None:
            return None
        opponent, here = {}, len(self._places)
        for pair in matching:
            if pair[1] < here and pair not in self._made_below:
                one, other = (self._places[node] for node in pair)
                opponent[one], opponent[other] = other, one
        over = frozenset(place for place in self._places if place not in opponent)
        return Solution(sum(matching.values()) - len(over) * self._prices.left, opponent, over)

    def _leftover_costs(self) -> dict[int, int]:
        """Return who may be left over, and at what cost."""
        costs = {}
        for place in self._question.pool:
            over = self._prices.over(place) if self._question.floaters >> place & 1 else None
            if over is not None:
                costs[place] = self._prices.left + over
        return costs

    def _pairs_within(self) -> None:
        """Add the pairs of seekers with the pool, and of the pool with itself if more are wanted."""
        question, leavers, node = self._question, self._question.leavers, self._node
        pool = mask_of(question.pool) & ~leavers
        for place in self._places if question.rest else question.seekers:
            if leavers >> place & 1:
                continue
            later = pool >> place << place if pool >> place & 1 else pool
            for other in places_in(self._cards.mates(place, question.up) & later):
                cost = self._prices.pair(place, other)
                if cost is not None:
                    self._edges.append((node[place], node[other], cost))

    def _seats(self, seats: int) -> None:
        """Add a seat for everybody left over."""
        for seat in range(self._size, self._size + seats):
            self._edges += [(self._node[place], seat, cost) for place, cost in self._leftover.items()]
        self._size += seats

    def _next_bracket(self, below: Below) -> None:
        """Add the next bracket: those left over must find an opponent there."""
        fixed, node = [*below.passed, *below.residents], self._node
        for place in fixed:
            node[place] = self._size
            self._size += 1
        seekers = below.seekers & ~mask_of(below.residents)

        def meets(place: int) -> int:
            return self._cards.legal(place) & (~seekers if seekers >> place & 1 else ALL)

        there = mask_of(fixed)
        for place, cost in self._leftover.items():
            self._edges += [(node[place], node[other], cost) for other in places_in(meets(place) & there)]
        for at, place in enumerate(fixed):
            others = meets(place)
            self._edges += [(node[place], node[other], 0) for other in fixed[at + 1 :] if others >> other & 1]
        self._leftovers_together(meets)
        self._spare_seats(below, seekers)
        self._seats(below.anywhere)

    def _leftovers_together(self, meets: Callable[[int], int]) -> None:
        """Add pairs which the next bracket may make of two who come down, unless they can be made here."""
        known = {(one, other) for one, other, _ in self._edges}
        leftover = list(self._leftover.items())
        for at, (place, cost) in enumerate(leftover):
            others = meets(place)
            for other, other_cost in leftover[at + 1 :]:
                pair = self._node[place], self._node[other]
                if pair not in known and others >> other & 1:
                    self._edges.append((*pair, cost + other_cost))
                    self._made_below.add(pair)

    def _spare_seats(self, below: Below, seekers: int) -> None:
        """Add seats for those whom the next bracket may leave over; a seat may stay empty."""
        costs = dict.fromkeys((*below.passed, *below.residents), 0) | self._leftover
        costs = {place: cost for place, cost in costs.items() if not seekers >> place & 1}
        seats = range(self._size, self._size + below.spare)
        for seat in seats:
            for place, cost in costs.items():
                if not below.lowest or self._cards.bye_eligible >> place & 1:
                    self._edges.append((self._node[place], seat, cost))
            self._edges += [(seat, other, 0) for other in range(seat + 1, seats.stop)]
        self._size += below.spare
