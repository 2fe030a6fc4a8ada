"""Pairing numbers are fixed for everybody with the first round that is made (R20); lots may give them before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.event.ids import PlayerId

if TYPE_CHECKING:
    from core.event.fold.established import Facts
    from core.event.tournament import Tournament

PURPOSE = "numbers"
"""Of the draw in the journal; no words: it is drawn with."""


def fixed_numbers(tournament: Tournament) -> tuple[PlayerId, ...]:
    """Ids in the order of their pairing numbers when round 1 is paired, else nothing (R20)."""
    return () if tournament.rounds else tuple(id_ for _, id_ in sorted(tournament.ids.items()))


def drawn_numbers(facts: Facts) -> Mapping[PlayerId, int]:
    """Return the number of everybody who took part in the last draw of them, by id; nobody where none was drawn."""
    order = facts.numbers_given.order if facts.numbers_given else ()
    return {id_: number for number, id_ in enumerate(order, start=1)}


def without_number(facts: Facts) -> tuple[PlayerId, ...]:
    """Return who entered after the numbers were drawn; nobody before a draw."""
    drawn = drawn_numbers(facts)
    return tuple(id_ for id_ in facts.registrations if id_ not in drawn) if drawn else ()
