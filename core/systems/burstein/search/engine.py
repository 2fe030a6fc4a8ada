"""A whole round by the search: the bye, then bracket by bracket from the top (C.04.4.2 3, 4)."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.burstein.cards import Cards, Made
from paircard.core.systems.burstein.outcome import BracketResult, Pairing
from paircard.core.systems.burstein.position import Position
from paircard.core.systems.burstein.search.floaters import least_ahead, may_float
from paircard.core.systems.burstein.search.pairs import first_pairs
from paircard.core.systems.burstein.search.together import with_any, with_one_of
from paircard.core.systems.swiss.boards import round_of
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook
from paircard.core.systems.swiss.bye_first.searched import bye_place
from paircard.core.systems.swiss.literal.floating_down import Bracket, walked
from paircard.core.values import waiting


def search(book: ByeFirstBook[Any], position: Position) -> Pairing:
    """Pair the round; raise NothingLegal (1.9.3) where C1, C2 and C3 allow nothing."""
    return waiting.found(position, lambda: _searched(book, position))


def _searched(book: ByeFirstBook[Any], position: Position) -> Pairing:
    cards = Cards(position)
    bye = bye_place(book, cards)
    here = cards.without(bye)

    def bracket(bracket: Bracket) -> tuple[int, BracketResult]:
        waiting.bracket(bracket.score, bracket.players.bit_count())
        made = paired(here, bracket)
        return made.left, here.result(bracket, made)

    number = None if bye is None else cards.number(bye)
    return round_of(position, walked(here, bracket), number, book.seats(position))


def paired(cards: Cards, bracket: Bracket) -> Made:
    """Pair a bracket of which, with all below, everybody can be paired.

    Nearly always nobody floats, or one of some who are as good, and as few go without their colour as numbers allow:
    then it takes a matching that asks for no costs.
    """
    floaters = may_float(cards, bracket)
    if floaters is None:
        return with_any(cards, bracket)
    pairs, left = first_pairs(cards, bracket.players, floaters) or with_one_of(cards, bracket, floaters)
    return Made(pairs, left, least_ahead(cards, bracket, left))
