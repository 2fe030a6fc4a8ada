"""Tournament pairing numbers of teams (C.04.6 1.1): by strength, and late teams in their place (C.04.2 2.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from core.event.ids import PairingNumber, PlayerId
from core.event.numbering import drawn_numbers, recorded_numbers
from core.event.order_of_equals import lots_of_equals
from core.values.text import folded

if TYPE_CHECKING:
    from core.event.registration import Registration
    from core.event.tournament import Tournament


def numbers(tournament: Tournament) -> Mapping[PlayerId, PairingNumber]:
    """Return the TPN of every team; round 1 fixes their order (1.1.3), a late one goes to its place in it.

    Where numbers were drawn by lot there is no such place, and late teams follow.
    """
    if recorded := recorded_numbers(tournament.facts):
        return recorded
    drawn, equals = drawn_numbers(tournament.facts), lots_of_equals(tournament.facts)

    def rank(each: Registration) -> tuple[int, int, str, int]:
        return -each.entrant.rating, equals.get(each.id, 0), folded(each.entrant.name), each.id

    if not tournament.rounds:
        behind = len(drawn) + 1
        return _counted(
            sorted(tournament.registrations.values(), key=lambda each: (drawn.get(each.id, behind), rank(each)))
        )
    given = [each for each in tournament.registrations.values() if each.number is not None]
    given.sort(key=lambda each: each.number or 0)
    if drawn:
        return _counted(given)
    order = [each for each in given if each.first_round == 1]
    for late in sorted((each for each in given if each.first_round > 1), key=rank):
        below = (place for place, each in enumerate(order) if rank(each) > rank(late))
        order.insert(next(below, len(order)), late)
    return _counted(order)


def _counted(order: list[Registration]) -> Mapping[PlayerId, PairingNumber]:
    return {each.id: PairingNumber(number) for number, each in enumerate(order, start=1)}
