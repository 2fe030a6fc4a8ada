"""The bye of books in which it is given before anybody is paired, by matchings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paircard.core.systems.kit.matching.matchable import pairable, spared
from paircard.core.systems.swiss.literal.bye_first import bye_order
from paircard.core.systems.swiss.literal.cards import Cards
from paircard.core.systems.swiss.outcome import NoCompletePairing


def bye_place(cards: Cards[Any], none: type[NoCompletePairing], order: Sequence[int] | None = None) -> int | None:
    """Return who has it, None where the field is even; raise `none` where there is no complete pairing.

    The first in its `order`, that of `bye_order` unless the book has another, whom C2 allows and without whom all
    others can be paired.
    """
    everybody = cards.everybody
    if everybody.bit_count() % 2 == 0:
        if not pairable(cards.legal, everybody):
            raise none(cards.numbers(everybody))
        return None
    able = spared(cards.legal, everybody) & cards.byes
    if not able:
        raise none(cards.numbers(everybody))
    return next(place for place in order or bye_order(cards) if able >> place & 1)
