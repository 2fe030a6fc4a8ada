"""In which order the list stands."""

from __future__ import annotations

from enum import Enum

from paircard.core.event.ids import ContestantId
from paircard.core.event.tournament import Tournament
from paircard.core.values.language import mark
from paircard.core.values.text import folded


class Order(Enum):
    """The value is what the caption says."""

    NUMBER = mark("by number")
    NAME = mark("by name")
    RATING = mark("by rating")

    def next(self) -> Order:
        """Return the order that follows, the first after the last."""
        orders = list(Order)
        return orders[(orders.index(self) + 1) % len(orders)]

    def ids(self, tournament: Tournament) -> tuple[ContestantId, ...]:
        """Return all entrants in this order; number decides what is equal."""
        numbers = tournament.numbers
        entrants = {id_: each.entrant for id_, each in tournament.registrations.items()}

        def key(id_: ContestantId) -> tuple[object, ...]:
            match self:
                case Order.NAME:
                    return folded(entrants[id_].name), numbers[id_]
                case Order.RATING:
                    return -entrants[id_].rating, numbers[id_]
            return (numbers[id_],)

        return tuple(sorted(entrants, key=key))
