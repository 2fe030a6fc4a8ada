"""Pairing numbers are fixed for everybody with the first round that is made (R20); lots may give them before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from core.event.ids import PairingNumber, PlayerId
from core.values.frozen import replace

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


def recorded_numbers(facts: Facts) -> Mapping[PlayerId, PairingNumber]:
    """Return the numbers that a report gives everybody, as round 1 is looked at again; nothing where none does."""
    numbers = {id_: each.number for id_, each in facts.registrations.items() if each.number is not None}
    return numbers if not facts.rounds and len(numbers) == len(facts.registrations) else {}


def as_recorded(tournament: Tournament, order: Sequence[PlayerId]) -> Tournament:
    """Return the state before round 1 with the numbers that a report gives, from 1 on.

    A round that came from elsewhere was paired by the numbers printed there: rating and title may have been others.
    """
    known = tournament.facts.registrations
    numbered = {id_: replace(known[id_], number=PairingNumber(at)) for at, id_ in enumerate(order, start=1)}
    return tournament.with_facts(replace(tournament.facts, registrations={**known, **numbered}))


def without_number(facts: Facts) -> tuple[PlayerId, ...]:
    """Return who entered after the numbers were drawn; nobody before a draw."""
    drawn = drawn_numbers(facts)
    return tuple(id_ for id_ in facts.registrations if id_ not in drawn) if drawn else ()
