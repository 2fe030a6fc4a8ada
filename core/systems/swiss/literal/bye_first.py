"""The bye of books in which it is given before anybody is paired: all are asked in its order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from paircard.core.systems.swiss.literal.cards import Cards
from paircard.core.systems.swiss.literal.completion import Completion
from paircard.core.systems.swiss.outcome import NoCompletePairing


class Told(Protocol):
    """Who is told who has it, and who has not."""

    def no_bye(self) -> None:
        """Hear that the field is even."""

    def bye_refused(self, place: int) -> None:
        """Hear that somebody who would come first may not have it, or not all others could be paired."""

    def bye(self, place: int) -> None:
        """Hear who has it."""


def bye_place(
    cards: Cards[Any],
    completion: Completion,
    told: Told,
    none: type[NoCompletePairing],
    order: Sequence[int] | None = None,
) -> int | None:
    """Return who has it, None where the field is even; raise `none` where there is no complete pairing.

    It is offered in the `order` of `bye_order`, unless the book has another.
    """
    everybody = cards.everybody
    if everybody.bit_count() % 2 == 0:
        if not completion.possible(everybody):
            raise none(cards.numbers(everybody))
        told.no_bye()
        return None
    for place in order or bye_order(cards):
        if cards.byes >> place & 1 and completion.possible(everybody ^ 1 << place):
            told.bye(place)
            return place
        told.bye_refused(place)
    raise none(cards.numbers(everybody))


def bye_order(field: Cards[Any]) -> list[int]:
    """Return all places in the order in which the bye is offered: lowest score, most games or matches, largest TPN."""
    players = field.players
    return sorted(
        range(len(players)),
        key=lambda place: (players[place].score, -players[place].played, -players[place].number),
    )
