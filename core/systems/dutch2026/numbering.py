"""Tournament pairing numbers (C.04.2 2.3 - 2.5): by the initial ranking, and late entries in their place in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.event.ids import PairingNumber, PlayerId
from core.event.numbering import drawn_numbers, recorded_numbers
from core.event.order_of_equals import lots_of_equals
from core.systems.dutch2026.initial_ranking import numbers_of, ranking_key

if TYPE_CHECKING:
    from core.event.registration import Registration
    from core.event.tournament import Tournament


def numbers(tournament: Tournament) -> Mapping[PlayerId, PairingNumber]:
    """Return the TPN of everybody; round 1 fixes the order, and who comes later goes to their place in it (2.4).

    Where numbers were drawn by lot there is no such place, and late entries follow.
    """
    if not tournament.rounds:
        return recorded_numbers(tournament.facts) or numbers_of(tournament)
    given = [each for each in tournament.facts.registrations.values() if each.number is not None]
    given.sort(key=lambda each: each.number or 0)
    if drawn_numbers(tournament.facts):
        return _counted(given)
    order = [each for each in given if each.first_round == 1]
    if len(order) < len(given):
        equals = lots_of_equals(tournament.facts)
        rank = {each.id: ranking_key(each.entrant, equals.get(each.id, 0)) for each in given}
        for late in sorted((each for each in given if each.first_round > 1), key=lambda each: rank[each.id]):
            below = (place for place, each in enumerate(order) if rank[each.id] > rank[late.id])
            order.insert(next(below, len(order)), late)
    return _counted(order)


def _counted(order: list[Registration]) -> Mapping[PlayerId, PairingNumber]:
    return {each.id: PairingNumber(number) for number, each in enumerate(order, start=1)}
