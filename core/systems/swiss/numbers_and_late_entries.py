"""Tournament pairing numbers (C.04.2 2.3 - 2.5): by the initial ranking, and who enters late in their place in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from paircard.core.event.ids import ContestantId, PairingNumber
from paircard.core.event.numbering import drawn_numbers, recorded_numbers
from paircard.core.event.order_of_equals import lots_of_equals

if TYPE_CHECKING:
    from paircard.core.event.registration import Registration
    from paircard.core.event.tournament import Tournament

Strength = Callable[["Registration", int], Any]  # no words: a type
"""What somebody is ranked by, the least first, given the lot that was drawn for equals."""


def numbers_by(strength: Strength, tournament: Tournament) -> Mapping[ContestantId, PairingNumber]:
    """Return the TPN of everybody; round 1 fixes the order, and who comes later goes to their place in it (2.4).

    Where numbers were drawn by lot there is no such place, and late entries follow.
    """
    if recorded := recorded_numbers(tournament.facts):
        return recorded
    drawn, equals = drawn_numbers(tournament.facts), lots_of_equals(tournament.facts)

    def rank(each: Registration) -> Any:
        return strength(each, equals.get(each.id, 0))

    everybody = tournament.registrations.values()
    if not tournament.rounds:
        if not drawn:
            return _counted(sorted(everybody, key=lambda each: (rank(each), each.id)))
        behind = len(drawn) + 1
        return _counted(sorted(everybody, key=lambda each: (drawn.get(each.id, behind), rank(each), each.id)))
    given = sorted((each for each in everybody if each.number is not None), key=lambda each: each.number or 0)
    if drawn:
        return _counted(given)
    order = [each for each in given if each.first_round == 1]
    ranks = [rank(each) for each in order]
    for mine, late in sorted([(rank(each), each) for each in given if each.first_round > 1], key=itemgetter(0)):
        place = next((place for place, theirs in enumerate(ranks) if theirs > mine), len(order))
        order.insert(place, late)
        ranks.insert(place, mine)
    return _counted(order)


def _counted(order: Iterable[Registration]) -> Mapping[ContestantId, PairingNumber]:
    return {each.id: PairingNumber(number) for number, each in enumerate(order, start=1)}
