"""The graph whose perfect matchings are the pairings a question asks for."""

from __future__ import annotations

from core.systems.kit.matching.cheapest import Edge, cheapest_perfect_matching
from core.systems.kit.places import mask_of, places_in
from core.systems.swiss1998.cards import Cards
from core.systems.swiss1998.subproblem import Below, Question, Sides
from core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """Costs of a clash, of a player left over and, where exchanges are weighed, of one who leaves S1."""

    clash: int
    left: int
    leaving: int = 0
    sides: Sides | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """A cheapest pairing: its cost, and who would be left over."""

    cost: int
    left: frozenset[int]


class QuestionGraph:
    """Players are nodes, pairs are edges; a player left over meets a seat, or somebody of the next bracket."""

    def __init__(self, cards: Cards, question: Question, weights: Weights) -> None:
        """Lay out the players; the edges come when they are needed."""
        self._cards = cards
        self._question = question
        self._weights = weights
        self._places = [*question.seekers, *question.pool]
        self._node = {place: node for node, place in enumerate(self._places)}
        self._position = {place: position for position, place in enumerate(question.pool, 1)}
        self._leftover = self._leftover_costs()
        self._edges: list[Edge] = []
        self._size = len(self._places)

    def cheapest(self) -> Answer | None:
        """Return the cheapest perfect matching, None if there is none."""
        self.lay_edges()
        matching = cheapest_perfect_matching(self._size, self._edges)
        return None if matching is None else Answer(sum(matching.values()), self._left_by(matching))

    def lay_edges(self) -> None:
        """Add all edges."""
        self._pairs_within()
        if self._question.below is None:
            self._seats(self._question.left)
        else:
            self._next_bracket(self._question.below)

    def _left_by(self, matching: dict[tuple[int, int], int]) -> frozenset[int]:
        """Return who is left over by a matching: their edges are the dear ones."""
        size = len(self._places)
        over = (pair for pair, cost in matching.items() if cost >= self._weights.left)
        return frozenset(self._places[node] for pair in over for node in pair if node < size)

    def _leftover_costs(self) -> dict[int, int]:
        """Return who may be left over, and at what cost."""
        weights, costs = self._weights, {}
        for place, position in self._position.items():
            second = weights.sides.cost_of_second(position, weights.leaving) if weights.sides else 0
            if second is not None and self._question.floaters >> place & 1:
                costs[place] = weights.left + second
        return costs

    def _pairs_within(self) -> None:
        """Add the pairs of seekers with the pool, and of the pool with itself if more are wanted."""
        cards, question, pool = self._cards, self._question, mask_of(self._question.pool)
        for place in self._places if question.rest else question.seekers:
            later = pool >> place << place if place in self._position else pool
            for other in places_in(cards.mates(place, question.up) & later):
                exchange = self._exchange_cost(place, other)
                if exchange is not None:
                    clash = cards.clash(place, other) * self._weights.clash
                    self._edges.append((self._node[place], self._node[other], clash + exchange))

    def _exchange_cost(self, one: int, other: int) -> int | None:
        """Return the cost of having the two on different sides of S1 | S2, None if they cannot be."""
        sides, leaving = self._weights.sides, self._weights.leaving
        if sides is None:
            return 0
        a, b = self._position[one], self._position[other]
        ways = (
            (sides.cost_of_first(a), sides.cost_of_second(b, leaving)),
            (sides.cost_of_first(b), sides.cost_of_second(a, leaving)),
        )
        costs = [first + second for first, second in ways if first is not None and second is not None]
        return min(costs, default=None)

    def _seats(self, seats: int) -> None:
        """Add a seat for everybody left over."""
        for seat in range(self._size, self._size + seats):
            self._edges += [(self._node[place], seat, cost) for place, cost in self._leftover.items()]
        self._size += seats

    def _next_bracket(self, below: Below) -> None:
        """Add the next bracket: those left over must find an opponent there."""
        legal, fixed = self._cards.legal, [*below.passed, *below.residents]
        for place in fixed:
            self._node[place] = self._size
            self._size += 1
        partners = mask_of(fixed if below.mixed else below.residents)
        for place, cost in self._leftover.items():
            self._edges += [
                (self._node[place], self._node[other], cost) for other in places_in(legal(place) & partners)
            ]
        for at, place in enumerate(fixed):
            meets = legal(place) & partners
            self._edges += [
                (self._node[place], self._node[other], 0) for other in fixed[at + 1 :] if meets >> other & 1
            ]
        if below.mixed:
            self._leftovers_together()
        self._spare_seats(below, fixed)

    def _leftovers_together(self) -> None:
        """Add pairs which the next bracket may make of two who come down, unless they can be made here."""
        known = {(one, other) for one, other, _ in self._edges}
        leftover = list(self._leftover.items())
        for at, (place, cost) in enumerate(leftover):
            for other, other_cost in leftover[at + 1 :]:
                pair = self._node[place], self._node[other]
                if pair not in known and self._cards.legal(place) >> other & 1:
                    self._edges.append((*pair, cost + other_cost))

    def _spare_seats(self, below: Below, fixed: list[int]) -> None:
        """Add seats for those whom the next bracket may leave over; a seat may stay empty."""
        costs = dict.fromkeys(fixed if below.mixed else below.residents, 0)
        if below.mixed:
            costs |= self._leftover
        seats = range(self._size, self._size + below.spare)
        for seat in seats:
            for place, cost in costs.items():
                if not below.lowest or self._cards.bye_eligible >> place & 1:
                    self._edges.append((self._node[place], seat, cost))
            self._edges += [(seat, other, 0) for other in range(seat + 1, seats.stop)]
        self._size += below.spare
