"""All pairings with the fewest clashes, where colours alone do not tell how few that are."""

from __future__ import annotations

from paircard.core.systems.kit.matching.perfect import Blossoms
from paircard.core.systems.kit.matching.tight import Cheapest, Price
from paircard.core.systems.swiss1998.cards import Cards
from paircard.core.systems.swiss1998.question import Question
from paircard.core.systems.swiss1998.rows import Rows, pairs_asked
from paircard.core.values.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Pairings:
    """The pairings that a question asks for, with the fewest clashes; nodes are places."""

    clashes: int
    all: Cheapest


def cheapest_pairings(cards: Cards, question: Question) -> Pairings | None:
    """Return the pairings with the fewest clashes, None if there is no pairing.

    With the next bracket any number could be left over: how many is the first thing that is made cheap.
    """
    graph = Blossoms(Rows(cards, question).rows)
    if not graph.match_all():
        return None
    cheapest = Cheapest(graph).then(_clashes(cards, question))
    meets = pairs_asked(cards, question)
    mates = {place: cheapest.graph.mates[place] for place in question.places}
    over = sum(not meets[place] >> mate & 1 for place, mate in mates.items())
    twice = sum(meets[place] & cards.clashing(place) & 1 << mate != 0 for place, mate in mates.items())
    return Pairings(twice // 2, cheapest) if over == question.left else None


def fewest_left(cards: Cards, question: Question) -> int | None:
    """Return how few are left over by any way to pair the bracket and the next, None if there is none."""
    graph = Blossoms(Rows(cards, question).rows)
    if not graph.match_all():
        return None
    meets, members = pairs_asked(cards, question), question.everybody

    def price(one: int, other: int) -> int:
        return 0 if meets.get(one, 0) >> other & 1 else (members >> one & 1) + (members >> other & 1)

    mates = Cheapest(graph).then(Price(price, len(question.places) + 1)).graph.mates
    return sum(not meets[place] >> mates[place] & 1 for place in question.places)


def _clashes(cards: Cards, question: Question) -> Price:
    """Return the price of a pair by its clash, above which stands how many are left over."""
    meets, members, left = pairs_asked(cards, question), question.everybody, len(cards.players) + 1

    def price(one: int, other: int) -> int:
        if meets.get(one, 0) >> other & 1:
            return cards.clashing(one) >> other & 1
        return left * ((members >> one & 1) + (members >> other & 1))

    return Price(price, left * left)
