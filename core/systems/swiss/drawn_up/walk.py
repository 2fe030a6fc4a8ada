"""A whole round: the bye is known, and bracket by bracket is paired from the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paircard.core.facets.trace import Sink
from paircard.core.systems.swiss.boards import round_of
from paircard.core.systems.swiss.bye_first.searched import bye_place
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

    return waiting.found(cards.position, lambda: walked(book, cards, bye_place(book, cards), heard))


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
    return round_of(cards.position, brackets, number, book.seats(cards.position), sink)
