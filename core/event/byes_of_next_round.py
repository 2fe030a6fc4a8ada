"""Who gets points without an opponent in the next round, because they asked for it or a report says so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from paircard.core.event.ids import ContestantId
from paircard.core.event.registration import Registration
from paircard.core.event.tournament import Tournament


def half_point_byes(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return the ids that get half a point without an opponent in the next round (R18)."""
    return asking(
        tournament.registrations, tournament.next_round, Registration.half_point_bye, lambda: tournament.order
    )


def full_point_byes(tournament: Tournament) -> tuple[ContestantId, ...]:
    """Return the ids to which a report from elsewhere gives a whole point without an opponent in the next round."""
    return asking(
        tournament.registrations, tournament.next_round, Registration.full_point_bye, lambda: tournament.order
    )


def asking(
    registrations: Mapping[ContestantId, Registration],
    number: int,
    given: Callable[[Registration, int], bool],
    order: Callable[[], Iterable[ContestantId]],
) -> tuple[ContestantId, ...]:
    """Return who is given something without an opponent in a round, in an order that is asked for if anybody is."""
    asked = {id_ for id_, each in registrations.items() if each.absences and given(each, number)}
    return tuple(id_ for id_ in order() if id_ in asked) if asked else ()
