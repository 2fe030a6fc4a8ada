"""Pairing numbers are fixed for everybody with the first round that is made (R20); lots may give them before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.event.ids import PlayerId

if TYPE_CHECKING:
    from core.event.fold import Facts
    from core.event.tournament import Tournament

PURPOSE = "numbers"
"""Of the lots in the journal; no words: it is drawn with."""


def fixed_numbers(tournament: Tournament) -> tuple[PlayerId, ...]:
    """Ids in the order of their pairing numbers when round 1 is paired, else nothing (R20)."""
    return () if tournament.rounds else tuple(id_ for _, id_ in sorted(tournament.ids.items()))


def lots_of_numbers(facts: Facts) -> Mapping[PlayerId, int]:
    """Return the lot of everybody who took part in the last draw of numbers, by id; nobody where none was drawn."""
    order = next((each.order for each in reversed(facts.lots) if each.purpose.endswith(f": {PURPOSE}")), ())
    return {id_: lot for lot, id_ in enumerate(order, start=1)}


def without_lot(facts: Facts) -> tuple[PlayerId, ...]:
    """Return who entered after the numbers were drawn, or has no lot for another reason; nobody before a draw."""
    lots = lots_of_numbers(facts)
    return tuple(id_ for id_ in facts.registrations if id_ not in lots) if lots else ()
