"""Who has the bye, word by word: all are asked in the order of the book."""

from __future__ import annotations

from typing import Any

from paircard.core.systems.swiss.bye_first.book import ByeFirstBook
from paircard.core.systems.swiss.bye_first.narrator import Narrator
from paircard.core.systems.swiss.literal.cards import Cards
from paircard.core.systems.swiss.literal.completion import Completion


def bye_place(
    book: ByeFirstBook[Any], cards: Cards[Any], completion: Completion, narrator: Narrator[Any]
) -> int | None:
    """Return who has it, None where the field is even; raise what the book raises where nothing is complete."""
    everybody = cards.everybody
    if everybody.bit_count() % 2 == 0:
        if not completion.possible(everybody):
            raise book.none_complete(cards.numbers(everybody))
        narrator.no_bye()
        return None
    for place in book.bye_order(cards):
        if cards.byes >> place & 1 and completion.possible(everybody ^ 1 << place):
            narrator.bye(place)
            return place
        narrator.bye_refused(place)
    raise book.none_complete(cards.numbers(everybody))
