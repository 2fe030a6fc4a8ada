"""Look-ahead: shows by a matching that a whole family of tries must fail, before they are made.

It never changes an answer. What it says "no" to, the literal procedure would try in full and refuse;
what it cannot judge exactly it lets pass. The argument for x: it starts at a lower bound of the clashes
and grows by one only when everything has failed (C11), so "at most x" can be judged by the least.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from core.swiss.cards import Cards, mask_of, places_in

FIRST_EXCHANGE = (1, 1)


@dataclass(frozen=True, slots=True)
class Below:
    """What the next bracket needs, when a bracket is paired anew for its sake (C12, C13)."""

    residents: tuple[int, ...]
    passed: tuple[int, ...]
    """Players who come along in any case (C1)."""
    spare: int
    """How many the next bracket may leave over at most."""
    mixed: bool
    """May moved-down players meet each other there, or be left over?"""
    lowest: bool
    """Does the one left over get the bye (B1b)?"""


@dataclass(frozen=True, slots=True)
class Question:
    """Can every seeker be paired with one of the pool, and `rest` more pairs be made within the pool?"""

    seekers: tuple[int, ...]
    pool: tuple[int, ...]
    rest: int
    up: int
    """Level of relaxation for upfloats (R3)."""
    floaters: int
    """Mask of those who may be left over."""
    below: Below | None = None

    @property
    def left(self) -> int:
        """How many are left over."""
        return len(self.pool) - len(self.seekers) - 2 * self.rest


class Lookahead(Protocol):
    """What the procedure may ask."""

    def least_clashes(self, question: Question) -> int | None:
        """Return a lower bound of the clashes of any such pairing; None if there is certainly none."""

    def first_exchange(self, question: Question, half: int, clashes: int) -> tuple[int, int]:
        """Return (players, difference) before which no exchange (D2) can give such a pairing."""


class NoLookahead:
    """The literal procedure: nothing is known before it has been tried."""

    def least_clashes(self, _question: Question) -> int | None:
        """Know nothing."""
        return 0

    def first_exchange(self, _question: Question, _half: int, _clashes: int) -> tuple[int, int]:
        """Start at the beginning of the list."""
        return FIRST_EXCHANGE


class Matchings:
    """Look-ahead by perfect matchings of least cost."""

    def __init__(self, cards: Cards) -> None:
        """Look at these cards; answers are remembered."""
        self._cards = cards
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
        cost = _Graph(self._cards, question, _Weights(clash=1, float_=scale)).least_cost()
        if cost is None:
            return None
        floats, clashes = divmod(cost, scale)
        if floats > question.left:
            return None
        return clashes if floats == question.left else 0

    def first_exchange(self, question: Question, half: int, clashes: int) -> tuple[int, int]:
        """Return the least (players, difference) of an exchange after which the group could be paired.

        The cheapest exchange that turns a matching into pairs of S1 x S2 is forced: of two S1 players
        paired with each other the lower leaves, of two S2 players the higher comes, an S1 player left
        over leaves. So the exchange is a sum over the pairs, and the least is a matching of least cost.
        """
        least = self.least_clashes(question)
        if least is None:
            return FIRST_EXCHANGE
        size = len(question.pool) + 1
        count = 2 * size * size
        clash = count * size if least == clashes else 0
        float_ = count * size * size
        weights = _Weights(clash, float_, half, count)
        cost = _Graph(self._cards, question, weights).least_cost()
        if cost is None or cost // float_ != question.left:
            return FIRST_EXCHANGE
        return max(FIRST_EXCHANGE, divmod(cost % (count * size), count))


@dataclass(frozen=True, slots=True)
class _Weights:
    """Costs of a clash, a float, and - where exchanges count - of each S1 player who must leave his half."""

    clash: int
    float_: int
    half: int = 0
    leaving: int = 0


class _Graph:
    """The graph of a question: players, what stands for being left over, and the bracket below."""

    def __init__(self, cards: Cards, question: Question, weights: _Weights) -> None:
        self._cards = cards
        self._question = question
        self._weights = weights
        self._places = list(question.seekers + question.pool)
        self._node = {place: node for node, place in enumerate(self._places)}
        self._rank = {place: rank for rank, place in enumerate(question.pool, 1)}
        self._edges: list[tuple[int, int, int]] = []
        self._size = len(self._places)

    def least_cost(self) -> int | None:
        """Return the cost of the cheapest perfect matching, if there is one."""
        self._inner_pairs()
        if self._question.below is None:
            self._left_over()
        else:
            self._next_bracket(self._question.below)
        return cheapest_perfect_matching(self._size, self._edges)

    def _add(self, one: int, other: int, cost: int) -> None:
        self._edges.append((self._node[one], self._node[other], cost))

    def _inner_pairs(self) -> None:
        question, cards = self._question, self._cards
        pool = mask_of(question.pool)
        for place in self._places if question.rest else question.seekers:
            later = pool if place not in self._rank else pool >> (place + 1) << (place + 1)
            for other in places_in(cards.mates(place, question.up) & later):
                cost = cards.clash(place, other) * self._weights.clash
                self._add(place, other, cost + self._exchanged(place, other))

    def _exchanged(self, higher: int, lower: int) -> int:
        """Return the cost of bringing the two on different sides of S1 | S2."""
        half = self._weights.half
        if not half:
            return 0
        if self._rank[lower] <= half:
            return self._weights.leaving - self._rank[lower]
        return self._rank[higher] if self._rank[higher] > half else 0

    def _float(self, place: int) -> int:
        """Return the cost of leaving a player over."""
        rank = self._rank[place]
        leaves_half = rank <= self._weights.half
        return self._weights.float_ + (self._weights.leaving - rank if leaves_half else 0)

    def _left_over(self) -> None:
        question = self._question
        floaters = [place for place in question.pool if question.floaters >> place & 1]
        for seat in range(self._size, self._size + question.left):
            self._edges += [(self._node[place], seat, self._float(place)) for place in floaters]
        self._size += question.left

    def _next_bracket(self, below: Below) -> None:
        cards, question = self._cards, self._question
        floaters = [place for place in question.pool if question.floaters >> place & 1]
        fixed = [*below.passed, *below.residents]
        for place in fixed:
            self._node[place] = self._size
            self._size += 1
        residents = mask_of(below.residents)
        partners = residents | (mask_of(below.passed) if below.mixed else 0)
        for place in floaters:
            for other in places_in(cards.legal(place) & partners):
                self._add(place, other, self._float(place))
        for at, place in enumerate(fixed):
            for other in fixed[at + 1 :]:
                if cards.legal(place) & partners & 1 << other:
                    self._add(place, other, 0)
        if below.mixed:
            self._floaters_together(floaters)
        self._spare_seats(below, [*fixed, *floaters] if below.mixed else list(below.residents))

    def _floaters_together(self, floaters: list[int]) -> None:
        known = {(one, other) for one, other, _ in self._edges}
        for at, place in enumerate(floaters):
            for other in floaters[at + 1 :]:
                together = (self._node[place], self._node[other])
                if together not in known and self._cards.legal(place) >> other & 1:
                    self._add(place, other, self._float(place) + self._float(other))

    def _spare_seats(self, below: Below, candidates: list[int]) -> None:
        if below.lowest:
            candidates = [place for place in candidates if self._cards.bye_eligible >> place & 1]
        seats = range(self._size, self._size + below.spare)
        for seat in seats:
            for place in candidates:
                cost = self._float(place) if place in self._rank else 0
                self._edges.append((self._node[place], seat, cost))
            self._edges += [(seat, other, 0) for other in range(seat + 1, seats.stop)]
        self._size += below.spare


def cheapest_perfect_matching(size: int, edges: list[tuple[int, int, int]]) -> int | None:
    """Return the least total cost of a perfect matching on nodes 0..size-1, None if there is none."""
    import rustworkx

    if size % 2:
        return None
    ceiling = 1 + max((cost for _, _, cost in edges), default=0)
    graph = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(size))
    graph.extend_from_weighted_edge_list([(one, other, ceiling - cost) for one, other, cost in edges])
    matching = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(matching) != size:
        return None
    return sum(ceiling - graph.get_edge_data(one, other) for one, other in matching)
