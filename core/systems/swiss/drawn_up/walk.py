"""A whole round: the bye is known, and bracket by bracket is paired from the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss.boards import published
from paircard.core.systems.swiss.bye_first import bye_place
from paircard.core.systems.swiss.drawn_up.book import DrawingUpBook
from paircard.core.systems.swiss.drawn_up.cards import Bracket, Cards
from paircard.core.systems.swiss.outcome import SwissPairing
from paircard.core.values import waiting

Paired = Callable[[Bracket], tuple[int, Any]]
"""Pairs a bracket: returns everybody in it (a mask of places), and how it ended."""


def searched(book: DrawingUpBook[Any], cards: Cards[Any], paired: Paired) -> SwissPairing[Any]:
    """Return the round that a search makes; raise what the book raises where nothing complete can be paired."""

    def heard(bracket: Bracket) -> tuple[int, Any]:
        waiting.bracket(bracket.score, bracket.residents.bit_count())
        return paired(bracket)

    def found() -> SwissPairing[Any]:
        return walked(book, cards, bye_place(cards, book.none_complete), heard)

    return waiting.found(cards.position, found)


def walked(
    book: DrawingUpBook[Any], cards: Cards[Any], bye: int | None, paired: Paired, sink: Sink | None = None
) -> SwissPairing[Any]:
    """Return the round where a place has the bye; tell how it was published."""
    unpaired = cards.everybody if bye is None else cards.everybody ^ 1 << bye
    brackets = []
    while unpaired:
        members, result = paired(cards.bracket(unpaired))
        brackets.append(result)
        unpaired ^= members
    number = None if bye is None else cards.number(bye)
    pairs = (pair for bracket in brackets for pair in bracket.pairs)
    boards = published(cards.position, pairs, number, book.seats(cards.position), sink)
    return SwissPairing(boards, number, tuple(brackets))
