"""A whole round by the search: the answer of the text, found by matchings instead of by trying."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook, Pairing
from paircard.core.systems.swiss.drawn_up.by_identifier.cards import Cards
from paircard.core.systems.swiss.drawn_up.by_identifier.pairs import best_pairs
from paircard.core.systems.swiss.drawn_up.by_identifier.result import result_of
from paircard.core.systems.swiss.drawn_up.by_identifier.upfloaters import choose
from paircard.core.systems.swiss.drawn_up.cards import Bracket
from paircard.core.systems.swiss.drawn_up.outcome import BracketResult
from paircard.core.systems.swiss.drawn_up.walk import searched


def search(book: DrawingUpBook[Any], position: Any) -> Pairing:
    """Pair the round; raise what the book raises where nothing complete can be paired."""
    cards: Any = book.cards(position)
    return searched(book, cards, lambda bracket: _bracket(cards, bracket))


def _bracket(cards: Cards[Any], bracket: Bracket) -> tuple[int, BracketResult[Any]]:
    upfloaters, broken = choose(cards, bracket)
    members = bracket.residents | upfloaters
    pairs = best_pairs(cards, members, upfloaters)
    floated = (upfloaters & cards.floated).bit_count()
    weighed = (broken, floated, *cards.together(pairs, upfloaters))
    return members, result_of(cards, bracket, upfloaters, pairs, weighed)
