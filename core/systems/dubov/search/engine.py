"""A whole round by the search: the bye, then bracket by bracket from the top (C.04.4.1 3)."""

from __future__ import annotations

from paircard.core.systems.dubov.cards import Cards
from paircard.core.systems.dubov.outcome import BracketResult, Pairing
from paircard.core.systems.dubov.position import Position
from paircard.core.systems.dubov.search.inside import pairs_inside
from paircard.core.systems.dubov.search.shifts import shifts
from paircard.core.systems.dubov.search.upfloaters import choose
from paircard.core.systems.kit.matching.assignment import Assignment
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.cards import Bracket
from paircard.core.systems.swiss.drawn_up.walk import searched


def search(book: DrawingUpBook[Position], position: Position) -> Pairing:
    """Pair the round; raise NoCompletePairing (1.9.3) where C1, C2 and C3 allow nothing."""
    cards = Cards(position)

    def bracket(bracket: Bracket) -> tuple[int, BracketResult]:
        upfloaters = choose(cards, bracket)
        return bracket.residents | upfloaters, paired(cards, bracket, upfloaters)

    return searched(book, cards, bracket)


def paired(cards: Cards, bracket: Bracket, upfloaters: int) -> BracketResult:
    """Pair a bracket of which all members are known (3.2.3 - 3.2.6)."""
    members = bracket.residents | upfloaters
    halves = cards.halves(members)
    moved = shifts(cards, members, halves)
    now = halves.shifted(*moved)
    s1 = cards.by_aro(now.g1)
    transposed = Assignment([cards.legal[place] for place in s1], [0] * len(s1), now.g2)
    if transposed.cheapest() is None:
        raise AssertionError("shifts leave a legal pairing")
    c7 = pairs_inside(cards.legal, cards.by_colour(members))
    return cards.result(bracket, upfloaters, moved, transposed.first(len(s1)), c7)
