"""All pairings with the fewest clashes, as a graph; nodes are places.

Where colours make as few thinkable as there are, clashes need not be counted: whoever would cost more does not meet
(`rows_at_bound`). With the next bracket any number could be left over above, and that is counted, unless S1 has a
player for every pair: then all of S1 are matched above and nobody else is.
"""

from __future__ import annotations

from collections.abc import Callable

from paircard.core.systems.kit.bit_masks import mask_of
from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.systems.kit.matching.tight import Cheapest, Price
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.rows import Rows, pairs_asked, rows_at_bound
from paircard.core.systems.swiss1998.search.meeting_below import graph_of_all
from paircard.core.values.frozen import dataclass, replace


@dataclass(frozen=True, slots=True)
class Pairings:
    """The pairings that a question asks for, with the fewest clashes."""

    clashes: int
    all: Cheapest


def pairings_at_bound(cards: Cards, question: Question) -> Cheapest | None:
    """Return the pairings with as few clashes as the colours make thinkable, None if there are none."""
    below = question.below
    if question.left < 0:
        return None
    if below is None:
        graph = Blossoms(rows_at_bound(cards, question))
        return Cheapest(graph) if graph.match_all() else None
    if question.rest and (told := graph_of_all(cards, question, below)):
        return Cheapest(told)
    graph = Blossoms(_both_at_bound(cards, question))
    if not graph.match_all():
        return None
    return _leaving_as_many(cards, question, Cheapest(graph)) if question.rest else Cheapest(graph)


def cheapest_pairings(cards: Cards, question: Question) -> Pairings | None:
    """Return the pairings with the fewest clashes, however many, None if there is no pairing."""
    graph = Blossoms(Rows(cards, question).rows)
    if question.left < 0 or not graph.match_all():
        return None

    def clash(one: int, other: int) -> int:
        return cards.clashing(one) >> other & 1

    cheapest = _leaving_as_many(cards, question, Cheapest(graph), clash)
    if cheapest is None:
        return None
    meets, mates = pairs_asked(cards, question), cheapest.graph.mates
    twice = sum((meets[place] & cards.clashing(place)) >> mates[place] & 1 for place in question.places)
    return Pairings(twice // 2, cheapest)


def fewest_left(cards: Cards, question: Question) -> int | None:
    """Return how few are left over by any way to pair the bracket and the next, None if there is none."""
    graph = Blossoms(Rows(cards, question).rows)
    return _left(cards, question, Cheapest(graph).then(_over(cards, question))) if graph.match_all() else None


def _leaving_as_many(
    cards: Cards, question: Question, all_: Cheapest, cost: Callable[[int, int], int] = lambda _one, _other: 0
) -> Cheapest | None:
    """Return those who leave over as few as can be and cost least, None if that is more than is asked."""
    cheapest = all_.then(_over(cards, question, cost))
    return cheapest if _left(cards, question, cheapest) == question.left else None


def _left(cards: Cards, question: Question, pairings: Cheapest) -> int:
    meets, mates = pairs_asked(cards, question), pairings.graph.mates
    return sum(not meets[place] >> mates[place] & 1 for place in question.places)


def _over(cards: Cards, question: Question, cost: Callable[[int, int], int] = lambda _one, _other: 0) -> Price:
    """Return the price of whoever is left over, which outweighs what pairs cost: nought or one."""
    meets, members, left = pairs_asked(cards, question), question.everybody, len(cards.players) + 1

    def price(one: int, other: int) -> int:
        if meets.get(one, 0) >> other & 1:
            return cost(one, other)
        return left * ((members >> one & 1) + (members >> other & 1))

    return Price(price, left * left)


def _both_at_bound(cards: Cards, question: Question) -> dict[int, int]:
    """Return the graph of both brackets without all pairs that would cost more than the fewest clashes thinkable."""
    above, both = rows_at_bound(cards, replace(question, below=None)), Rows(cards, question).rows
    here, after, meets = question.everybody, len(cards.players), pairs_asked(cards, question)
    over = mask_of(place for place in question.pool if above[place] >> after)
    rows = {node: row & (~here | over) for node, row in both.items()}
    for place in question.places:
        elsewhere = rows[place] & ~meets[place] if over >> place & 1 else 0
        rows[place] = above[place] & here | elsewhere
    return rows
