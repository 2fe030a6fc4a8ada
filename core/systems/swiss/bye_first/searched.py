"""Who has the bye, by matchings."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.kit.matching.matchable import pairable, spared
from paircard.core.systems.swiss.bye_first.book import ByeFirstBook
from paircard.core.systems.swiss.literal.cards import Cards


def bye_place(book: ByeFirstBook[Any], cards: Cards[Any]) -> int | None:
    """Return who has it, None where the field is even.

    The first in the order of the book whom C2 allows and without whom all others can be paired; raise what the book
    raises where there is no complete pairing.
    """
    everybody = cards.everybody
    if everybody.bit_count() % 2 == 0:
        if not pairable(cards.legal, everybody):
            raise book.none_complete(cards.numbers(everybody))
        return None
    able = spared(cards.legal, everybody) & cards.byes
    if not able:
        raise book.none_complete(cards.numbers(everybody))
    return next(place for place in book.bye_order(cards) if able >> place & 1)
