"""Pairing numbers are fixed for everybody with the first round that is made (R20); lots may give them before."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.order_of_equals import lots_of_equals
from paircard.core.values.frozen import replace

if TYPE_CHECKING:
    from paircard.core.event.card import PairingCard
    from paircard.core.event.fold.established import Facts
    from paircard.core.event.registration import Registration
    from paircard.core.event.tournament import Tournament

PURPOSE = "numbers"
"""Of the draw in the journal; no words: it is drawn with."""


def numbers_by_a2(
    facts: Facts, registrations: Mapping[ContestantId, Registration]
) -> Mapping[ContestantId, PairingNumber]:
    """Return the number of everybody: as round 1 fixed it; before that as drawn, or by rating, title and name (A2)."""
    fixed = {id_: each.number for id_, each in registrations.items() if each.number is not None}
    if len(fixed) == len(registrations):
        return fixed
    lots = lots_of_equals(facts)
    # who came after the draw stands behind it
    drawn = drawn_numbers(facts)
    order = sorted(
        registrations.values(),
        key=lambda each: (drawn.get(each.id, len(drawn) + 1), each.entrant.a2_key(lots.get(each.id, 0)), each.id),
    )
    free = (each.id for each in order if each.number is None)
    return {**fixed, **{id_: PairingNumber(number) for number, id_ in enumerate(free, start=len(fixed) + 1)}}


def in_order_a2(
    cards: Mapping[ContestantId, PairingCard], among_equals: Callable[[ContestantId], Any]
) -> tuple[ContestantId, ...]:
    """Return all ids by score, then by what orders those of one score (A2)."""
    return tuple(sorted(cards, key=lambda id_: (-cards[id_].score, among_equals(id_))))


def order_among_equals(
    facts: Facts,
    registrations: Mapping[ContestantId, Registration],
    numbers: Mapping[ContestantId, PairingNumber],
    *,
    by_number: bool,
) -> Callable[[ContestantId], Any]:
    """Return by what those of one score are ordered: rating, title and name (A2), or the pairing number."""
    if by_number:
        return numbers.__getitem__
    lots = lots_of_equals(facts)
    return lambda id_: (*registrations[id_].entrant.a2_key(lots.get(id_, 0)), numbers[id_])


def fixed_numbers(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Ids in the order of their pairing numbers when round 1 is paired, else nothing (R20)."""
    return () if tournament.rounds else tuple(id_ for _, id_ in sorted(tournament.ids.items()))


def drawn_numbers(facts: Facts) -> Mapping[ContestantId, int]:
    """Return the number of everybody who took part in the last draw of them, by id; nobody where none was drawn."""
    order = facts.numbers_given.order if facts.numbers_given else ()
    return {id_: number for number, id_ in enumerate(order, start=1)}


def recorded_numbers(facts: Facts) -> Mapping[ContestantId, PairingNumber]:
    """Return the numbers that a report gives everybody, as round 1 is looked at again; nothing where none does."""
    numbers = {id_: each.number for id_, each in facts.registrations.items() if each.number is not None}
    return numbers if not facts.rounds and len(numbers) == len(facts.registrations) else {}


def as_recorded(tournament: Tournament, order: Sequence[ContestantId]) -> Tournament:
    """Return the state before round 1 with the numbers that a report gives, from 1 on.

    A round that came from elsewhere was paired by the numbers printed there: rating and title may have been others.
    """
    known = tournament.facts.registrations
    numbered = {id_: replace(known[id_], number=PairingNumber(at)) for at, id_ in enumerate(order, start=1)}
    return tournament.with_facts(replace(tournament.facts, registrations={**known, **numbered}))


def without_number(facts: Facts) -> tuple[ContestantId, ...]:
    """Return who entered after the numbers were drawn; nobody before a draw."""
    drawn = drawn_numbers(facts)
    return tuple(id_ for id_ in facts.registrations if id_ not in drawn) if drawn else ()
